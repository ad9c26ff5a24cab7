import { seatOf, type PrivateSeat, type PublicSeat, type SeatId } from '../../src/engine'
import { roleOf, teamOf, type StarwarsState } from './state'

/** Conditions that everybody knows of (SW-93, SW-96). */
const OPEN_STATUSES = ['frozen', 'banished']

/** What everybody sees: who is out, who is in the ice, and who has shown his hand (SW-92, SW-93). */
export function publicSeat(state: StarwarsState, id: SeatId): PublicSeat {
  const { alive, statuses } = seatOf(state, id)
  const revealed = state.game.known[id]
  return {
    id,
    out: !alive,
    ...(revealed ? { revealed } : {}),
    badges: statuses.filter((status) => OPEN_STATUSES.includes(status)),
  }
}

/** What the host sees at any time. */
export const privateSeat = (state: StarwarsState, id: SeatId): PrivateSeat => ({
  roles: [roleOf(state, id)],
  team: teamOf(state, id),
  statuses: seatOf(state, id).statuses,
})
