/** Whoever sits across from these: half the living on, clockwise. */
import { inOrder, othersFrom, universe } from '../../../state/facts'
import { anybody, setForm } from '../../base/entry'
import { one } from '../../base/sets'

export const opposite = setForm({
  isNewer: true,
  shape: ({ who }) => ({ opposite: who }),
  about: { opposite: 'Who sits across: half the living on, rounded down, clockwise.' },
  stands: 'everywhere',
  trail: false,
  dead: false,
  level: ({ opposite: who }, { of }) => of(who),
  reach: anybody,
  evaluate: ({ opposite: who }, inner) => {
    const seats = inner.who(who)
    return (env) => {
      const half = Math.floor(universe({ ...env, dead: false }).length / 2)
      return inOrder(
        env.state,
        seats(env).flatMap((seat) => one(othersFrom(env, seat)[half - 1])),
      )
    }
  },
  phrases: {
    opposite: {
      en: 'the living player opposite {of}',
      de: 'gegenüber, lebend: {of}',
      pl: 'żywy gracz naprzeciw: {of}',
    },
  },
  phrase: ({ opposite: who }, { set }, phrases) => [phrases.opposite, { of: set(who) }],
})
