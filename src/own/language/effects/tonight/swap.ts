/** What is meant for one tonight hits the other. */
import * as v from 'valibot'
import type { SeatId } from '../../../../engine'
import { effectForm, never, nothing, type Deed } from '../base/effect'

type Does = Deed<'swap', [one: SeatId | undefined, other: SeatId | undefined]>

export const swap = effectForm({
  shape: ({ who }) => ({ swap: v.tuple([who, who]) }),
  about: 'Tonight, what is meant for one hits the other.',
  stands: 'everywhere',
  drawn: false,
  oneCard: false,
  onChosen: never,
  class: () => 'swap',
  brings: nothing,
  evaluate: ({ swap: [first, second] }, { who }) => {
    const [one, other] = [who(first), who(second)]
    return {
      does: (deeds: Does, env) => deeds.swap(one(env)[0], other(env)[0]),
      bends: { kind: 'swaps', seats: (env) => [...one(env), ...other(env)] },
    }
  },
})
