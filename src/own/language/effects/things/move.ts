/** An object changes hands. */
import * as v from 'valibot'
import type { SeatId } from '../../../../engine'
import { named } from '../../../schema/marks'
import { effectForm, never, plain, type Deed } from '../base/effect'

type Does = Deed<'move', [object: string, to: SeatId | null]>

export const move = effectForm({
  shape: ({ who }) => ({ move: v.strictObject({ object: named('object'), to: who }) }),
  about: 'An object changes hands.',
  stands: 'everywhere',
  drawn: true,
  oneCard: false,
  onChosen: never,
  class: () => 'mark',
  brings: ({ move: { object } }) => [{ kind: 'object', id: object }],
  evaluate: ({ move: { object, to } }, { who }) => {
    const hands = who(to)
    return plain((deeds: Does, env) => deeds.move(object, hands(env)[0] ?? null))
  },
})
