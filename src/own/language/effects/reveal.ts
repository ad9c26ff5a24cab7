/** Something of a player is turned over before everybody. */
import * as v from 'valibot'
import type { SeatId } from '../../../engine'
import { oneOf } from '../../schema/scalars'
import { literal } from '../base/scalars'
import { effectForm, never, nothing, plain, type Deed } from './base/effect'

type Does = Deed<'reveal', [seats: readonly SeatId[], what: 'role' | 'team' | 'card']>

export const reveal = effectForm({
  shape: ({ who }) => ({
    reveal: v.strictObject({ who, what: v.exactOptional(oneOf('role', 'team', 'card')) }),
  }),
  about: 'Turns something over.',
  stands: 'everywhere',
  drawn: false,
  oneCard: false,
  onChosen: never,
  class: () => 'mark',
  brings: nothing,
  evaluate: ({ reveal }, { who }) => {
    const [seats, what] = [who(reveal.who), literal(reveal.what) ?? 'role']
    return plain((deeds: Does, env) => deeds.reveal(seats(env), what))
  },
})
