/** Ktulu, with its twenty-seven house rules. This file only puts the parts together; the numbers are those of RULES.md. */
import { defineRuleset, draw, rounds, type Script, type SeatId } from '../../src/engine'
import { casting } from './roles/casting'
import { dawn } from './night/dawn'
import { day, dayZero } from './day/day'
import { interrupts } from './day/interrupts'
import { shipNight, startEvening, teamOf, type GameState, type KtuluTable } from './state'
import { statuette } from './deeds/statuette'
import type { KtuluEvents } from './deeds/eventTypes'
import { events } from './events'
import { items } from './items'
import { night } from './night/night'
import { options } from './options'
import { reminders } from './reminders'
import { roles, STATUSES, TEAMS } from './roles/roles'
import { rulings } from './rulings'
import { privateSeat, publicSeat } from './seats'
import { winners } from './victory'

/** K-52: one of each main faction; as they were dealt, or drawn in secret by the program. */
function makeMormons(table: KtuluTable): void {
  const { state, options: rules } = table
  const drawn = (['citizens', 'bandits', 'indians'] as const).flatMap((team): SeatId[] => {
    if (state.game.mormons !== null || !rules.mormons) return []
    const members = state.seats.map(({ id }) => id).filter((id) => teamOf(state, id) === team)
    return members.length > 0 ? [members[draw(table, 'secret', members.length)] as SeatId] : []
  })
  const seats = state.game.mormons ?? drawn
  if (seats.length > 0) table.emit('mormonsDrawn', { seats })
}

/** K-5: nights count from 0, a dawn and a day follow each. */
function* play(table: KtuluTable): Script {
  makeMormons(table)
  if (table.options.dayZero) yield* dayZero(table)
  if (table.state.winner) return
  yield* rounds(table, [(round, number) => night(round, number - 1), dawn, day])
}

export const ktulu = defineRuleset<GameState, KtuluEvents, typeof options, typeof items>({
  id: 'ktulu',
  version: 1,
  teams: TEAMS,
  roles,
  statuses: STATUSES,
  options,
  casting,
  events,
  items,
  start: startEvening,
  play,
  interrupts,
  winners,
  rulings,
  publicSeat,
  privateSeat,
  reminders,
  favours: ['day.duelVote'],
  /** K-8. */
  arrival: shipNight,
  inspect(state) {
    const { holder, group } = statuette(state)
    return { holder: holder ?? group ?? 'none' }
  },
})
