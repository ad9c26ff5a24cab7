/** What is meant for one tonight hits the other. */
import * as v from 'valibot'
import { effectForm, never, nothing } from '../base/effect'

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
      does: (deeds, env) => deeds.swap(one(env)[0], other(env)[0]),
      bends: { kind: 'swaps', seats: (env) => [...one(env), ...other(env)] },
    }
  },
})
