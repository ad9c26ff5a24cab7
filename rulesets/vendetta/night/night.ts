import { beginPhase, roleCalls, type Script } from '../../../src/engine'
import type { VendettaTable } from '../state'
import { calledRoles } from '../roles/roles'
import { gangCall } from './gangs'
import { callOf } from './abilities'
import { SEQUENCE, type Place } from './sequence'

const singleCalls = new Map(
  SEQUENCE.map((place) => [
    place,
    calledRoles.filter((called) => called.place === place).map(callOf),
  ]),
)

/** Who is called at a place of the sequence: a criminal team, or one role after the other. */
const callsAt = (place: Place, number: number) =>
  place === 'mafia' || place === 'yakuza'
    ? [gangCall(place, number)]
    : (singleCalls.get(place) ?? [])

/** V-53 to V-61: every role of the deck, in the order of the sequence card (V-57, V-O1). */
export function* night(table: VendettaTable, number: number): Script {
  beginPhase(table, 'night', number)
  for (const place of table.options.nightOrder) {
    yield* roleCalls(table, number, callsAt(place, number))
  }
}
