import type { SeatId } from '../../../src/engine'
import type { Death } from './chains'
import { dealt, roleOf, type StarwarsTable } from '../state'

/** Tells of deaths in this order; they happened at the same moment (SW-91, SW-110). */
export function tellDeaths(table: StarwarsTable, deaths: readonly Death[]): void {
  if (deaths.length === 0) return
  for (const { target, cause } of deaths) table.emit(cause, { target })
  table.emit('mourned', { seats: deaths.map(({ target }) => target) })
  noteTurns(table)
}

/** SW-34, SW-36: keeps the true story of Anakin's side; nobody is told (SW-95). */
export function noteTurns(table: StarwarsTable): void {
  const { state } = table
  for (const seat of dealt(state, 'anakin')) {
    const turned = roleOf(state, seat) === 'vader'
    if (turned === (state.game.seenTurned[seat] ?? false)) continue
    table.emit(turned ? 'turned' : 'turnedBack', { seat })
  }
}

/** In the order of the circle. */
export const inSeatOrder = (table: StarwarsTable, seats: readonly SeatId[]): SeatId[] =>
  table.state.seats.map(({ id }) => id).filter((id) => seats.includes(id))
