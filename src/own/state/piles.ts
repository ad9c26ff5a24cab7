/** What can happen to piles of cards. */
import { unheard, type EventTable, type SeatId } from '../../engine'
import type { Evening, Pile } from './state'

export interface PileEvents {
  /** Everything that is neither played nor in a hand lies in this order. */
  pileShuffled: { pile: string; draw: readonly string[] }
  pileDrawn: { pile: string; n: number }
  cardGone: { pile: string; card: string }
  cardPlayed: { pile: string; card: string }
  /** Who put it away. */
  putAway: { seat: SeatId; card: string }
}

const NO_CARDS: Pile = { draw: [], gone: [], played: [] }

function change({ piles }: Evening, pile: string, to: (cards: Pile) => Partial<Pile>): void {
  const cards = piles[pile] ?? NO_CARDS
  piles[pile] = { ...cards, ...to(cards) }
}

export const ofPiles: EventTable<Evening, PileEvents, never> = {
  pileShuffled: unheard(({ game }, { pile, draw }) =>
    change(game, pile, () => ({ draw, gone: [] })),
  ),
  pileDrawn: unheard(({ game }, { pile, n }) =>
    change(game, pile, ({ draw }) => ({ draw: draw.slice(n) })),
  ),
  cardGone: unheard(({ game }, { pile, card }) =>
    change(game, pile, ({ gone }) => ({ gone: [...gone, card] })),
  ),
  cardPlayed: unheard(({ game }, { pile, card }) =>
    change(game, pile, ({ played }) => ({ played: [...played, card] })),
  ),
  putAway: unheard(),
}
