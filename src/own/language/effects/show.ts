/** Something is shown in silence to who is awake. */
import { showIn, signalOf } from '../shows/shows'
import { effectForm, never, nothing, plain } from './base/effect'

export const show = effectForm({
  shape: (fields) => ({ show: showIn(fields) }),
  about: 'Shows something to the players who are awake.',
  stands: 'whereKnown',
  drawn: false,
  oneCard: false,
  onChosen: never,
  class: () => 'look',
  brings: nothing,
  evaluate: ({ show }, inner) => {
    const signal = signalOf(show, inner)
    return plain((deeds, env) => deeds.show(signal(env)))
  },
})
