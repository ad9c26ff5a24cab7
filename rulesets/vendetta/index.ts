/**
 * Mafia: Vendetta, with the Yakuza, Loner and Mystery modes. Everything here reads in the order of the
 * rule sheet; the numbers are those of RULES.md.
 */
import { defineRuleset, rounds } from '../../src/engine'
import { casting } from './casting'
import { dawn } from './dawn'
import { day } from './day'
import { startEvening, type Evening } from './evening'
import { effects, events, STATUSES, type VendettaEvents } from './events'
import { night } from './night'
import { options } from './options'
import { roles } from './roles'
import { rulings } from './rulings'
import { privateSeat, publicSeat, reminders } from './seats'

export const vendetta = defineRuleset<Evening, VendettaEvents>({
  id: 'vendetta',
  version: 1,
  teams: ['civilians', 'mafia', 'yakuza', 'loner'],
  roles,
  statuses: STATUSES,
  options,
  casting,
  events,
  effects,
  start: startEvening,
  /** V-2. */
  play: (table) => rounds(table, [night, dawn, day]),
  interrupts: [],
  rulings,
  publicSeat,
  privateSeat,
  reminders,
})
