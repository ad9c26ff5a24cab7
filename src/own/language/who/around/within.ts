/** The living who sit at most so many places away from these, on either side. */
import { number } from '../../../schema/scalars'
import { inOrder, othersFrom } from '../../../state/facts'
import { anybody, setForm } from '../../base/entry'
import { literal } from '../../base/scalars'

export const within = setForm({
  isNewer: true,
  shape: ({ who }) => ({ within: number(1, 40), of: who }),
  about: {
    within:
      'The living at most this many places away from each of these, on either side, without himself.',
    of: 'Who or what it is about.',
  },
  stands: 'everywhere',
  trail: false,
  dead: false,
  level: ({ of: who }, { of }) => of(who),
  reach: anybody,
  evaluate: ({ within: n, of: who }, inner) => {
    const seats = inner.who(who)
    const places = literal(n)
    return (env) =>
      inOrder(
        env.state,
        seats(env).flatMap((seat) => {
          const others = othersFrom(env, seat)
          return [...others.slice(0, places), ...others.slice(-places)]
        }),
      )
  },
  phrases: {
    within: {
      en: 'the living up to place {n} on either side of {of}',
      de: 'die Lebenden bis zum {n}. Platz auf beiden Seiten von: {of}',
      pl: 'żywi do {n}. miejsca po obu stronach, licząc od: {of}',
    },
  },
  phrase: ({ within: n, of: who }, { set }, phrases) => [
    phrases.within,
    { n: String(n), of: set(who) },
  ],
})
