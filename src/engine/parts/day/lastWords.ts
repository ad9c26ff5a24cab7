/** Last words: whoever is out speaks once more. */
import type { SeatId } from '../../base/ids'
import { speeches } from '../../script/script'
import type { Script } from '../../script/step'
import { seatOf, type SeenState } from '../../state/state'

/** Somebody who went out, and when. */
export interface Leaving<By extends string = string> {
  readonly seat: SeatId
  readonly round: number
  readonly by: By
}

interface Farewell<By extends string> {
  readonly round: number
  /** Of whom it is only; absent: of all. */
  readonly by?: By
  /** How many of the whole game speak at all; absent: everybody. */
  readonly first?: number
}

/** Who says farewell of those who are out, who stand in the order in which they went. */
export const farewellOf = <By extends string>(
  outs: readonly Leaving<By>[],
  { round, by, first = Infinity }: Farewell<By>,
): SeatId[] =>
  outs
    .slice(0, first)
    .filter((out) => out.round === round && (by === undefined || out.by === by))
    .map(({ seat }) => seat)

/**
 * Last words, one player after the other. Whoever a ruling has brought back meanwhile has none.
 * @param seconds for each
 */
export const lastWords = (
  state: SeenState<unknown>,
  id: string,
  seconds: number,
  of: readonly SeatId[],
): Script => speeches(id, 'lastWords', seconds, of, (seat) => !seatOf(state, seat).alive)
