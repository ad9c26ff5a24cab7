/** Two players exchange their cards, or one takes a card from the middle. */
import * as v from 'valibot'
import { effectForm, never, nothing, plain } from '../base/effect'

export const exchange = effectForm({
  shape: ({ who }) => ({
    exchange: v.strictObject({ between: v.tuple([who, v.union([v.literal('pool'), who])]) }),
  }),
  about: 'Cards change hands.',
  stands: 'everywhere',
  drawn: false,
  oneCard: true,
  onChosen: never,
  class: () => 'know',
  brings: nothing,
  evaluate: ({ exchange: { between } }, { who }) => {
    const [first, second] = between
    const one = who(first)
    const other = second === 'pool' ? null : who(second)
    return plain((deeds, env) => {
      const [seat] = one(env)
      if (seat === undefined) return
      const [partner] = other ? other(env) : (['pool'] as const)
      if (partner !== undefined) deeds.exchange(seat, partner, env.card ?? null)
    })
  },
})
