import type { Casting, Deck } from './casting'
import { chanceFrom, shuffled } from './chance'
import type { Json } from './ids'
import type { Hand } from './state'

/**
 * Shuffles and deals a deck, again and again until the ruleset is content (at most 1,000 times).
 * @returns the hands clockwise, or null when no legal deal was found
 */
export function dealHands(
  casting: Casting,
  deck: Deck,
  players: number,
  options: Readonly<Record<string, Json>>,
  seed: number,
): Hand[] | null {
  const cards = Object.entries(deck).flatMap(([id, count]) => Array<string>(count).fill(id))
  let state = chanceFrom(seed).deal
  for (let attempt = 0; attempt < 1000; attempt++) {
    const round = shuffled(cards, state)
    state = round.state
    const hands = Array.from({ length: players }, (_, seat) => ({
      cards: round.list.slice(seat * casting.cardsPerSeat, (seat + 1) * casting.cardsPerSeat),
    }))
    if (!casting.redeal(hands, options)) return hands
  }
  return null
}
