import { hasStatus, type SeatId } from '../../../src/engine'
import { activeOf, isLeader, type VendettaState } from '../state'
import type { HouseRules } from '../options'
import { STOPPING_MARKS } from '../roles/roles'
import { isDoomed } from './resolution'

const BLOCKS = [...STOPPING_MARKS, 'jailed']

/** V-25: whoever is blocked is called as usual and sees the raised hand. */
export const isBlocked = (state: VendettaState, rules: HouseRules, seat: SeatId): boolean =>
  BLOCKS.some((status) => hasStatus(state, seat, status)) ||
  (isLeader(state, seat) && isDoomed(state, rules, seat))

export const isJailed = (state: VendettaState, seat: SeatId): boolean =>
  hasStatus(state, seat, 'jailed')

/** V-75, V-76, V-112: a team kills nobody when it sits in jail or its last player is seduced. */
export function cannotKill(state: VendettaState, team: 'mafia' | 'yakuza'): boolean {
  const active = activeOf(state, team)
  const [last] = active
  const lastIsSeduced = active.length === 1 && !!last && hasStatus(state, last, 'seduced')
  return lastIsSeduced || active.every((seat) => isJailed(state, seat))
}
