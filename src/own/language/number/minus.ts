/** One number less another. */
import * as v from 'valibot'
import { numberForm } from '../base/entry'

export const minus = numberForm({
  shape: ({ number }) => ({ minus: v.tuple([number, number]) }),
  about: { minus: 'The first minus the second.' },
  compared: { minus: 'The first minus the second.' },
  level: ({ minus: numbers }, { of }) => of(...numbers),
  evaluate: ({ minus: [first, second] }, inner) => {
    const [one, other] = [inner.number(first), inner.number(second)]
    return (env) => one(env) - other(env)
  },
  phrases: {
    minus: { en: '{a} minus {b}', de: '{a} weniger {b}', pl: '{a} minus {b}' },
  },
  phrase: ({ minus: [a, b] }, { number }, phrases) => [
    phrases.minus,
    { a: number(a), b: number(b) },
  ],
})
