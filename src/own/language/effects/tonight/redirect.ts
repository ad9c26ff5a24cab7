/** Whatever somebody chooses tonight hits somebody else. */
import * as v from 'valibot'
import type { SeatId } from '../../../../engine'
import { effectForm, never, nothing, type Deed } from '../base/effect'

/** `onto` is asked for each of them. */
type Does = Deed<'redirect', [acts: readonly SeatId[], onto: () => SeatId | undefined]>

export const redirect = effectForm({
  shape: ({ who }) => ({ redirect: v.strictObject({ acts: who, onto: who }) }),
  about: 'Tonight, whatever they choose hits somebody else instead.',
  stands: 'everywhere',
  drawn: false,
  oneCard: false,
  onChosen: never,
  class: () => 'turn',
  brings: nothing,
  evaluate: ({ redirect }, { who }) => {
    const [acts, onto] = [who(redirect.acts), who(redirect.onto)]
    return {
      does: (deeds: Does, env) => deeds.redirect(acts(env), () => onto(env)[0]),
      bends: { kind: 'redirects', acts } as const,
    }
  },
})
