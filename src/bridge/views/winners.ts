import type { SeatId } from '../../engine'

/**
 * Those who have won: by their side, by themselves, or, where their win is of no side, those who are left.
 * @param winners sides and seats, as the rules name them
 */
export function winnersOf(
  seats: readonly { readonly id: SeatId; readonly team: string }[],
  winners: readonly string[],
  isOut: (seat: SeatId) => boolean,
): SeatId[] {
  const named = seats.filter(({ id, team }) => winners.includes(team) || winners.includes(id))
  const found =
    named.length > 0 || winners.length === 0 ? named : seats.filter(({ id }) => !isOut(id))
  return found.map(({ id }) => id)
}
