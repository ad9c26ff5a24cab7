/** Carries effects out, one after the other. An effect on nobody does nothing. */
import { show, type SeatId, type Signal } from '../../../engine'
import { inOrder, isIn, livingAmong, tableTraits } from '../../state/facts'
import { literal } from '../../language/scalars'
import type { Env } from '../../state/asking'
import type { EffectPlan } from '../../plan/types'
import { mayGoOn, type Run } from '../run'
import { tell } from '../telling'
import { signalOf } from '../shows'
import { become, exchange, faceOf, join } from './identity'
import { count, link, moveObject, places, unlink } from './things'
import { giveStatus, takeStatus } from './statuses'

/** Whose doing it is, and the step in which something can be shown. */
export interface Deed {
  readonly by: readonly SeatId[]
  readonly joint: boolean
  readonly step: string | null
  /** Whether others are asked in the same step: what is shown is then told of each. */
  readonly among?: boolean
  /** Whether it happens by itself: of such effects only so many follow from one answer. */
  readonly counted?: boolean
  /** What the deed asks to break off. */
  leave?: string
}

/** Carries out a list. */
export function carryOut(run: Run, list: readonly EffectPlan[], env: Env, deed: Deed): void {
  for (const effect of list) {
    if (deed.counted && effect.kind !== 'if' && !mayGoOn(run)) return
    one(run, effect, env, deed)
  }
}

function one(run: Run, effect: EffectPlan, env: Env, deed: Deed): void {
  const { table, state } = run
  switch (effect.kind) {
    case 'if':
      return carryOut(run, effect.condition(env) ? effect.then : effect.otherwise, env, deed)
    case 'attack':
      return attack(run, effect, env, deed)
    case 'give':
      for (const on of places(run, effect.to, env)) {
        giveStatus(run, effect.status, on, env.self ?? deed.by[0] ?? null, effect.until)
      }
      return
    case 'take':
      for (const on of places(run, effect.from, env)) takeStatus(run, effect.status, on)
      return
    case 'show':
      if (deed.step !== null) showTo(run, deed.step, signalOf(effect.show, env), deed)
      return
    case 'count':
      return count(run, effect, env)
    case 'link':
      return link(run, effect, env)
    case 'unlink':
      return unlink(run, effect, env)
    case 'redirect':
      for (const acts of effect.acts(env)) {
        const [onto] = effect.onto(env)
        if (onto !== undefined) table.emit('redirected', { acts, onto })
      }
      return
    case 'swap': {
      const [[first], [second]] = [effect.one(env), effect.other(env)]
      if (first !== undefined && second !== undefined && first !== second) {
        table.emit('swapped', { one: first, other: second })
      }
      return
    }
    case 'move':
      return moveObject(run, effect.object, effect.to(env)[0] ?? null)
    case 'revive':
      for (const seat of effect.who(env)) {
        if (isIn(state, seat) || state.game.returning.includes(seat)) continue
        // By night nobody gets up before the dawn.
        table.emit(state.phase.kind === 'night' ? 'willReturn' : 'cameBack', { seat })
        tell(run, 'returned', [seat])
      }
      return
    case 'leave':
      deed.leave = effect.scope
      return
    case 'become':
      return become(run, effect, env)
    case 'join':
      return join(run, effect, env)
    case 'exchange':
      return exchange(run, effect, env)
    case 'reveal':
      for (const seat of effect.who(env)) {
        const shown = faceOf(run, seat, effect.what)
        if (shown !== null) tell(run, 'revealed', { [seat]: shown })
      }
      return
    case 'announce': {
      const seats = effect.seats?.(env) ?? true
      const told = seats === true || inOrder(state, seats)
      if (told === true || told.length > 0) tell(run, `said.${effect.notice}`, told)
      return
    }
    case 'win': {
      const names = typeof effect.who === 'string' ? [effect.who] : effect.who(env)
      for (const who of names) table.emit('aimReached', { who, ends: effect.ends })
      return
    }
  }
}

function attack(
  { table, state }: Run,
  effect: Extract<EffectPlan, { kind: 'attack' }>,
  env: Env,
  { by, joint, step }: Deed,
): void {
  const { cause, on, all } = effect
  const sure =
    effect.sure ||
    (step !== null &&
      tableTraits(env, 'sure').some((trait) =>
        (literal(trait.sure) as string[] | undefined)?.includes(step),
      ))
  for (const target of livingAmong(state, on(env))) {
    table.emit('attacked', { cause, target, by, joint, sure, all })
  }
}

/** Several are asked at once: each has a signal of his own. */
function showTo({ table, state }: Run, step: string, signal: Signal, { among, by }: Deed): void {
  const [seat] = by
  if (!among || seat === undefined) return show(table, step, signal)
  const before = state.shown[step]
  const others = typeof before === 'object' && !Array.isArray(before) ? before : {}
  const own = Array.isArray(signal) ? signal.join(' ') : (signal as string)
  show(table, step, { ...(others as Record<string, string>), [seat]: own })
}
