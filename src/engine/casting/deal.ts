/** The deal of a deck over the seats. */
import type { Casting, Deck } from './casting'
import { drawsFrom, shuffled, type Stream } from '../chance'
import type { OptionValues } from '../options/options'
import type { Hand } from '../state/state'

/**
 * Shuffles and deals a deck, again and again until the ruleset is content (at most 1,000 times).
 * @returns the hands clockwise, or null when no legal deal was found
 */
export function dealHands(
  casting: Casting<OptionValues>,
  deck: Deck,
  players: number,
  options: OptionValues,
  stream: Stream,
): Hand[] | null {
  const cards = Object.entries(deck).flatMap(([id, count]) => Array<string>(count).fill(id))
  const draw = drawsFrom(stream)
  for (let attempt = 0; attempt < 1000; attempt++) {
    const order = shuffled(cards, draw)
    const hands = Array.from({ length: players }, (_, seat) => ({
      cards: order.slice(seat * casting.cardsPerSeat, (seat + 1) * casting.cardsPerSeat),
    }))
    if (!casting.redeal(hands, options)) return hands
  }
  return null
}
