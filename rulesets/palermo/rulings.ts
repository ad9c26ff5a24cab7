/**
 * The facilitator's decisions by hand. They change the state only, announce nothing, break no heart and leave nobody
 * anything to say; of the dead one alone can be something, the host (12.6).
 */
import { standardRulings, type RulingTable } from '../../src/engine'
import { isAlive, type GameState } from './state'
import { STATUSES, type PalermoEvents } from './events'
import type { HouseRules } from './options'
import { refuse } from './refusals'
import { isRole, type Role } from './roles/roles'

const standard = standardRulings<GameState, PalermoEvents, HouseRules, Role>({
  role: (id) => (isRole(id) ? id : null),
  statuses: STATUSES,
  outKeepStatuses: true,
})

export const rulings: RulingTable<GameState, PalermoEvents, HouseRules> = {
  ...standard,
  ...(standard.status && {
    status: {
      ...standard.status,
      check: (state, ruling) =>
        ruling.on && ruling.status !== 'host' && !isAlive(state, ruling.seat)
          ? refuse('deadKeepNothing', { seat: ruling.seat })
          : (standard.status?.check(state, ruling) ?? null),
    },
  }),
}
