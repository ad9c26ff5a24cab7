/** Something is shown in silence to who is awake. */
import type { Signal } from '../../../engine'
import type { Env } from '../../state/asking'
import { showIn, signalOf, type Receiver } from '../shows/shows'
import type { Misleading } from '../shows/wrong'
import { effectForm, never, nothing, plain, type Deed } from './base/effect'

type Does = Deed<
  'show',
  [signal: (misleading?: Misleading) => Signal, to: Receiver | undefined, env: Env]
>

export const show = effectForm({
  shape: (fields) => ({ show: showIn(fields) }),
  about: 'Shows something to the players who are awake, or by day to one of them.',
  stands: 'whereKnown',
  drawn: false,
  oneCard: false,
  onChosen: never,
  class: () => 'look',
  brings: nothing,
  evaluate: ({ show }, inner) => {
    const signal = signalOf(show, inner)
    return plain((deeds: Does, env) =>
      deeds.show((misleading) => signal(env, misleading), show.to, env),
    )
  },
})
