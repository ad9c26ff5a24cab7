/** How many cards of this name were played from piles so far. */
import { named } from '../../schema/marks'
import { numberForm } from '../base/entry'

const about = { played: 'How many cards of this name were played so far.' }

export const played = numberForm({
  isNewer: true,
  shape: () => ({ played: named('pileCard') }),
  about,
  compared: about,
  // What is played everybody hears of at once.
  level: () => 'open',
  evaluate:
    ({ played: card }) =>
    ({ state }) =>
      Object.values(state.game.piles).reduce(
        (sum, pile) => sum + pile.played.filter((one) => one === card).length,
        0,
      ),
  phrases: {
    played: {
      en: 'the number of cards “{x}” that were played',
      de: 'die Zahl der gespielten Karten „{x}“',
      pl: 'liczba zagranych kart „{x}”',
    },
  },
  phrase: ({ played: card }, { names }, phrases) => [phrases.played, { x: names(card) }],
})
