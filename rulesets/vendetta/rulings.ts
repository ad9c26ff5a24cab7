import { refuse, seatOf, type Refusal, type RulingTable, type SeatId } from '../../src/engine'
import { type Evening, type VendettaState } from './evening'
import { STATUSES, type VendettaEvents } from './events'
import { isRole } from './roles'

const known: readonly string[] = STATUSES

const mustLive = (state: VendettaState, seat: SeatId): Refusal | null =>
  seatOf(state, seat).alive ? null : refuse('alreadyOut', { seat })

/** The facilitator's decisions by hand. They change the state only and announce nothing. */
export const rulings: RulingTable<Evening, VendettaEvents> = {
  kill: {
    check: (state, { seat }) => mustLive(state, seat),
    carryOut: (table, { seat }) => table.emit('ruledDead', { target: seat }),
  },
  leave: {
    check: (state, { seat }) => mustLive(state, seat),
    carryOut: (table, { seat }) => table.emit('ruledDead', { target: seat }),
  },
  revive: {
    check: (state, { seat }) => (seatOf(state, seat).alive ? refuse('stillIn', { seat }) : null),
    carryOut: (table, { seat }) => table.emit('ruledBack', { target: seat }),
  },
  role: {
    check: (_, { role }) => (isRole(role) ? null : refuse('unknownRole', { role })),
    carryOut(table, { seat, role }) {
      if (isRole(role)) table.emit('ruledRole', { target: seat, role })
    },
  },
  status: {
    check(state, { seat, status }) {
      return known.includes(status) ? mustLive(state, seat) : refuse('unknownStatus', { status })
    },
    carryOut: (table, { seat, status, on }) =>
      table.emit('ruledStatus', { target: seat, status, on }),
  },
}
