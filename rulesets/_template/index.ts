/** The Lighthouse, a game to copy. This file only puts the parts together; nothing is decided here. */
import { defineRuleset, rounds } from '../../src/engine'
import { casting } from './roles/casting'
import { dawn } from './night/dawn'
import { day } from './day/day'
import { startEvening, type GameState } from './state'
import { events, type GameEvents } from './events'
import { items } from './items'
import { night } from './night/night'
import { options } from './options'
import { roles, STATUSES, TEAMS } from './roles/roles'
import { rulings } from './rulings'
import { privateSeat, publicSeat, reminders } from './seats'
import { winners } from './victory'

export const _template = defineRuleset<GameState, GameEvents, typeof options, typeof items>({
  // The name of the folder; evenings are kept under it, so it stays for ever.
  id: '_template',
  // Raise it whenever a rule changes.
  version: 1,
  teams: TEAMS,
  roles,
  statuses: STATUSES,
  options,
  casting,
  events,
  items,
  start: startEvening,
  /** LH-2. A game with another course has another list here. */
  play: (table) => rounds(table, [night, dawn, day]),
  // What may come upon any open step, such as a shot by day, is an `Interrupt` in a file of its own.
  interrupts: [],
  winners,
  rulings,
  publicSeat,
  privateSeat,
  reminders,
})
