/**
 * What the room is told beside deaths. What it hears of one moment comes in the order of kinds, then of seats: never in the
 * order in which it came about, which would tell who acted, or whose role it was.
 */
import { announce, seatIndex, type SeatId } from '../../../engine'
import type { Queued } from '../../state/state'
import type { OwnDocument } from '../../format/document'
import { literal } from '../../language/base/scalars'
import type { Run } from './run'

/** Kinds in the order of the telling, which is that of a document's sections. What a status brings and ends stands together. */
function kindsOf({ statuses = {}, objects = {}, notices = {} }: OwnDocument): readonly string[][] {
  return [
    ['revealed'],
    ['returned'],
    ...Object.keys(statuses).map((id) => [`ended.${id}`, `became.${id}`]),
    ...Object.keys(objects).map((id) => [`moved.${id}`]),
    ...Object.keys(notices).map((id) => [`said.${id}`]),
  ]
}

const KINDS = new WeakMap<OwnDocument, ReadonlyMap<string, number>>()

function ranksOf(document: OwnDocument): ReadonlyMap<string, number> {
  const known = KINDS.get(document)
  if (known) return known
  const ranks = new Map(
    kindsOf(document).flatMap((kinds, at) => kinds.map((kind) => [kind, at] as const)),
  )
  KINDS.set(document, ranks)
  return ranks
}

/** Whom it is about: nobody, then in the order of seats. */
const seatsOf = (of: Queued['of']): readonly number[] => {
  if (of === true) return []
  const seats = Array.isArray(of) ? (of as readonly string[]) : Object.keys(of)
  return seats.map((seat) => seatIndex(seat as `s${number}`))
}

function bySeats(one: Queued['of'], other: Queued['of']): number {
  const [first, second] = [seatsOf(one), seatsOf(other)]
  for (const [at, seat] of first.entries()) {
    const against = second[at] ?? -1
    if (seat !== against) return seat - against
  }
  return first.length - second.length
}

/** What only one has goes from hand to hand: who had it last says where it is, so its way is told as it went. */
const isUnique = (document: OwnDocument, kind: string): boolean => {
  const [word = '', id = ''] = kind.split('.')
  if (word === 'moved') return true
  return isOfStatus(word) && literal(document.statuses?.[id]?.unique) === true
}

const isOfStatus = (kind: string): boolean => /^(?:ended|became)\b/.test(kind)

/** Of two that were turned over of one player neither was first. */
function byFaces(one: Queued, other: Queued): number {
  if (one.kind !== 'revealed') return 0
  const [first, second] = [JSON.stringify(one.of), JSON.stringify(other.of)]
  return first < second ? -1 : Number(first > second)
}

/** What is told of one moment, in an order that follows from nothing but what is told. */
export function inTellingOrder({ plan }: Run, told: readonly Queued[]): readonly Queued[] {
  if (told.length < 2) return told
  const ranks = ranksOf(plan.doc)
  const rank = ({ kind }: Queued) => ranks.get(kind) ?? -1
  return [...told].sort(
    (one, other) =>
      rank(one) - rank(other) ||
      (isUnique(plan.doc, one.kind) ? 0 : bySeats(one.of, other.of) || byFaces(one, other)),
  )
}

/** Tells the room now, with whatever else this moment brings, or at the next dawn. */
export function tell(run: Run, kind: string, of: Queued['of']): void {
  if (run.dry) return
  if (!run.open) run.table.emit('queuedForDawn', { kind, of })
  else if (run.untold) run.untold.push({ kind, of })
  else announce(run.table, kind, of)
}

/** What one moment brings to several players is told of all of them at once, as it is at dawn. */
function inOneBreath({ plan }: Run, told: readonly Queued[]): readonly Queued[] {
  const found: Queued[] = []
  for (const one of told) {
    const last = found.at(-1)
    const isMore = last?.kind === one.kind && isOfStatus(one.kind) && !isUnique(plan.doc, one.kind)
    if (isMore && Array.isArray(last.of) && Array.isArray(one.of)) {
      const seats = new Set([...(last.of as SeatId[]), ...(one.of as SeatId[])])
      found[found.length - 1] = { kind: one.kind, of: [...seats] }
    } else found.push(one)
  }
  return found
}

/** Tells what this moment has brought so far: something else is told now that the room hears apart from it. */
export function tellSoFar(run: Run): void {
  const told = inTellingOrder(run, run.untold?.splice(0) ?? [])
  for (const { kind, of } of inOneBreath(run, told)) announce(run.table, kind, of)
}

/** Lets happen what is one moment to the room, however many parts it has. */
export function asOneMoment<T>(run: Run, happens: () => T): T {
  // A part of a moment that has begun is no moment of its own.
  if (run.untold) return happens()
  run.untold = []
  const came = happens()
  tellSoFar(run)
  run.untold = null
  return came
}
