/** The facilitator's decisions by hand. They change the state only and announce nothing. */
import { standardRulings } from '../../src/engine'
import type { GameState } from './state'
import { STATUSES, type VendettaEvents } from './events'
import type { HouseRules } from './options'
import { isRole, type Role } from './roles/roles'

export const rulings = standardRulings<GameState, VendettaEvents, HouseRules, Role>({
  role: (id) => (isRole(id) ? id : null),
  statuses: STATUSES,
})
