/** Whether a set has a member. */
import { conditionForm } from '../base/entry'

export const some = conditionForm({
  shape: ({ who }) => ({ some: who }),
  about: { some: 'True if the set has a member.' },
  stands: 'everywhere',
  one: null,
  level: ({ some: who }, { of }) => of(who),
  evaluate: ({ some: set }, inner) => {
    const who = inner.who(set)
    return (env) => who(env).length > 0
  },
  phrases: {
    some: { en: '{of}: at least one left', de: 'noch da: {of}', pl: 'są jeszcze: {of}' },
  },
  phrase: ({ some: who }, { set }, phrases) => [phrases.some, { of: set(who) }],
})
