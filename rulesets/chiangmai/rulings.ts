import { mustBeIn, seatOf, type RulingTable, type SeatId } from '../../src/engine'
import { cards as known } from './roles/roles'
import type { ChiangmaiEvents } from './events'
import { playerAt, type ChiangmaiTable, type GameState } from './state'
import type { HouseRules } from './options'
import { refuse } from './refusals'

/** The status a ruling can give and take: an extra dose (CM-21, CM-22). */
export const DOSED = 'dosed'

/** A card that came back takes the Hunter's shot with it that its loss had set off (CM-30, CM-O6). */
function voidShot(table: ChiangmaiTable, hunter: SeatId, card: string, wasOut: boolean): void {
  const { hunterTrigger } = table.options
  const set = hunterTrigger === 'jokerRemoved' ? card === 'joker' : wasOut
  if (set && table.state.game.hunters.includes(hunter)) table.emit('shotVoid', { hunter })
}

/** The facilitator's decisions by hand. They change the state only: no announcement, no Hunter. */
export const rulings: RulingTable<GameState, ChiangmaiEvents, HouseRules> = {
  kill: {
    check: (state, { seat }) => mustBeIn(state, seat),
    carryOut(table, { seat }) {
      table.emit('ruledDead', { target: seat, card: playerAt(table.state, seat).cards[0] ?? '' })
    },
  },
  leave: {
    check: (state, { seat }) => mustBeIn(state, seat),
    carryOut(table, { seat }) {
      for (const card of [...playerAt(table.state, seat).cards]) {
        table.emit('ruledDead', { target: seat, card })
      }
      while (table.state.game.hunters.includes(seat)) table.emit('shotVoid', { hunter: seat })
    },
  },
  revive: {
    check: (state, { seat }) =>
      playerAt(state, seat).lost.length > 0 ? null : refuse('nothingLost', { seat }),
    carryOut(table, { seat }) {
      const card = playerAt(table.state, seat).lost.at(-1) ?? ''
      const wasOut = !seatOf(table.state, seat).alive
      table.emit('ruledBack', { target: seat, card })
      voidShot(table, seat, card, wasOut)
    },
  },
  status: {
    check(state, { seat, status }) {
      return status === DOSED ? mustBeIn(state, seat) : refuse('unknownStatus', { status })
    },
    carryOut(table, { seat, on }) {
      table.emit('ruledDoses', { target: seat, doses: on ? 1 : 0 })
    },
  },
  cards: {
    check(_, { seat, cards }) {
      const strange = cards.find((card) => !known.some(({ id }) => id === card))
      if (strange !== undefined) return refuse('unknownCard', { card: strange })
      return cards.length > 2 ? refuse('handSize', { seat }) : null
    },
    carryOut(table, { seat, cards }) {
      table.emit('ruledCards', { target: seat, cards })
    },
  },
}
