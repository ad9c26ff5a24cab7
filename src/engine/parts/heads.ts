/** Victory by counting heads: who is left of each side, and a list of aims of which the first that is reached wins. */
import type { SeatId } from '../base/ids'
import { win, type Table } from '../script/table'

/** How many are left. */
export interface Heads<T extends string> {
  readonly all: number
  readonly of: (...teams: readonly T[]) => number
}

/** Counts those who are left by their sides. */
export function countHeads<T extends string>(
  left: readonly SeatId[],
  teamOf: (seat: SeatId) => T,
): Heads<T> {
  const teams = left.map(teamOf)
  return {
    all: left.length,
    of: (...wanted) => teams.filter((team) => wanted.includes(team)).length,
  }
}

/** One way in which a game can end. */
export interface Aim<T extends string> {
  /** Teams and single players; nobody: an empty list. */
  readonly wins: readonly string[]
  readonly when: (heads: Heads<T>) => boolean
}

/** Who has won by the first aim that is reached; null while the game goes on. */
export const firstReached = <T extends string>(
  aims: readonly Aim<T>[],
  heads: Heads<T>,
): readonly string[] | null => aims.find(({ when }) => when(heads))?.wins ?? null

/** Ends the game where somebody has won, even if that is nobody. @returns whether it is over */
export function endIfWon<G, E>(table: Table<G, E>, won: readonly string[] | null): boolean {
  if (won) win(table, won)
  return won !== null
}
