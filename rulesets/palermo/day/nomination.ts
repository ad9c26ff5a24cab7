/** Way B: everybody names up to two, and the first two places are the accused (P-87 to P-89). */
import {
  ask,
  ballot,
  draw,
  handsOfEach,
  leaders,
  living,
  seenToPlay,
  totalsOf,
  type Script,
  type SeatId,
  type StepSpec,
} from '../../../src/engine'
import { chargeable, type PalermoTable } from '../state'
import { pleas } from './accusation'
import { verdict } from './verdict'

type NominateId = 'day.nominate' | 'day.nominateSecond'

/** P-88: what had to be done again is repeated once more, then the lot falls. */
const REPEATS = 2

function nominateStep(
  { state }: PalermoTable,
  id: NominateId,
  among: readonly SeatId[],
): StepSpec | null {
  const candidates = among.filter((seat) => chargeable(state).includes(seat))
  if (candidates.length === 0) return null
  const isFirst = id === 'day.nominate'
  const voters = living(state).map((seat) => ({ seat, votes: isFirst ? 2 : 1 }))
  const form = {
    voters,
    candidates,
    use: 'any',
    notSelf: true,
    distinct: true,
    unnamed: true,
  } as const
  const about = isFirst ? 'nomination' : 'secondPlace'
  const asked = handsOfEach(seenToPlay(state), isFirst ? 2 : 1)
  return ballot(id, form, { about, count: 'live', asked })
}

/** How often each was named; nobody's names count before the room has heard them all. */
function* named(
  table: PalermoTable,
  id: NominateId,
  among: readonly SeatId[],
): Script<Readonly<Record<SeatId, number>>> {
  const answer = yield* ask(() => nominateStep(table, id, among))
  const totals = totalsOf(answer)
  table.emit('tallied', { totals })
  return totals
}

const inSeatOrder = (table: PalermoTable, seats: readonly SeatId[]): SeatId[] =>
  table.state.seats.map(({ id }) => id).filter((id) => seats.includes(id))

/** So many of them by lot, in seat order. */
function drawn(table: PalermoTable, from: readonly SeatId[], wanted: number): SeatId[] {
  const left = [...from]
  const fell: SeatId[] = []
  while (fell.length < wanted && left.length > 0) {
    fell.push(...left.splice(draw(table, 'lot', left.length), 1))
  }
  return inSeatOrder(table, fell)
}

/** P-88: a second place that is not clear is named anew among those who tied, once more if need be, then by lot. */
function* secondPlace(table: PalermoTable, among: readonly SeatId[]): Script<SeatId | null> {
  let open = among
  for (let attempt = 0; attempt < REPEATS; attempt++) {
    const stillThere = open.filter((seat) => chargeable(table.state).includes(seat))
    const totals = yield* named(table, 'day.nominateSecond', stillThere)
    const most = leaders(totals, stillThere)
    const [first, more] = most
    if (first && !more) return first
    open = most.length > 0 ? most : stillThere
  }
  return drawn(table, open, 1)[0] ?? null
}

/** P-87, P-88. @returns the accused, first place first; nobody where nobody was named */
function* ranked(table: PalermoTable): Script<SeatId[]> {
  for (let attempt = 0; ; attempt++) {
    const everybody = chargeable(table.state)
    const totals = yield* named(table, 'day.nominate', everybody)
    const top = leaders(totals, everybody)
    const [first] = top
    if (!first) return []
    if (top.length === 2) return top
    if (top.length > 2) {
      if (attempt >= REPEATS) return drawn(table, top, 2)
      continue
    }
    const others = everybody.filter((seat) => seat !== first)
    const next = leaders(totals, others)
    const [only, more] = next
    const second = only && !more ? only : yield* secondPlace(table, more ? next : others)
    return second ? [first, second] : [first]
  }
}

export function* nomination(table: PalermoTable): Script {
  const seats = yield* ranked(table)
  if (seats.length < 2) return table.emit('notExecuted', {})
  table.emit('accused', { seats })
  yield* pleas(
    table,
    'day.defence',
    seats.map((speaker) => ({ speaker, about: 'accused' as const })),
  )
  yield* verdict(table, seats)
}
