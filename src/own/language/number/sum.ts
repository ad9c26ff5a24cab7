/** Numbers added up. */
import { numberForm } from '../base/entry'
import { listAs } from '../../schema/fields'
import { total } from '../base/numbers'

export const sum = numberForm({
  shape: ({ number }) => ({ sum: listAs(number) }),
  about: { sum: 'Numbers added up.' },
  compared: { sum: 'Numbers added up.' },
  level: ({ sum: numbers }, { of }) => of(...numbers),
  evaluate: ({ sum: numbers }, inner) => {
    const parts = numbers.map(inner.number)
    return (env) => total(parts.map((part) => part(env)))
  },
  phrases: {
    sum: { en: 'the sum of {of}', de: 'die Summe von ({of})', pl: 'suma ({of})' },
  },
  phrase: ({ sum: numbers }, { number }, phrases) => [
    phrases.sum,
    { of: numbers.map(number).join(' + ') },
  ],
})
