/** Whoever is in one of these sets. */
import type { SeatId } from '../../../../engine'
import { inOrder } from '../../../state/facts'
import { setForm } from '../../base/entry'
import { listAs } from '../../../schema/fields'
import { OR } from '../../base/joined'

export const any = setForm({
  shape: ({ who }) => ({ any: listAs(who) }),
  about: { any: 'Who is in one of these sets.' },
  stands: 'everywhere',
  trail: false,
  dead: false,
  level: ({ any: sets }, { of }) => of(...sets),
  reach: ({ any: sets }, { set }) => sets.some(set),
  evaluate: ({ any: given }, inner) => {
    const sets = given.map(inner.who)
    return (env) => {
      const found: SeatId[] = []
      for (const set of sets) for (const seat of set(env)) found.push(seat)
      return inOrder(env.state, found)
    }
  },
  phrases: {},
  phrase: ({ any: sets }, { set, joined }) => joined(OR, sets.map(set)),
})
