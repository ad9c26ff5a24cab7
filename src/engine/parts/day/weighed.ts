/** What a count comes to where not every vote is one hand: weights, hands that stand for others, votes against somebody. */
import { countVotes, type WeightOf } from '../../answers/count'
import type { ballotsOf } from '../../answers/draftAnswer'
import type { SeatId } from '../../base/ids'
import type { Needs } from '../../script/step'

type Ballots = ReturnType<typeof ballotsOf>
type Totals = Readonly<Record<SeatId, number>>

/** A voter whose hands count where another's are. */
export interface Follower {
  readonly by: SeatId
  /** Whose hands his are counted as; null: nobody's, so that he has none. */
  readonly as: SeatId | null
  /** Whether he keeps his own while there are none to follow. */
  readonly isFree: boolean
}

/**
 * The hands as they count where some follow others: one hop, whomever those others follow themselves; the same
 * hands where none moved.
 * @param moved hears of each whose hands moved, one after the other, with the hands that count now
 */
export function followedHands<F extends Follower>(
  ballots: Ballots,
  followers: Iterable<F>,
  moved?: (follower: F, hands: readonly SeatId[]) => void,
): Ballots {
  let hands: Record<SeatId, readonly SeatId[]> | null = null
  for (const follower of followers) {
    const { by, as, isFree } = follower
    const theirs = (as === null ? null : ballots[as]) ?? []
    if (theirs.length === 0 && isFree) continue
    hands ??= { ...ballots }
    hands[by] = theirs
    moved?.(follower, theirs)
  }
  return hands ?? ballots
}

/**
 * Votes together with hands that were counted without names, each of which is one. They come in the order of the candidates,
 * which tells nobody whose hands had a name.
 * @param votes what the hands with a name came to
 * @param raised all hands that were up, those with a name among them
 * @param named whose those were, as they were raised
 */
export function withOthers(
  votes: Totals,
  raised: Totals,
  named: Ballots,
  candidates: readonly SeatId[],
): Totals {
  const known = countVotes(named)
  const totals: Record<SeatId, number> = {}
  for (const seat of new Set([...candidates, ...(Object.keys(votes) as SeatId[])])) {
    const others = Math.max(0, (raised[seat] ?? 0) - (known[seat] ?? 0))
    const sum = others + (votes[seat] ?? 0)
    if (sum > 0) totals[seat] = sum
  }
  return totals
}

/** What candidates got, in their order; nothing of what others did. */
export const ofCandidates = (totals: Totals, candidates: readonly SeatId[]): Totals =>
  withAgainst({}, candidates, (seat) => totals[seat] ?? 0)

/**
 * With the votes that stand against candidates before a hand is up. Against others nothing can stand. The same totals where
 * none do.
 * @param against votes, from 0
 */
export function withAgainst(
  totals: Totals,
  candidates: readonly SeatId[],
  against: (candidate: SeatId) => number,
): Totals {
  let all: Record<SeatId, number> | null = null
  for (const seat of candidates) {
    const votes = against(seat)
    if (votes <= 0) continue
    all ??= { ...totals }
    all[seat] = (all[seat] ?? 0) + votes
  }
  return all ?? totals
}

/** How many votes there would be, were every hand up that a majority is reckoned by. */
export const possibleVotes = (
  voters: readonly { readonly seat: SeatId; readonly votes: number; readonly beyond?: boolean }[],
  weightOf: WeightOf,
): number =>
  voters.reduce((sum, { seat, votes, beyond }) => sum + (beyond ? 0 : votes * weightOf(seat)), 0)

/** Whether so many votes are enough. @param possible how many there would be, were every hand up */
export function areEnough(votes: number, needs: Needs, possible: number): boolean {
  if (typeof needs === 'number') return votes >= needs
  return needs === 'majority' ? votes * 2 > possible : votes > 0
}
