/** Who somebody is: roles, sides and cards change, and what is turned over of them. */
import type { SeatId } from '../../../engine'
import { livingAmong, ownSeat, rolesOf, teamOf } from '../../state/facts'
import type { Env, WhoOf } from '../../state/asking'
import type { EffectPlan } from '../../plan/types'
import { noteRoles, type Run } from '../run'
import { takeRole } from '../uses'

/** What is named, or what somebody has; nothing where there is nobody. */
function namedOrOf(
  named: string | WhoOf,
  env: Env,
  of: (like: SeatId) => string | undefined,
): string | undefined {
  if (typeof named === 'string') return named
  const [like] = named(env)
  return like === undefined ? undefined : of(like)
}

/** Somebody becomes somebody else, or like another. */
export function become(run: Run, effect: Extract<EffectPlan, { kind: 'become' }>, env: Env): void {
  const { state, plan } = run
  const role = namedOrOf(effect.role, env, (like) => rolesOf(plan, state, like)[0])
  if (role === undefined) return
  for (const seat of livingAmong(state, effect.who(env))) becomeRole(run, seat, role)
}

/** Somebody goes over to a side. */
export function join(run: Run, effect: Extract<EffectPlan, { kind: 'join' }>, env: Env): void {
  const { state, plan, table } = run
  const team = namedOrOf(effect.team, env, (like) => teamOf(plan, state, like))
  if (team === undefined) return
  for (const seat of livingAmong(state, effect.who(env))) table.emit('teamTaken', { seat, team })
}

/** Makes somebody somebody else, whose triggers hear of it. */
export function becomeRole(run: Run, seat: SeatId, role: string): void {
  takeRole(run.table, run.plan, seat, role)
  run.got(run, seat, 'role', role)
}

/** Exchanges cards with somebody, or with what lies in the middle. */
export function exchange(
  run: Run,
  effect: Extract<EffectPlan, { kind: 'exchange' }>,
  env: Env,
): void {
  const [seat] = effect.one(env)
  if (seat === undefined) return
  const had = heldBy(run, seat)
  if (effect.other === 'pool') {
    run.table.emit('cardsExchanged', { seat, other: 'pool', card: env.card ?? null })
  } else {
    const [other] = effect.other(env)
    if (other === undefined || other === seat) return
    const theirs = heldBy(run, other)
    run.table.emit('cardsExchanged', { seat, other, card: null })
    changeHands(run, other, theirs)
  }
  changeHands(run, seat, had)
}

const heldBy = ({ plan, state }: Run, seat: SeatId): readonly string[] => [
  ...rolesOf(plan, state, seat),
]

/** Notes what the other cards make of somebody, whose triggers hear of each role that he has not had just before. */
function changeHands(run: Run, seat: SeatId, before: readonly string[]): void {
  noteRoles(run, seat)
  for (const role of rolesOf(run.plan, run.state, seat)) {
    if (!before.includes(role)) run.got(run, seat, 'role', role)
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
