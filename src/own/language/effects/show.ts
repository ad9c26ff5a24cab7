/** Something is shown in silence to who is awake. */
import type { Signal } from '../../../engine'
import { showIn, signalOf } from '../shows/shows'
import type { Misleading } from '../shows/wrong'
import { effectForm, never, nothing, plain, type Deed } from './base/effect'

type Does = Deed<'show', [signal: (misleading?: Misleading) => Signal]>

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
    return plain((deeds: Does, env) => deeds.show((misleading) => signal(env, misleading)))
  },
})
