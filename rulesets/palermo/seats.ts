import { seatOf, type PrivateSeat, type PublicSeat, type SeatId } from '../../src/engine'
import { roleOf, shownOf, teamOf, type PalermoState } from './state'
import type { HouseRules } from './options'

/** Offices, which everybody knows of. */
const OPEN_STATUSES = ['mayor', 'provisionalHost', 'host']

/** What everybody sees: who is out, the card or party that was shown, who is in office. */
export function publicSeat(state: PalermoState, id: SeatId, rules: HouseRules): PublicSeat {
  const { alive, statuses } = seatOf(state, id)
  const revealed = alive ? null : (state.game.known[id] ?? shownOf(state, rules, id))
  return {
    id,
    out: !alive,
    ...(revealed ? { revealed } : {}),
    badges: statuses.filter((status) => OPEN_STATUSES.includes(status)),
  }
}

/** What the host sees at any time, if he does not play along (P-104b). */
export const privateSeat = (state: PalermoState, id: SeatId): PrivateSeat => ({
  roles: [roleOf(state, id)],
  team: teamOf(state, id),
  statuses: seatOf(state, id).statuses,
})
