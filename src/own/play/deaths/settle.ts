/** What attacks come to: shields, what is stopped at the last moment, and what gets through. */
import type { SeatId } from '../../../engine'
import type { Attack } from '../../state/state'
import { givenOf, hasTrait, isIn, traitsOf } from '../../state/facts'
import { causesOf, literal } from '../../language/base/scalars'
import type { Env } from '../../state/asking'
import type { ShieldPlan } from '../../plan/types'
import { endStatus } from '../effects/statuses'
import { envOf, stillEnv, type Run } from '../base/run'
import { tellSoFar } from '../base/telling'
import { readyFor, runReady } from '../effects/triggers'

/** An attack that got through. */
export type Strike = Pick<Attack, 'cause' | 'target' | 'by' | 'all'> & { readonly unnamed: boolean }

/** One night's settlement, or what is settled at once by day. */
export interface Settlement {
  readonly atNight: boolean
  strikes: Strike[]
  /** Who has lost a life in it. */
  readonly lost: SeatId[]
  /** Whose doing it was that somebody lost a life. */
  readonly killers: Record<SeatId, readonly SeatId[]>
  /** Tells of a wave of deaths before anything follows from it. */
  readonly tellWave?: () => void
}

export const settlement = (atNight: boolean, tellWave?: () => void): Settlement => ({
  atNight,
  strikes: [],
  lost: [],
  killers: {},
  ...(tellWave ? { tellWave } : {}),
})

const immuneTo = (env: Env, seat: SeatId, cause: string, atNight: boolean): boolean => {
  // Nobody hides from what the day decides.
  if (atNight && hasTrait(env, seat, 'away')) return true
  return traitsOf(env, seat, 'immune').some(({ map }) => causesOf(map.immune)(cause, atNight))
}

/** The first shield that holds an attack, with the status it stands on. */
function shieldFor(run: Run, attack: Attack, atNight: boolean) {
  if (attack.sure) return null
  if (hasTrait(run.still, attack.target, 'noShield')) return null
  for (const shield of run.plan.shields) {
    const { source, against } = shield
    const then = literal(source.then)
    if (attack.turned?.includes(then)) continue
    const given = givenOf(run.state, attack.target, source.status)
    if (!given || !against(attack.cause, atNight)) continue
    const it = given.giver ?? undefined
    const env = stillEnv(run, { self: attack.target, it, giver: it, cause: attack.cause })
    if (!shield.if || shield.if(env)) return { shield, given }
  }
  return null
}

/** What a shield turns an attack into. */
function turned(run: Run, { source }: ShieldPlan, attack: Attack, giver: SeatId | null): Attack[] {
  const { state } = run
  const then = literal(source.then)
  const unnamed = !literal(source.told)
  const before = attack.turned ?? []
  const found: Attack[] = []
  if ((then === 'giver' || then === 'both') && giver !== null && isIn(state, giver)) {
    found.push({ ...attack, target: giver, turned: [...before, 'giver', 'both'], unnamed })
  }
  if (then === 'attacker' || then === 'both') {
    for (const target of attackersOf(run, attack)) {
      found.push({ ...attack, target, turned: [...before, 'giver', 'both', 'attacker'], unnamed })
    }
  }
  return found
}

/** Who attacks; of those who did it together one, drawn in secret. */
function attackersOf(run: Run, { by, joint }: Attack): readonly SeatId[] {
  const there = by.filter((seat) => isIn(run.state, seat))
  const { draw } = envOf(run)
  if (!joint || there.length < 2) return there
  return [there[draw ? draw(there.length) : 0] as SeatId]
}

/** Looks at every attack that was not settled yet. */
export function meetAttacks(run: Run, settling: Settlement): void {
  const { state, table } = run
  while (state.game.settled < state.game.attacks.length) {
    const attack = state.game.attacks[state.game.settled] as Attack
    table.emit('attacksSettled', { count: state.game.settled + 1 })
    meet(run, settling, attack)
  }
}

function meet(run: Run, settling: Settlement, attack: Attack): void {
  const { state, table } = run
  const { target, cause } = attack
  if (!isIn(state, target)) return
  if (immuneTo(run.still, target, cause, settling.atNight)) {
    table.emit('warded', { target, cause, by: 'immune' })
    return
  }
  const held = shieldFor(run, attack, settling.atNight)
  if (!held) return strike(run, settling, attack)
  const { shield, given } = held
  const { n, giver } = given
  table.emit('shieldHeld', { n, target, cause })
  table.emit('warded', { target, cause, by: shield.source.status })
  for (const ready of readyFor(run, 'saved', target)) {
    if (ready.trigger.by(cause, settling.atNight)) {
      runReady(run, ready, { it: giver ?? undefined, cause })
    }
  }
  for (const next of turned(run, shield, attack, giver)) meet(run, settling, next)
}

function strike(run: Run, settling: Settlement, attack: Attack): void {
  const { target, cause, by, all } = attack
  run.table.emit('struck', { target, cause })
  for (const ready of readyFor(run, 'struck', target)) {
    if (!ready.trigger.by(cause, settling.atNight)) continue
    const { instead } = ready.trigger
    const spares = instead && (cause === 'vote' || cause === 'tie')
    const before = spares ? () => tellSpared(run, target) : undefined
    if (runReady(run, ready, { killers: by, cause }, before) && instead) return
  }
  settling.strikes.push({ target, cause, by, all, unnamed: attack.unnamed ?? false })
}

function tellSpared(run: Run, seat: SeatId): void {
  if (run.dry) return
  tellSoFar(run)
  run.table.emit('announced', { item: { kind: 'spared', of: seat } })
}

/** Statuses that held an attack go with all their stacks, unless they are kept. */
export function useUpShields(run: Run): void {
  const { given } = run.state.game
  if (!given.some(({ used }) => used)) return
  const used = given.filter((each) => each.used)
  const kept = new Set(
    run.plan.shields
      .filter(({ source }) => literal(source.keeps))
      .map(({ source }) => source.status),
  )
  for (const { n, status } of used) if (!kept.has(status)) endStatus(run, n)
}
