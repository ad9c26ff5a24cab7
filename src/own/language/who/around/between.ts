/** The living who sit between two players, clockwise from the first to the second. */
import * as v from 'valibot'
import { seatIndex, type SeatId } from '../../../../engine'
import { inOrder, othersFrom } from '../../../state/facts'
import type { Env } from '../../../state/asking'
import { anybody, setForm } from '../../base/entry'

/** Those of the others whom somebody who walks clockwise from the one passes before he is at the other. */
function arc(env: Env, from: SeatId, to: SeatId): readonly SeatId[] {
  if (from === to) return []
  const size = env.state.seats.length
  const on = (seat: SeatId) => (seatIndex(seat) - seatIndex(from) + size) % size
  return othersFrom(env, from).filter((seat) => on(seat) < on(to))
}

export const between = setForm({
  isNewer: true,
  shape: ({ who }) => ({ between: v.tuple([who, who]) }),
  about: {
    between:
      'The living between the first and the second, clockwise; of several, from the first to the last in the order of the seats.',
  },
  stands: 'everywhere',
  trail: false,
  dead: false,
  level: ({ between: [from, to] }, { of }) => of(from, to),
  reach: anybody,
  evaluate: ({ between: [from, to] }, inner) => {
    const [starts, ends] = [inner.who(from), inner.who(to)]
    return (env) => {
      const start = starts(env)[0]
      const end = ends(env).at(-1)
      if (start === undefined || end === undefined) return []
      return inOrder(env.state, arc(env, start, end))
    }
  },
  phrases: {
    between: {
      en: 'the living clockwise between {a} and {b}',
      de: 'die Lebenden im Uhrzeigersinn zwischen ({a}) und ({b})',
      pl: 'żywi zgodnie z ruchem wskazówek zegara, między ({a}) a ({b})',
    },
  },
  phrase: ({ between: [from, to] }, { set }, phrases) => [
    phrases.between,
    { a: set(from), b: set(to) },
  ],
})
