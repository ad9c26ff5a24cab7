/**
 * Chiang Mai Mafia: two cards are two lives, the upper one is played first. Everything here reads in the
 * order of the rulebook; the numbers are those of RULES.md.
 */
import { defineRuleset, rounds } from '../../src/engine'
import { casting } from './casting'
import { dawn } from './dawn'
import { day } from './day'
import { startEvening, type Evening } from './evening'
import { effects, events, type ChiangmaiEvents } from './events'
import { night } from './night'
import { houseRules, options } from './options'
import { DOSED, rulings } from './rulings'
import { privateSeat, publicSeat, reminders } from './seats'

export const chiangmai = defineRuleset<Evening, ChiangmaiEvents>({
  id: 'chiangmai',
  version: 1,
  teams: ['killers', 'town'],
  roles: {
    killer: { team: 'killers' },
    policeman: { team: 'town' },
    doctor: { team: 'town' },
    assassin: { team: 'town' },
    hunter: { team: 'town' },
    villager: { team: 'town' },
  },
  statuses: [DOSED],
  options,
  casting,
  events,
  effects,
  start: startEvening,

  /** Night, dawn, day, from the first night on (CM-2). */
  play: (table) => rounds(table, [night, dawn, day]),

  interrupts: [],
  rulings,
  publicSeat,
  privateSeat: (state, seat, values) => privateSeat(state, seat, houseRules(values)),
  reminders,
})
