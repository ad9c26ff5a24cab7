/** The commands by which a host makes a deck card by card. */
import type { Command } from '../../src/bridge'
import type { Bench } from '../host/fixtures/openHost'

/** More than any deck has: with so many of a card no deck is full, and no plain card gives way to another. */
const TOO_MANY = 900

/**
 * Makes the lobby's deck just this one.
 * @param cards all cards of the game, by id
 */
export function deckCommands(
  cards: readonly string[],
  deck: Readonly<Record<string, number>>,
): Command[] {
  const [first = '', ...others] = cards
  const set = (card: string, count = deck[card] ?? 0): Command => ({
    type: 'lobby.card',
    card,
    count,
  })
  return [set(first, TOO_MANY), ...others.map((card) => set(card)), set(first)]
}

/** Makes the deck of an open lobby just this one. */
export async function makeDeck(
  { view, does }: Pick<Bench, 'view' | 'does'>,
  deck: Readonly<Record<string, number>>,
): Promise<void> {
  const cards = view().lobby?.cards.map(({ id }) => id) ?? []
  for (const command of deckCommands(cards, deck)) await does(command)
}
