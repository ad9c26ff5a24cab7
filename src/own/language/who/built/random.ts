/** Some of these, drawn in secret. */
import * as v from 'valibot'
import { bySeat, type SeatId } from '../../../../engine'
import { anybody, secret, setForm } from '../../base/entry'

export const random = setForm({
  shape: ({ who, number }) => ({ random: who, n: v.exactOptional(number) }),
  about: { random: 'Drawn in secret from these.', n: 'How many are drawn, or how many places on.' },
  stands: 'whereKnown',
  trail: false,
  dead: false,
  level: secret,
  reach: anybody,
  evaluate: ({ random: who, n }, inner) => {
    const set = inner.who(who)
    const count = n === undefined ? () => 1 : inner.number(n)
    return (env) => {
      const { draw } = env
      if (!draw) return []
      const left = [...set(env)]
      const drawn: SeatId[] = []
      for (let more = count(env); more > 0 && left.length > 0; more--) {
        drawn.push(...left.splice(left.length > 1 ? draw(left.length) : 0, 1))
      }
      return drawn.sort(bySeat)
    }
  },
  phrases: {
    random: {
      en: 'somebody drawn from {of}',
      de: 'jemand Ausgelostes unter: {of}',
      pl: 'ktoś wylosowany spośród: {of}',
    },
  },
  phrase: ({ random: who }, { set }, phrases) => [phrases.random, { of: set(who) }],
})
