/** Something of a player is turned over before everybody. */
import * as v from 'valibot'
import { oneOf } from '../../schema/scalars'
import { literal } from '../base/scalars'
import { effectForm, never, nothing, plain } from './base/effect'

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
    return plain((deeds, env) => deeds.reveal(seats(env), what))
  },
})
