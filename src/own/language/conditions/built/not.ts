/** Whether something is not so. */
import { conditionForm } from '../../base/entry'

export const not = conditionForm({
  shape: ({ condition }) => ({ not: condition }),
  about: { not: 'True if this is false, or if the number is a different one.' },
  stands: 'everywhere',
  one: null,
  level: ({ not: given }, { of }) => of(given),
  evaluate: ({ not: given }, inner) => {
    const part = inner.condition(given)
    return (env) => !part(env)
  },
  phrases: {
    opposite: { en: 'it is not true that {of}', de: 'nicht: {of}', pl: 'nieprawda, że: {of}' },
  },
  phrase: ({ not: given }, { condition }, phrases) => [phrases.opposite, { of: condition(given) }],
})
