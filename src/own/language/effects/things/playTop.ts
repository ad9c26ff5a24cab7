/** The top card of a pile is played, before everybody. */
import { named } from '../../../schema/marks'
import { effectForm, never, nothing, plain, type Deed } from '../base/effect'

type Does = Deed<'playTop', [pile: string]>

export const playTop = effectForm({
  isNewer: true,
  shape: () => ({ playTop: named('pile') }),
  about: 'Plays the top card of a pile.',
  // It is seen as it happens: by night nobody could tell what was played.
  stands: 'whereKnown',
  drawn: false,
  oneCard: false,
  onChosen: never,
  class: () => 'mark',
  brings: nothing,
  evaluate: ({ playTop: pile }) => plain((deeds: Does) => deeds.playTop(pile)),
})
