/** Whether a card, a role or one of a kind was in the deck. */
import { someNamed } from '../../schema/marks'
import { isInDeck } from '../../state/facts'
import { conditionForm, fixed } from '../base/entry'
import { listOf } from '../base/scalars'

export const inDeck = conditionForm({
  shape: () => ({ inDeck: someNamed('card', 'role', 'kind') }),
  about: { inDeck: 'True if such a card was in the deck.' },
  stands: 'everywhere',
  one: null,
  level: fixed,
  evaluate: ({ inDeck: given }) => {
    const ids = listOf(given)
    return (env) => ids.some((id) => isInDeck(env, id))
  },
  phrases: {
    inDeck: { en: 'the deck has {x}', de: 'im Deck ist {x}', pl: 'w talii jest: {x}' },
  },
  phrase: ({ inDeck: ids }, { names }, phrases) => [phrases.inDeck, { x: names(ids) }],
})
