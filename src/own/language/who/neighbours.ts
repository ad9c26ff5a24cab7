/** The nearest living on both sides of these, or on one; clockwise is left. */
import * as v from 'valibot'
import { oneOf } from '../../schema/scalars'
import { inOrder, neighboursOf } from '../../state/facts'
import { anybody, setForm } from '../base/entry'
import { literal } from '../base/scalars'

export const neighbours = setForm({
  shape: ({ who }) => ({
    neighbours: who,
    side: v.exactOptional(oneOf('both', 'left', 'right')),
  }),
  about: {
    neighbours: 'The nearest living players.',
    side: 'On both sides, or left, which is clockwise, or right.',
  },
  stands: 'everywhere',
  trail: false,
  dead: false,
  level: ({ neighbours: who }, { of }) => of(who),
  reach: anybody,
  evaluate: ({ neighbours: who, side }, inner) => {
    const seats = inner.who(who)
    const way = literal(side ?? 'both')
    return (env) =>
      inOrder(
        env.state,
        seats(env).flatMap((seat) => neighboursOf(env.state, seat, way)),
      )
  },
  phrases: {
    left: {
      en: 'the living neighbour to the left of {of}',
      de: 'links daneben, lebend: {of}',
      pl: 'żywy sąsiad z lewej, a obok: {of}',
    },
    right: {
      en: 'the living neighbour to the right of {of}',
      de: 'rechts daneben, lebend: {of}',
      pl: 'żywy sąsiad z prawej, a obok: {of}',
    },
    neighbours: {
      en: 'the living neighbours of {of}',
      de: 'die lebenden Nachbarn von: {of}',
      pl: 'żywi sąsiedzi, a obok: {of}',
    },
  },
  phrase: ({ neighbours: who, side }, { set }, phrases) => {
    const of = set(who)
    if (side === 'left') return [phrases.left, { of }]
    if (side === 'right') return [phrases.right, { of }]
    return [phrases.neighbours, { of }]
  },
})
