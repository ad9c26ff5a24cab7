/** The dead of whom a set speaks. */
import { anybody, setForm } from '../base/entry'
import { within } from '../base/sets'

export const dead = setForm({
  shape: ({ who }) => ({ dead: who }),
  about: { dead: 'The dead in this set.' },
  stands: 'everywhere',
  trail: false,
  dead: true,
  level: ({ dead: who }, { of }) => of(who),
  reach: anybody,
  evaluate: ({ dead: who }, inner) => {
    const inside = inner.who(who)
    return (env) => {
      const among = { ...env, dead: true }
      return within(among, inside(among))
    }
  },
  phrases: {
    dead: { en: 'the dead among {of}', de: 'die Toten unter: {of}', pl: 'umarli wśród: {of}' },
  },
  phrase: ({ dead: who }, { set }, phrases) => [phrases.dead, { of: set(who) }],
})
