/** Somebody comes back among the living. */
import { effectForm, never, nothing, plain } from '../base/effect'

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
    return plain((deeds, env) => deeds.revive(seats(env)))
  },
})
