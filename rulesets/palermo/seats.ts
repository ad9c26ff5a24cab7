import { seatOf, type PrivateSeat, type PublicSeat, type SeatId } from '../../src/engine'
import { isBlindfold, roleOf, shownOf, teamOf, type PalermoState } from './evening'
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

/** What the host sees at any time; a host who plays along sees nobody's role before the second night (P-104b). */
export function privateSeat(state: PalermoState, id: SeatId, rules: HouseRules): PrivateSeat {
  const { statuses } = seatOf(state, id)
  if (isBlindfold(state, rules)) return { roles: [], team: '', statuses }
  return { roles: [roleOf(state, id)], team: teamOf(state, id), statuses }
}
