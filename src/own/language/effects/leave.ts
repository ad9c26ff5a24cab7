/** The call, the trial or the day is broken off. */
import { oneOf } from '../../schema/scalars'
import { literal } from '../base/scalars'
import { effectForm, never, nothing, plain, type Deed } from './base/effect'

type Does = Deed<'leave', [scope: string]>

export const leave = effectForm({
  shape: () => ({ leave: oneOf('call', 'trial', 'day') }),
  about: 'Breaks off the call, the trial or the day.',
  stands: 'whereKnown',
  drawn: false,
  oneCard: false,
  onChosen: never,
  class: () => 'mark',
  brings: nothing,
  evaluate: ({ leave }) => {
    const scope = literal(leave)
    return plain((deeds: Does) => deeds.leave(scope))
  },
})
