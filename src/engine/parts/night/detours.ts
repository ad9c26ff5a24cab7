/** Whom a choice of the night meets in the end: somebody may turn it onto another, or have two change places. */
import type { SeatId } from '../../base/ids'

/** What leads choices astray tonight, in the order in which it was done. */
export interface Detours {
  /** Whatever this one does meets another; of several the latest holds. */
  readonly redirects: readonly { readonly acts: SeatId; readonly onto: SeatId }[]
  /** What is aimed at one of two meets the other. */
  readonly swaps: readonly (readonly [SeatId, SeatId])[]
}

/**
 * Follows a choice: first it is turned, then swapped.
 * @param actor whose it is; null: nobody's in particular, whom nobody can turn
 * @param hops how often it is passed on at the most
 */
export function ledTo(
  { redirects, swaps }: Detours,
  actor: SeatId | null,
  target: SeatId,
  hops: number,
): SeatId {
  if (redirects.length === 0 && swaps.length === 0) return target
  const turn = redirects.findLast(({ acts }) => acts === actor)
  let at = turn?.onto ?? target
  let left = turn ? hops - 1 : hops
  for (const [one, other] of swaps) {
    if (left <= 0 || (at !== one && at !== other)) continue
    at = at === one ? other : one
    left -= 1
  }
  return at
}
