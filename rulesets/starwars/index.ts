/**
 * Star Wars Mafia, with its fifteen house rules. Everything here reads in the order of the rules; the
 * numbers are those of RULES.md.
 */
import { defineRuleset, rounds } from '../../src/engine'
import { casting } from './roles/casting'
import { dawn } from './night/dawn'
import { day } from './day/day'
import { startEvening, type GameState } from './state'
import { events, STATUSES, type StarwarsEvents } from './events'
import { interrupts } from './day/interrupts'
import { items } from './items'
import { night } from './night/night'
import { options } from './options'
import { reminders } from './reminders'
import { roles } from './roles/roles'
import { rulings } from './rulings'
import { privateSeat, publicSeat } from './seats'
import { winners } from './victory'

export const starwars = defineRuleset<GameState, StarwarsEvents, typeof options, typeof items>({
  id: 'starwars',
  version: 1,
  teams: ['sith', 'citizens', 'deathStar', 'jango'],
  roles,
  statuses: STATUSES,
  options,
  casting,
  events,
  items,
  start: startEvening,
  /** SW-1. */
  play: (table) => rounds(table, [night, dawn, day]),
  interrupts,
  winners,
  rulings,
  publicSeat,
  privateSeat,
  reminders,
})
