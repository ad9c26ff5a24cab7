import { refuse, seatOf, type Refusal, type RulingTable, type SeatId } from '../../src/engine'
import type { Evening, StarwarsState } from './evening'
import { STATUSES, type StarwarsEvents } from './events'
import { noteTurns } from './falls'
import { isCard, roles } from './roles'

const known: readonly string[] = STATUSES

const mustLive = (state: StarwarsState, seat: SeatId): Refusal | null =>
  seatOf(state, seat).alive ? null : refuse('alreadyOut', { seat })

/**
 * The facilitator's decisions by hand. They change the state only, announce nothing and set off no
 * chain; Anakin's side follows Amidala at once (section 12.6).
 */
export const rulings: RulingTable<Evening, StarwarsEvents> = {
  kill: {
    check: (state, { seat }) => mustLive(state, seat),
    carryOut(table, { seat }) {
      table.emit('ruledDead', { target: seat })
      noteTurns(table)
    },
  },
  leave: {
    check: (state, { seat }) => mustLive(state, seat),
    carryOut(table, { seat }) {
      table.emit('ruledGone', { target: seat })
      noteTurns(table)
    },
  },
  revive: {
    check: (state, { seat }) => (seatOf(state, seat).alive ? refuse('stillIn', { seat }) : null),
    carryOut(table, { seat }) {
      table.emit('ruledBack', { target: seat })
      noteTurns(table)
    },
  },
  role: {
    check: (_, { role }) => (role in roles ? null : refuse('unknownRole', { role })),
    carryOut(table, { seat, role }) {
      // Vader is what becomes of Anakin, not a card that somebody can be given.
      const card = role === 'vader' ? 'anakin' : role
      if (isCard(card)) table.emit('ruledRole', { target: seat, role: card })
      noteTurns(table)
    },
  },
  status: {
    check: (_, { status }) => (known.includes(status) ? null : refuse('unknownStatus', { status })),
    carryOut: (table, { seat, status, on }) =>
      table.emit('ruledStatus', { target: seat, status, on }),
  },
}
