/** What can be seen of a seat: by everybody, by the host, and what the host is reminded of. */
import {
  seatOf,
  seatsWith,
  type PrivateSeat,
  type PublicSeat,
  type Reminder,
  type SeatId,
} from '../../src/engine'
import { roleOf, teamOf, type LighthouseState } from './state'

/** What the rules let everybody know. Ask of each line: may the whole room read this aloud? */
export function publicSeat(state: LighthouseState, id: SeatId): PublicSeat {
  const { alive } = seatOf(state, id)
  return { id, out: !alive, ...(alive ? {} : { revealed: roleOf(state, id) }), badges: [] }
}

export const privateSeat = (state: LighthouseState, id: SeatId): PrivateSeat => ({
  roles: [roleOf(state, id)],
  team: teamOf(state, id),
  statuses: seatOf(state, id).statuses,
})

/** Standing notes at the host's elbow, by keys of the texts; only those that name somebody. */
export function reminders(state: LighthouseState): Reminder[] {
  const isNight = state.phase.kind === 'night'
  const out = state.seats.filter(({ alive }) => !alive).map(({ id }) => id)
  const standing: Reminder[] = [
    { key: 'watched', seats: seatsWith(state, 'watched') },
    { key: 'eyesClosed', seats: isNight ? out : [] },
  ]
  return standing.filter(({ seats }) => seats.length > 0)
}
