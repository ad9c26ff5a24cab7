/** Whoever holds one of these cards. */
import { someNamed } from '../../../schema/marks'
import { ownSeat } from '../../../state/facts'
import { listOf } from '../../base/scalars'
import { among } from '../../base/sets'
import { secret, setForm } from '../../base/entry'

export const card = setForm({
  shape: () => ({ card: someNamed('card') }),
  about: { card: 'Who holds one of these cards.' },
  stands: 'everywhere',
  trail: false,
  dead: false,
  level: secret,
  reach: ({ card }, { cards }) => cards(card),
  evaluate: ({ card }) => {
    const cards = listOf(card)
    return among(({ state }, seat) => ownSeat(state, seat).cards.some((one) => cards.includes(one)))
  },
  phrases: {
    card: {
      en: 'players with the card {x}',
      de: 'Leute mit der Karte {x}',
      pl: 'żywi, karta: {x}',
    },
  },
  phrase: ({ card: ids }, { names }, phrases) => [phrases.card, { x: names(ids) }],
})
