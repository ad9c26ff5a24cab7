/** The Lighthouse, a game to copy. This file only puts the parts together; nothing is decided here. */
import { defineRuleset, rounds } from '../../src/engine'
import { casting } from './casting'
import { dawn } from './dawn'
import { day } from './day'
import { startEvening, type Evening } from './evening'
import { effects, events, type GameEvents } from './events'
import { night } from './night'
import { options } from './options'
import { roles, STATUSES, TEAMS } from './roles'
import { rulings } from './rulings'
import { privateSeat, publicSeat, reminders } from './seats'

export const _template = defineRuleset<Evening, GameEvents>({
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
  effects,
  start: startEvening,
  /** LH-2. A game with another course has another list here. */
  play: (table) => rounds(table, [night, dawn, day]),
  // What may come upon any open step, such as a shot by day, is an `Interrupt` in a file of its own.
  interrupts: [],
  rulings,
  publicSeat,
  privateSeat,
  reminders,
})
