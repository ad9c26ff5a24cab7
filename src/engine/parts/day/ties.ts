/** Ways out of a tie, tried one after the other: another vote, a lot, somebody's word. */
import type { SeatId } from '../../base/ids'
import { seatOfAnswer } from '../../script/script'
import type { Script, StepRequest } from '../../script/step'
import { ask, type Table } from '../../script/table'
import { holdLot } from './lot'
import { holdVote, type Count, type Vote } from './vote'

/** Undecided still, but between fewer than before. */
export interface Narrowed {
  readonly tied: readonly SeatId[]
}

/**
 * One way to break a tie. @returns on whom it fell, or whatever else a game has fall on somebody; null: undecided, the
 * next way is tried; `Narrowed`: so it is, between these
 */
export type TieBreak<Outcome = SeatId> = (
  tied: readonly SeatId[],
) => Script<Outcome | Narrowed | null>

const isNarrowed = (came: unknown): came is Narrowed =>
  typeof came === 'object' && came !== null && 'tied' in came

/**
 * Tries one way after the other, until one decides.
 * @param still who of them can still be meant as the next way begins; absent: all
 * @returns what decided; null: nothing did
 */
export function* breakTie<Outcome = SeatId>(
  tied: readonly SeatId[],
  ways: readonly TieBreak<Outcome>[],
  still: (seats: readonly SeatId[]) => readonly SeatId[] = (seats) => seats,
): Script<Outcome | null> {
  let left = tied
  for (const decide of ways) {
    const came = yield* decide(still(left))
    if (isNarrowed(came)) left = came.tied
    else if (came !== null) return came
  }
  return null
}

interface Runoff {
  /** What is said for them before; absent: nothing. */
  readonly defences?: (tied: readonly SeatId[]) => Script
  /** What whoever is ahead alone needs; absent: a hand. */
  readonly enough?: (count: Count, seat: SeatId) => boolean
}

/** Breaks a tie by another vote; a second tie is told too, and leaves it between those. */
export const runoff = <G, E>(
  table: Table<G, E>,
  vote: Vote,
  tell: (seats: readonly SeatId[]) => void,
  { defences, enough }: Runoff = {},
): TieBreak =>
  function* (seats) {
    if (defences) yield* defences(seats)
    const count = yield* holdVote(table, vote)
    const [first, more] = count?.most ?? []
    if (!count || first === undefined) return null
    if (more === undefined) return !enough || enough(count, first) ? first : null
    tell(count.most)
    return { tied: count.most }
  }

/** Breaks a tie by a lot. */
export const byLot = <G, E>(
  table: Table<G, E>,
  id: string,
  among: () => readonly SeatId[],
  fell: (target: SeatId) => void,
): TieBreak =>
  function* () {
    const target = yield* holdLot(table, id, among)
    if (target) fell(target)
    return target
  }

/** Breaks a tie by the word of somebody who is asked for it; without a word it stays undecided. */
export const byWord = (step: StepRequest, fell?: (target: SeatId) => void): TieBreak<SeatId> =>
  function* () {
    const target = seatOfAnswer(yield* ask(step))
    if (target) fell?.(target)
    return target
  }

/** Whom somebody's own hands were up for among the tied, where they name one: what a tie goes to that he decides. */
export function handAmong(hands: readonly SeatId[], tied: readonly SeatId[]): SeatId | null {
  const [only, more] = hands.filter((seat) => tied.includes(seat))
  return only !== undefined && more === undefined ? only : null
}
