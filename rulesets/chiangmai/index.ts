/**
 * Chiang Mai Mafia: two cards are two lives, the upper one is played first. Everything here reads in the
 * order of the rulebook; the numbers are those of RULES.md.
 */
import { defineRuleset, rounds } from '../../src/engine'
import { casting } from './roles/casting'
import { dawn } from './night/dawn'
import { day } from './day/day'
import { startEvening, type GameState } from './state'
import { events, type ChiangmaiEvents } from './events'
import { items } from './items'
import { night } from './night/night'
import { options } from './options'
import { roles } from './roles/roles'
import { DOSED, rulings } from './rulings'
import { privateSeat, publicSeat, reminders } from './seats'
import { winners } from './victory'

export const chiangmai = defineRuleset<GameState, ChiangmaiEvents, typeof options, typeof items>({
  id: 'chiangmai',
  version: 1,
  teams: ['killers', 'town'],
  roles,
  statuses: [DOSED],
  options,
  casting,
  events,
  items,
  start: startEvening,

  /** Night, dawn, day, from the first night on (CM-2). */
  play: (table) => rounds(table, [night, dawn, day]),

  interrupts: [],
  winners,
  rulings,
  publicSeat,
  privateSeat,
  reminders,
})
