/** The deal of a deck over the seats. */
import type { Casting, Deck, Hand } from './casting'
import { drawsFrom, shuffled, type Stream } from '../chance'
import type { OptionValues } from '../options/options'

/** A deal: the hands clockwise, and the cards that lie in the middle. */
export interface Dealt {
  readonly hands: Hand[]
  readonly pool: readonly string[]
}

/**
 * Shuffles and deals a deck, again and again until the ruleset is content (at most 1,000 times).
 * @returns the hands and the middle, or null when no legal deal was found
 */
export function dealCards(
  casting: Casting<OptionValues>,
  deck: Deck,
  players: number,
  options: OptionValues,
  stream: Stream,
): Dealt | null {
  const cards = Object.entries(deck).flatMap(([id, count]) => Array<string>(count).fill(id))
  const draw = drawsFrom(stream)
  for (let attempt = 0; attempt < 1000; attempt++) {
    const order = shuffled(cards, draw)
    const hands = Array.from({ length: players }, (_, seat) => ({
      cards: order.slice(seat * casting.cardsPerSeat, (seat + 1) * casting.cardsPerSeat),
    }))
    const pool = order.slice(players * casting.cardsPerSeat)
    if (!casting.redeal(hands, options)) return { hands, pool }
  }
  return null
}

/** The hands alone, for decks of which nothing lies in the middle. @returns null when no legal deal was found */
export const dealHands = (...deal: Parameters<typeof dealCards>): Hand[] | null =>
  dealCards(...deal)?.hands ?? null
