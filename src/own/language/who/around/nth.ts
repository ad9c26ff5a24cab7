/** Whoever sits so many places on from these, clockwise among the living. */
import type { SeatId } from '../../../../engine'
import { inOrder, othersFrom } from '../../../state/facts'
import { anybody, setForm } from '../../base/entry'
import { one } from '../../base/sets'

export const nth = setForm({
  isNewer: true,
  shape: ({ who, number }) => ({ nth: who, n: number }),
  about: {
    nth: 'Who sits `n` places on from these, clockwise among the living; they themselves are never counted.',
    n: 'How many are drawn, or how many places on.',
  },
  stands: 'everywhere',
  trail: false,
  dead: false,
  level: ({ nth: who, n }, { of }) => of(who, n),
  reach: anybody,
  evaluate: ({ nth: who, n }, inner) => {
    const seats = inner.who(who)
    const places = inner.number(n)
    return (env) => {
      const on = places(env) - 1
      const from = (others: readonly SeatId[]) => one(others[on % Math.max(1, others.length)])
      const all = seats(env).flatMap((seat) => from(othersFrom(env, seat)))
      return inOrder(env.state, all)
    }
  },
  phrases: {
    nth: {
      en: 'number {n} to the left of {of}, counting the living',
      de: 'nach links die Nummer {n} unter den Lebenden, gezählt ab: {of}',
      pl: 'żywy numer {n} w lewo, licząc od: {of}',
    },
  },
  phrase: ({ nth: who, n }, { set, number }, phrases) => [
    phrases.nth,
    { of: set(who), n: number(n) },
  ],
})
