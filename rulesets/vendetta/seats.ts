import {
  living,
  oneOrNobody,
  seatOf,
  seatsWith,
  type PrivateSeat,
  type PublicSeat,
  type Reminder,
  type SeatId,
} from '../../src/engine'
import { holderOf, isLeader, roleOf, teamOf, type VendettaState } from './state'
import { isDoomed } from './night/resolution'
import type { HouseRules } from './options'
import { OPEN_MARKS, STOPPING_MARKS } from './roles/roles'

/** Conditions that everybody knows of (V-91). */
const OPEN_STATUSES = [...OPEN_MARKS, 'jailed']

/** What everybody sees: who is out, the card that was turned over, who may not vote. */
export function publicSeat(state: VendettaState, id: SeatId, rules: HouseRules): PublicSeat {
  const { alive, statuses } = seatOf(state, id)
  return {
    id,
    out: !alive,
    ...(alive || rules.mystery ? {} : { revealed: roleOf(state, id) }),
    badges: statuses.filter((status) => OPEN_STATUSES.includes(status)),
  }
}

/** What the host sees at any time. */
export const privateSeat = (state: VendettaState, id: SeatId): PrivateSeat => ({
  roles: [roleOf(state, id)],
  team: teamOf(state, id),
  statuses: seatOf(state, id).statuses,
})

const seatsWithAny = (state: VendettaState, any: readonly string[]): SeatId[] =>
  state.seats
    .filter(({ statuses }) => statuses.some((status) => any.includes(status)))
    .map(({ id }) => id)

/** What the host has to keep track of; all of it is said or done without a word. */
export function reminders(state: VendettaState, rules: HouseRules): Reminder[] {
  const eyes =
    state.phase.kind === 'night'
      ? state.seats.filter(({ alive }) => !alive).map(({ id }) => id)
      : []
  const standing: Reminder[] = [
    {
      key: 'doomedLeader',
      seats: living(state).filter((seat) => isLeader(state, seat) && isDoomed(state, rules, seat)),
    },
    { key: 'handUp', seats: seatsWithAny(state, STOPPING_MARKS) },
    { key: 'badmouthed', seats: seatsWith(state, 'badmouthed') },
    { key: 'jailed', seats: [...state.game.prisoners].reverse() },
    { key: 'silenced', seats: seatsWith(state, 'silenced') },
    { key: 'hypnotized', seats: seatsWith(state, 'hypnotized') },
    { key: 'judge', seats: oneOrNobody(holderOf(state, 'judge')) },
    { key: 'impostor', seats: oneOrNobody(holderOf(state, 'impostor')) },
    { key: rules.deadMayWatch ? 'deadMayWatch' : 'deadKeepEyesClosed', seats: eyes },
  ]
  return standing.filter(({ seats }) => seats.length > 0)
}
