/** Whether one of these is so. */
import { conditionForm } from '../../base/entry'
import { listAs } from '../../../schema/fields'
import { OR, bracketed } from '../../base/joined'

export const any = conditionForm({
  shape: ({ condition }) => ({ any: listAs(condition) }),
  about: { any: 'True if one of these is true.' },
  stands: 'everywhere',
  one: null,
  level: ({ any: conditions }, { of }) => of(...conditions),
  evaluate: ({ any: conditions }, inner) => {
    const parts = conditions.map(inner.condition)
    return (env) => {
      for (const part of parts) if (part(env)) return true
      return false
    }
  },
  phrases: {},
  phrase: ({ any: conditions }, saying) => saying.joined(OR, bracketed(conditions, 'all', saying)),
})
