/** Two players exchange their cards, or one takes a card from the middle. */
import * as v from 'valibot'
import type { SeatId } from '../../../../engine'
import { CHOSEN, chosenWord, firstPlace } from '../../base/middle'
import { effectForm, never, nothing, plain, type Deed } from '../base/effect'

type Does = Deed<
  'exchange',
  [seat: SeatId, other: SeatId | 'pool', card: string | null, place: number | null]
>

export const exchange = effectForm({
  shape: ({ who }) => ({
    exchange: v.strictObject({
      between: v.tuple([who, v.union([v.literal('pool'), chosenWord, who])]),
    }),
  }),
  about: 'Cards change hands; `chosen` is the card in the middle that was pointed at.',
  stands: 'everywhere',
  drawn: false,
  oneCard: true,
  onChosen: never,
  class: () => 'know',
  brings: nothing,
  evaluate: ({ exchange: { between } }, { who }) => {
    const [first, second] = between
    const one = who(first)
    const fromMiddle = second === 'pool' || second === CHOSEN
    const other = fromMiddle ? null : who(second)
    return plain((deeds: Does, env) => {
      const [seat] = one(env)
      if (seat === undefined) return
      const [partner] = other ? other(env) : (['pool'] as const)
      const place = second === CHOSEN ? firstPlace(env) : null
      if (second === CHOSEN && place === null) return
      if (partner !== undefined) deeds.exchange(seat, partner, env.card ?? null, place)
    })
  },
})
