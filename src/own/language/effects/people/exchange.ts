/** Two players exchange their cards, or one takes a card from the middle. */
import * as v from 'valibot'
import type { SeatId } from '../../../../engine'
import { effectForm, never, nothing, plain, type Deed } from '../base/effect'

type Does = Deed<'exchange', [seat: SeatId, other: SeatId | 'pool', card: string | null]>

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
    return plain((deeds: Does, env) => {
      const [seat] = one(env)
      if (seat === undefined) return
      const [partner] = other ? other(env) : (['pool'] as const)
      if (partner !== undefined) deeds.exchange(seat, partner, env.card ?? null)
    })
  },
})
