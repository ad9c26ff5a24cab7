/** What the host may put right by hand. A ruling changes the state and announces nothing. */
import { standardRulings } from '../../src/engine'
import type { GameState } from './state'
import type { GameEvents } from './events'
import type { HouseRules } from './options'
import { isRole, STATUSES, type Role } from './roles/roles'

/** A game that differs in one of the kinds puts its own beside these; a game of playing cards has `cards` too. */
export const rulings = standardRulings<GameState, GameEvents, HouseRules, Role>({
  role: (id) => (isRole(id) ? id : null),
  statuses: STATUSES,
})
