/** Whoever has one of these cards on top. */
import { someNamed } from '../../../schema/marks'
import { ownSeat } from '../../../state/facts'
import { listOf } from '../../base/scalars'
import { among } from '../../base/sets'
import { secret, setForm } from '../../base/entry'

export const topCard = setForm({
  shape: () => ({ topCard: someNamed('card') }),
  about: { topCard: 'Who has one of these cards on top.' },
  stands: 'everywhere',
  trail: false,
  dead: false,
  level: secret,
  reach: ({ topCard }, { cards }) => cards(topCard),
  evaluate: ({ topCard }) => {
    const cards = listOf(topCard)
    return among(({ state }, seat) => cards.includes(ownSeat(state, seat).cards[0] ?? ''))
  },
  phrases: {
    topCard: {
      en: 'players with {x} on top',
      de: 'Leute mit {x} obenauf',
      pl: 'żywi, karta na wierzchu: {x}',
    },
  },
  phrase: ({ topCard: ids }, { names }, phrases) => [phrases.topCard, { x: names(ids) }],
})
