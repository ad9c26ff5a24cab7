/**
 * The facilitator's decisions by hand. They change the state only, announce nothing and set off no
 * chain; Anakin's side follows Amidala at once.
 */
import { mustBeIn, standardRulings, type RulingTable } from '../../src/engine'
import type { GameState } from './state'
import { STATUSES, type StarwarsEvents } from './events'
import { noteTurns } from './night/falls'
import type { HouseRules } from './options'
import { isCard, type Card } from './roles/roles'

const standard = standardRulings<GameState, StarwarsEvents, HouseRules, Card>({
  // Vader is what becomes of Anakin, not a card that somebody can be given.
  role: (id) => (id === 'vader' ? 'anakin' : isCard(id) ? id : null),
  statuses: STATUSES,
  outKeepStatuses: true,
  after: noteTurns,
})

export const rulings: RulingTable<GameState, StarwarsEvents, HouseRules> = {
  ...standard,
  /** Whoever leaves is out of Yoda's reach, and not banished (SW-96). */
  leave: {
    check: (state, { seat }) => mustBeIn(state, seat),
    carryOut(table, { seat }) {
      table.emit('ruledGone', { target: seat })
      noteTurns(table)
    },
  },
}
