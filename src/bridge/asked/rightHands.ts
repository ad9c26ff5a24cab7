import type { SeatId } from '../../engine'
import type { HeldVote } from './figures'

/** How often a player's raised hand fell on another side, of how many times. */
export interface RightHands {
  readonly seat: SeatId
  readonly right: number
  readonly cast: number
}

/** Who was right how often, the best first; elections and the like are left out. */
export function rightHands(votes: readonly HeldVote[]): RightHands[] {
  const found = new Map<SeatId, { right: number; cast: number }>()
  for (const { hands, right } of votes) {
    if (!right) continue
    for (const [seat, given] of Object.entries(hands) as [SeatId, readonly SeatId[]][]) {
      if (given.length === 0) continue
      const so = found.get(seat) ?? { right: 0, cast: 0 }
      found.set(seat, { right: so.right + (right.includes(seat) ? 1 : 0), cast: so.cast + 1 })
    }
  }
  return [...found]
    .map(([seat, counts]) => ({ seat, ...counts }))
    .sort((a, b) => b.right / b.cast - a.right / a.cast || b.cast - a.cast)
}
