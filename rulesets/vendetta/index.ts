/**
 * Mafia: Vendetta, with the Yakuza, Loner and Mystery modes. Everything here reads in the order of the
 * rule sheet; the numbers are those of RULES.md.
 */
import { defineRuleset, rounds } from '../../src/engine'
import { casting } from './roles/casting'
import { dawn } from './night/dawn'
import { day } from './day/day'
import { startEvening, type GameState } from './state'
import { events, STATUSES, type VendettaEvents } from './events'
import { items } from './items'
import { night } from './night/night'
import { options } from './options'
import { roles } from './roles/roles'
import { rulings } from './rulings'
import { privateSeat, publicSeat, reminders } from './seats'
import { winners } from './victory'

export const vendetta = defineRuleset<GameState, VendettaEvents, typeof options, typeof items>({
  id: 'vendetta',
  version: 1,
  teams: ['civilians', 'mafia', 'yakuza', 'loner'],
  roles,
  statuses: STATUSES,
  options,
  casting,
  events,
  items,
  start: startEvening,
  /** V-2. */
  play: (table) => rounds(table, [night, dawn, day]),
  interrupts: [],
  winners,
  rulings,
  publicSeat,
  privateSeat,
  reminders,
})
