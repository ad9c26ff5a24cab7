/** Which of several things was chosen. */
import { named } from '../../../schema/marks'
import { conditionForm, secret } from '../../base/entry'
import { CHOSEN } from '../../base/joined'

export const act = conditionForm({
  shape: () => ({ act: named('act') }),
  about: { act: 'Which thing was chosen.' },
  stands: 'whereKnown',
  one: null,
  level: secret,
  evaluate:
    ({ act: wanted }) =>
    ({ act: is, acts }) =>
      is === wanted || (acts?.includes(wanted) ?? false),
  phrases: {},
  phrase: ({ act: id }, { names }) => [CHOSEN, { x: names(id) }],
})
