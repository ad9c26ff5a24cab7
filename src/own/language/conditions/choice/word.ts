/** Which word was chosen. */
import { named } from '../../../schema/marks'
import { conditionForm, secret } from '../../base/entry'
import { CHOSEN } from '../../base/joined'

export const word = conditionForm({
  shape: () => ({ word: named('word', 'role', 'card') }),
  about: { word: 'Which word was chosen.' },
  stands: 'whereKnown',
  one: null,
  level: secret,
  evaluate:
    ({ word: wanted }) =>
    ({ word: is }) =>
      is === wanted,
  phrases: {},
  phrase: ({ word: id }, { names }) => [CHOSEN, { x: names(id) }],
})
