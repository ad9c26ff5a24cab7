/** Somebody comes back among the living. */
import type { SeatId } from '../../../../engine'
import { effectForm, never, nothing, plain, type Deed } from '../base/effect'

type Does = Deed<'revive', [seats: readonly SeatId[]]>

export const revive = effectForm({
  shape: ({ who }) => ({ revive: who }),
  about: 'Brings back among the living.',
  stands: 'everywhere',
  drawn: false,
  oneCard: false,
  onChosen: never,
  class: () => 'mark',
  brings: nothing,
  evaluate: ({ revive }, { who }) => {
    const seats = who(revive)
    return plain((deeds: Does, env) => deeds.revive(seats(env)))
  },
})
