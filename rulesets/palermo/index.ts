/**
 * Nacht in Palermo, with its twenty-three house rules and nine variants. Everything here reads in the order of the
 * rules; the numbers are those of RULES.md.
 */
import { defineRuleset, rounds } from '../../src/engine'
import { day } from './day/day'
import { interrupts } from './day/explosions'
import { isBlindfold, startEvening, type GameState } from './state'
import { events, STATUSES, type PalermoEvents } from './events'
import { items } from './items'
import { dawn } from './night/dawn'
import { night } from './night/night'
import { options } from './options'
import { reminders } from './reminders'
import { casting } from './roles/casting'
import { roles } from './roles/roles'
import { rulings } from './rulings'
import { privateSeat, publicSeat } from './seats'
import { winners } from './victory'

export const palermo = defineRuleset<GameState, PalermoEvents, typeof options, typeof items>({
  id: 'palermo',
  version: 1,
  // A mixed couple is nobody's party, but it can win (P-96a).
  teams: ['citizens', 'mafia', 'lovers'],
  roles,
  statuses: STATUSES,
  options,
  casting,
  events,
  items,
  start: startEvening,
  play: (table) => rounds(table, [night, dawn, day]),
  interrupts,
  winners,
  rulings,
  publicSeat,
  privateSeat,
  isBlindfold,
  reminders,
  favours: ['day.election', 'day.electionRunoff'],
})
