/** How many players a set has. */
import { numberForm } from '../base/entry'

export const count = numberForm({
  shape: ({ who }) => ({ count: who }),
  about: { count: 'How many players these are.' },
  compared: { count: 'How many players these are.' },
  level: ({ count: set }, { of }) => of(set),
  evaluate: ({ count: set }, inner) => {
    const who = inner.who(set)
    return (env) => who(env).length
  },
  phrases: {
    count: { en: 'the number of {of}', de: 'Anzahl ({of})', pl: 'liczba ({of})' },
  },
  phrase: ({ count: who }, { set }, phrases) => [phrases.count, { of: set(who) }],
})
