/** What a touch makes of the hand that somebody has given, as the open step takes it. */
import type { SeatId } from '../../engine'
import type { Hand, PhoneAsks } from '../../bridge/views/phone'

/** How many hands somebody has here; 0 for who is not asked. */
export const handsOf = ({ of }: PhoneAsks, seat: SeatId): number =>
  of.find((asked) => asked.seat === seat)?.hands ?? 0

/** Whom somebody can say: where candidates take turns, the one whose turn it is. */
export function candidatesFor(
  { among, self = false, order, turn }: PhoneAsks,
  seat: SeatId,
): SeatId[] {
  const there = among.filter((one) => self || one !== seat)
  return order === 'candidates' && turn !== null ? there.filter((one) => one === turn) : there
}

/** Whether this one may say something now. */
export const mayAnswer = ({ isOpen, order, turn }: PhoneAsks, seat: SeatId): boolean =>
  isOpen && (order !== 'voters' || turn === null || turn === seat)

/** Whether each candidate may get several hands of one voter. */
export const countsUp = (
  { split = false, distinct = false }: Pick<PhoneAsks, 'split' | 'distinct'>,
  hands: number,
): boolean => hands > 1 && split && !distinct

/** The votes after a touch on a candidate: given, moved, or taken back. */
export function touched(
  votes: readonly SeatId[],
  candidate: SeatId,
  { split = false }: Pick<PhoneAsks, 'split'>,
  hands: number,
): SeatId[] {
  if (hands > 1 && !split) {
    return votes.includes(candidate) ? [] : Array<SeatId>(hands).fill(candidate)
  }
  if (votes.includes(candidate)) return votes.filter((one) => one !== candidate)
  // All hands are up: the newest goes over to this one.
  return [...votes.slice(0, hands - 1), candidate]
}

/** One hand less for a candidate. */
export function lowered(votes: readonly SeatId[], candidate: SeatId): SeatId[] {
  const at = votes.lastIndexOf(candidate)
  return votes.filter((_, index) => index !== at)
}

/** Hands as they are sent; none at all is taken back. */
export const handOf = (votes: readonly SeatId[]): Hand | null =>
  votes.length > 0 ? { for: 'hands', votes } : null

export const votesOf = (hand: Hand | null): readonly SeatId[] =>
  hand?.for === 'hands' ? hand.votes : []
