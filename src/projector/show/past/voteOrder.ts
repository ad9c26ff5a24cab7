/** In which order those who are voted on are marked: as they stand, or, where they are more than the colours, as hands go up. */
import type { ProjectorView, SeatId } from '../../../bridge'

/**
 * The order after a view: whoever is marked stays so until the vote is over or begins anew, so that patterns are needed only
 * once all colours are.
 * @param kept the order before it
 * @param colours how many there are
 */
export function voteOrderAfter(
  kept: readonly SeatId[],
  count: ProjectorView['count'],
  colours: number,
): readonly SeatId[] {
  const { candidates = [], totals = {} } = count ?? {}
  if (candidates.length <= colours) return candidates
  const raised = candidates.filter((seat) => (totals[seat] ?? 0) > 0)
  const marked = raised.length > 0 ? kept.filter((seat) => candidates.includes(seat)) : []
  return [...marked, ...raised.filter((seat) => !marked.includes(seat))]
}
