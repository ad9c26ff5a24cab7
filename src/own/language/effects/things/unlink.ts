/** Players are untied. */
import * as v from 'valibot'
import type { SeatId } from '../../../../engine'
import { named } from '../../../schema/marks'
import { whom } from '../base/whom'
import { effectForm, never, nothing, plain, type Deed } from '../base/effect'

type Does = Deed<'untie', [link: string, from: readonly SeatId[]]>

export const unlink = effectForm({
  shape: ({ who }) => ({
    unlink: v.strictObject({ link: named('link'), from: v.exactOptional(who) }),
  }),
  about: 'Unties players.',
  stands: 'everywhere',
  drawn: false,
  oneCard: false,
  onChosen: never,
  class: () => 'know',
  brings: nothing,
  evaluate: ({ unlink: { link: id, from } }, inner) => {
    const one = whom(from, 'self', inner)
    return plain((deeds: Does, env) => deeds.untie(id, one(env)))
  },
})
