import { hasStatus, seatsWith, type SeatId } from '../../../src/engine'
import { isAlive, roleOf, type VendettaTable } from '../state'
import type { Role } from '../roles/roles'

/** The card that is turned over with a death, unless the mode keeps it secret (V-87, V-120). */
export const cardOf = ({ state, options }: VendettaTable, target: SeatId): Role | null =>
  options.mystery ? null : roleOf(state, target)

/** V-32, V-79: those whom everybody knows to be in jail, in seat order. */
export function knownPrisoners({ state }: VendettaTable): SeatId[] {
  const { jailed } = state.game.night
  return seatsWith(state, 'jailed').filter((seat) => !jailed.includes(seat))
}

/** V-32: says who walked free when the Jailer fell. */
export function tellFreed(table: VendettaTable, prisoners: readonly SeatId[]): void {
  const { state } = table
  const freed = prisoners.filter(
    (seat) => isAlive(state, seat) && !hasStatus(state, seat, 'jailed'),
  )
  if (freed.length > 0) table.emit('freed', { seats: freed })
}
