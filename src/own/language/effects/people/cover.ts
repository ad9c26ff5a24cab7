/** Somebody's card is turned over as another, or not at all, should he die before it comes to an end. */
import * as v from 'valibot'
import type { SeatId } from '../../../../engine'
import { named } from '../../../schema/marks'
import { effectForm, never, nothing, plain, type Deed } from '../base/effect'

type Does = Deed<'cover', [seats: readonly SeatId[], as: string | null]>

export const cover = effectForm({
  isNewer: true,
  shape: ({ who }) => ({
    cover: v.strictObject({ who, as: v.exactOptional(named('role')) }),
  }),
  about: 'Has another card turned over for whoever dies next, or none.',
  stands: 'everywhere',
  drawn: true,
  oneCard: false,
  onChosen: never,
  class: () => 'mark',
  brings: nothing,
  evaluate: ({ cover: { who, as = null } }, inner) => {
    const seats = inner.who(who)
    return plain((deeds: Does, env) => deeds.cover(seats(env), as))
  },
})
