/** What everybody, and what the host may see of a seat at any time. */
import { seatOf, type PrivateSeat, type PublicSeat, type SeatId } from '../../src/engine'
import { statuette } from './deeds/statuette'
import { isKnownDead, isRevealed, roleOf, teamOf, type KtuluState } from './state'

/** K-17, K-89i: who is known to be dead, and who everybody knows. */
export function publicSeat(state: KtuluState, id: SeatId): PublicSeat {
  const out = isKnownDead(state, id)
  const isKnown = out || isRevealed(state, id)
  return { id, out, ...(isKnown ? { revealed: roleOf(state, id) } : {}), badges: [] }
}

/** What follows from trails and the statuette rather than from the seat (section 12.6). */
function derived(state: KtuluState, id: SeatId): string[] {
  const { holder, hiddenBy, bound } = statuette(state)
  return [
    ...(state.game.trails.some(({ target }) => target === id) ? ['trailed'] : []),
    ...(holder === id && bound ? ['bound'] : []),
    ...(holder === id && hiddenBy !== null ? ['unaware'] : []),
  ]
}

/** The statuses of the dead are empty. */
export function privateSeat(state: KtuluState, id: SeatId): PrivateSeat {
  const { alive, statuses } = seatOf(state, id)
  const more = alive ? derived(state, id) : []
  return {
    roles: [roleOf(state, id)],
    team: teamOf(state, id),
    statuses: more.length > 0 ? [...new Set([...statuses, ...more])] : statuses,
  }
}
