/** Whoever is in all of these sets. */
import { setForm } from '../../base/entry'
import { listAs } from '../../../schema/fields'

export const both = setForm({
  shape: ({ who }) => ({ both: listAs(who) }),
  about: { both: 'Who is in all of these sets.' },
  stands: 'everywhere',
  trail: false,
  dead: false,
  level: ({ both: sets }, { of }) => of(...sets),
  reach: ({ both: sets }, { set }) => sets.every(set),
  evaluate: ({ both: sets }, inner) => {
    const [first, ...rest] = sets.map(inner.who)
    if (!first) return () => []
    const [second] = rest
    if (second && rest.length === 1) {
      return (env) => {
        const others = second(env)
        return first(env).filter((seat) => others.includes(seat))
      }
    }
    return (env) => {
      const others = rest.map((seats) => seats(env))
      return first(env).filter((seat) => others.every((seats) => seats.includes(seat)))
    }
  },
  phrases: {
    both: { en: '{a} among {b}', de: '{a}, zugleich {b}', pl: '{a}, zarazem {b}' },
  },
  phrase: ({ both: sets }, { set, joined }, phrases) => joined(phrases.both, sets.map(set)),
})
