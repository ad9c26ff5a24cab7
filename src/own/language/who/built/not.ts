/** The living except these. */
import { universe } from '../../../state/facts'
import { anybody, setForm } from '../../base/entry'

export const not = setForm({
  shape: ({ who }) => ({ not: who }),
  about: { not: 'The living except these.' },
  stands: 'everywhere',
  trail: false,
  dead: false,
  level: ({ not: who }, { of }) => of(who),
  // Whoever is left when somebody is taken out may be anybody.
  reach: anybody,
  evaluate: ({ not: who }, inner) => {
    const set = inner.who(who)
    return (env) => {
      const without = set(env)
      return universe(env).filter((seat) => !without.includes(seat))
    }
  },
  phrases: {
    not: {
      en: 'all living players except {of}',
      de: 'alle Lebenden außer: {of}',
      pl: 'wszyscy żywi oprócz: {of}',
    },
  },
  phrase: ({ not: who }, { set }, phrases) => [phrases.not, { of: set(who) }],
})
