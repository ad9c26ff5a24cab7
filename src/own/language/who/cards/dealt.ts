/** Whoever was dealt one of these cards or roles. */
import { someNamed } from '../../../schema/marks'
import { ownSeat } from '../../../state/facts'
import { listOf } from '../../base/scalars'
import { among } from '../../base/sets'
import { secret, setForm } from '../../base/entry'

export const dealt = setForm({
  shape: () => ({ dealt: someNamed('card', 'role') }),
  about: { dealt: 'Who was dealt this role or card.' },
  stands: 'everywhere',
  trail: false,
  dead: false,
  level: secret,
  reach: ({ dealt }, { cards, roles }) => listOf(dealt).some((id) => cards(id) || roles(id)),
  evaluate: ({ dealt }) => {
    const wanted = listOf(dealt)
    return among(({ plan, state }, seat) =>
      ownSeat(state, seat).dealt.some(
        (card) => wanted.includes(card) || wanted.includes(plan.cards[card]?.role ?? ''),
      ),
    )
  },
  phrases: {
    dealt: {
      en: 'players who were dealt {x}',
      de: 'Leute, die {x} bekommen haben',
      pl: 'żywi, rozdana karta: {x}',
    },
  },
  phrase: ({ dealt: ids }, { names }, phrases) => [phrases.dealt, { x: names(ids) }],
})
