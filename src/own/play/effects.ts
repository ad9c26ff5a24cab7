/** Carries effects out, one after the other. An effect on nobody does nothing. */
import { show, type SeatId, type Signal } from '../../engine'
import { counterKey, type Place, type SeenGiven } from '../evening'
import {
  givenOf,
  inOrder,
  isIn,
  livingAmong,
  ownSeat,
  rolesOf,
  tableTraits,
  teamOf,
  tiedBy,
} from '../facts'
import { literal } from '../plan/fold'
import type { EffectPlan, Env, WhoOf } from '../plan/types'
import { mayGoOn, noteRoles, tell, type Run } from './run'
import { signalOf } from './shows'
import { takeRole } from './uses'

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
    default:
      return change(run, effect, env)
  }
}

function places(run: Run, of: WhoOf | 'table', env: Env): readonly Place[] {
  return of === 'table' ? ['table'] : livingAmong(run.state, of(env))
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

/** Gives a status; a unique one moves. What is public is told by its own rule; `elected`: before everybody. */
export function giveStatus(
  run: Run,
  status: string,
  on: Place,
  giver: SeatId | null,
  until: Extract<EffectPlan, { kind: 'give' }>['until'] = null,
  elected = false,
): void {
  const { table, state, plan } = run
  const known = plan.doc.statuses?.[status]
  if (!known || (on === 'table') !== Boolean(literal(known.table))) return
  if (literal(known.unique)) {
    for (const { n, on: place, status: held } of state.game.given) {
      if (held === status && place !== on) endStatus(run, n)
    }
  }
  const isNew = elected || !givenOf(state, on, status)
  const isHeard = elected || (run.open && literal(known.public) === 'atOnce')
  const stacks = literal(known.stacks) ?? false
  const secret = !run.open && !elected
  table.emit('statusGiven', { status, on, giver, stacks, known: isHeard, secret, until })
  if (isHeard && isNew) tell(run, `became.${status}`, on === 'table' ? true : [on])
  if (on !== 'table') run.got(run, on, 'status', status)
}

function takeStatus(run: Run, status: string, on: Place): void {
  const given = givenOf(run.state, on, status)
  if (given) endStatus(run, given.n)
}

/** Ends statuses and tells of it what the room may hear: at once by day, those of one name together, else at dawn. */
export function endStatuses(run: Run, given: readonly SeenGiven[]): void {
  if (given.length === 0) return
  const { state, table, plan } = run
  const heard = run.dry
    ? []
    : given.filter(({ status, on, known }) => {
        const { ended, public: told = 'never' } = plan.doc.statuses?.[status] ?? {}
        // Without a text the badge goes all the same, in silence; the table has none.
        return known && literal(told) !== 'never' && (ended !== undefined || on !== 'table')
      })
  for (const { n } of given) table.emit('statusEnded', { n })
  if (!run.open) {
    for (const { status, on } of heard) {
      table.emit('endedUnheard', { status, seat: on === 'table' ? null : on })
    }
    return
  }
  for (const status of new Set(heard.map((held) => held.status))) {
    const on = heard.filter((held) => held.status === status).map((held) => held.on)
    const seats = on.flatMap((place) => (place === 'table' ? [] : [place]))
    tell(run, `ended.${status}`, seats.length === 0 ? true : inOrder(state, seats))
  }
}

/** Ends one status. */
export function endStatus(run: Run, n: number): void {
  endStatuses(
    run,
    run.state.game.given.filter((held) => held.n === n),
  )
}

function count(run: Run, effect: Extract<EffectPlan, { kind: 'count' }>, env: Env): void {
  const { counter, of = null } = effect
  const all: readonly Place[] = of === null ? [env.self ?? 'table'] : places(run, of, env)
  for (const on of all) {
    const now =
      run.state.game.counters[counterKey(counter, on)] ??
      Number(run.plan.doc.counters?.[counter]?.start ?? 0)
    const to = effect.set ? effect.set(env) : now + (effect.add?.(env) ?? 0)
    run.table.emit('counted', { counter, on, to: Math.max(-999, Math.min(999, to)) })
  }
}

function link({ table, plan }: Run, effect: Extract<EffectPlan, { kind: 'link' }>, env: Env): void {
  const { link: id } = effect
  const to = effect.to(env)
  if (to.length === 0) return
  if (plan.doc.links?.[id]?.kind === 'group') {
    if (to.length > 1) table.emit('tied', { link: id, from: null, to })
    return
  }
  for (const from of effect.from(env)) table.emit('tied', { link: id, from, to })
}

function unlink(
  { table, plan, state }: Run,
  effect: Extract<EffectPlan, { kind: 'unlink' }>,
  env: Env,
) {
  const { link: id } = effect
  const isGroup = plan.doc.links?.[id]?.kind === 'group'
  for (const from of effect.from(env)) {
    const to = isGroup ? [from] : tiedBy(state, id, [from])
    table.emit('untied', { link: id, from: isGroup ? null : from, to })
  }
}

/** Puts an object into somebody's hands, or out of the game. */
export function moveObject(run: Run, object: string, to: SeatId | null): void {
  if (to !== null && !isIn(run.state, to)) return
  if ((run.state.game.holds[object] ?? null) === to) return
  run.table.emit('objectMoved', { object, to, heard: run.open })
  const isPublic = literal(run.plan.doc.objects?.[object]?.public) === 'atOnce'
  if (isPublic) tell(run, `moved.${object}`, to === null ? [] : [to])
}

function change(run: Run, effect: EffectPlan, env: Env): void {
  const { state, table, plan } = run
  switch (effect.kind) {
    case 'become': {
      const [like] = typeof effect.role === 'string' ? [] : effect.role(env)
      const role =
        typeof effect.role === 'string'
          ? effect.role
          : like === undefined
            ? undefined
            : rolesOf(plan, state, like)[0]
      if (role === undefined) return
      for (const seat of livingAmong(state, effect.who(env))) becomeRole(run, seat, role)
      return
    }
    case 'join': {
      const [like] = typeof effect.team === 'string' ? [] : effect.team(env)
      const team =
        typeof effect.team === 'string'
          ? effect.team
          : like === undefined
            ? undefined
            : teamOf(plan, state, like)
      if (team === undefined) return
      for (const seat of livingAmong(state, effect.who(env)))
        table.emit('teamTaken', { seat, team })
      return
    }
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
      if (seats === true || seats.length > 0) tell(run, `said.${effect.notice}`, seats)
      return
    }
    case 'win': {
      const names = typeof effect.who === 'string' ? [effect.who] : effect.who(env)
      for (const who of names) table.emit('aimReached', { who, ends: effect.ends })
      return
    }
    default:
      return
  }
}

/** Makes somebody somebody else, whose triggers hear of it. */
export function becomeRole(run: Run, seat: SeatId, role: string): void {
  takeRole(run.table, run.plan, seat, role)
  run.got(run, seat, 'role', role)
}

function exchange(run: Run, effect: Extract<EffectPlan, { kind: 'exchange' }>, env: Env): void {
  const [seat] = effect.one(env)
  if (seat === undefined) return
  if (effect.other === 'pool') {
    run.table.emit('cardsExchanged', { seat, other: 'pool', card: env.card ?? null })
  } else {
    const [other] = effect.other(env)
    if (other === undefined || other === seat) return
    run.table.emit('cardsExchanged', { seat, other, card: null })
    changeHands(run, other)
  }
  changeHands(run, seat)
}

/** Notes what the other cards make of somebody, whose triggers hear of it. */
function changeHands(run: Run, seat: SeatId): void {
  const before = new Set(ownSeat(run.state, seat).was)
  noteRoles(run, seat)
  for (const role of rolesOf(run.plan, run.state, seat)) {
    if (!before.has(role)) run.got(run, seat, 'role', role)
  }
}

/** What is turned over of somebody. */
export function faceOf(run: Run, seat: SeatId, what: 'role' | 'team' | 'card'): string | null {
  const { plan, state } = run
  if (what === 'team') return teamOf(plan, state, seat)
  if (what === 'role') return rolesOf(plan, state, seat)[0] ?? null
  const { cards, lost, role } = ownSeat(state, seat)
  return plan.perSeat === 1 && role !== null ? role : (cards[0] ?? lost.at(-1) ?? null)
}
