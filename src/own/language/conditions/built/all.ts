/** Whether all of these are so. */
import { conditionForm } from '../../base/entry'
import { listAs } from '../../../schema/fields'
import { AND, bracketed } from '../../base/joined'

export const all = conditionForm({
  shape: ({ condition }) => ({ all: listAs(condition) }),
  about: { all: 'True if all of these are true.' },
  stands: 'everywhere',
  one: null,
  level: ({ all: conditions }, { of }) => of(...conditions),
  evaluate: ({ all: conditions }, inner) => {
    const parts = conditions.map(inner.condition)
    return (env) => {
      for (const part of parts) if (!part(env)) return false
      return true
    }
  },
  phrases: {},
  phrase: ({ all: conditions }, saying) => saying.joined(AND, bracketed(conditions, 'any', saying)),
})
