/** What the host may put right by hand. A ruling changes the state and announces nothing. Codes are texts in `refusals`. */
import { refuse, seatOf, type Refusal, type RulingTable, type SeatId } from '../../src/engine'
import type { Evening, GameState, GameTable } from './evening'
import type { GameEvents } from './events'
import { isRole, STATUSES } from './roles'

const mustLive = (state: GameState, seat: SeatId): Refusal | null =>
  seatOf(state, seat).alive ? null : refuse('alreadyOut', { seat })

const putOut = {
  check: (state: GameState, { seat }: { seat: SeatId }) => mustLive(state, seat),
  carryOut: (table: GameTable, { seat }: { seat: SeatId }) =>
    table.emit('ruledDead', { target: seat }),
}

/** Only the kinds that make sense here; a game of playing cards has `cards`. */
export const rulings: RulingTable<Evening, GameEvents> = {
  kill: putOut,
  leave: putOut,
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
      return STATUSES.includes(status) ? mustLive(state, seat) : refuse('unknownStatus', { status })
    },
    carryOut: (table, { seat, status, on }) =>
      table.emit('ruledStatus', { target: seat, status, on }),
  },
}
