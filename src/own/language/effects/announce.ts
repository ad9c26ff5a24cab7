/** The host reads out a notice, of everybody or of some. */
import * as v from 'valibot'
import type { SeatId } from '../../../engine'
import { named } from '../../schema/marks'
import { effectForm, never, nothing, plain, type Deed } from './base/effect'

type Does = Deed<'announce', [notice: string, seats: readonly SeatId[] | null]>

export const announce = effectForm({
  shape: ({ who }) => ({
    announce: v.strictObject({ notice: named('notice'), seats: v.exactOptional(who) }),
  }),
  about: 'Reads out a notice.',
  stands: 'everywhere',
  drawn: false,
  oneCard: false,
  onChosen: never,
  class: () => 'mark',
  brings: nothing,
  evaluate: ({ announce: { notice, seats } }, { who }) => {
    const of = seats === undefined ? null : who(seats)
    return plain((deeds: Does, env) => deeds.announce(notice, of ? of(env) : null))
  },
})
