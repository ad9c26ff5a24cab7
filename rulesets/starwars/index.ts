/**
 * Star Wars Mafia, with its fifteen house rules. Everything here reads in the order of the rules; the
 * numbers are those of RULES.md.
 */
import { defineRuleset, rounds } from '../../src/engine'
import { casting } from './casting'
import { dawn } from './dawn'
import { day } from './day'
import { startEvening, type Evening } from './evening'
import { events, STATUSES, type StarwarsEvents } from './events'
import { interrupts } from './interrupts'
import { night } from './night'
import { options } from './options'
import { reminders } from './reminders'
import { roles } from './roles'
import { rulings } from './rulings'
import { effects, privateSeat, publicSeat } from './seats'

export const starwars = defineRuleset<Evening, StarwarsEvents>({
  id: 'starwars',
  version: 1,
  teams: ['sith', 'citizens', 'deathStar', 'jango'],
  roles,
  statuses: STATUSES,
  options,
  casting,
  events,
  effects,
  start: startEvening,
  /** SW-1. */
  play: (table) => rounds(table, [night, dawn, day]),
  interrupts,
  rulings,
  publicSeat,
  privateSeat,
  reminders,
})
