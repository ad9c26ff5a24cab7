/** Who somebody is: roles, sides and cards change, and what is turned over of them. */
import type { SeatId } from '../../../engine'
import { ownSeat, rolesOf, teamOf } from '../../state/facts'
import { noteRoles, type Run } from '../base/run'
import { takeRole } from '../base/uses'

/** Makes somebody somebody else, whose triggers hear of it. */
export function becomeRole(run: Run, seat: SeatId, role: string): void {
  takeRole(run.table, run.plan, seat, role)
  run.got(run, seat, 'role', role)
}

/** Exchanges cards with somebody, or with what lies in the middle. */
export function exchange(
  run: Run,
  seat: SeatId,
  other: SeatId | 'pool',
  card: string | null,
  place: number | null,
): void {
  if (other === seat) return
  const had = heldBy(run, seat)
  if (other === 'pool') run.table.emit('cardsExchanged', { seat, other, card, place })
  else {
    const theirs = heldBy(run, other)
    run.table.emit('cardsExchanged', { seat, other, card: null, place: null })
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
