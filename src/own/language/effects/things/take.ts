/** A status is taken away. */
import * as v from 'valibot'
import type { Bearer } from '../../../state/state'
import { named } from '../../../schema/marks'
import { places } from '../base/whom'
import { effectForm, nothing, plain, type Deed } from '../base/effect'

type Does = Deed<'take', [status: string, on: readonly Bearer[]]>

export const take = effectForm({
  shape: ({ who }) => ({
    take: v.union([
      named('status'),
      v.strictObject({ status: named('status'), from: v.exactOptional(who) }),
    ]),
  }),
  about: 'Takes a status away.',
  stands: 'everywhere',
  drawn: false,
  oneCard: false,
  onChosen: ({ take: given }) => typeof given === 'string' || given.from === undefined,
  class: () => 'mark',
  brings: nothing,
  evaluate: ({ take: given }, inner) => {
    const { status, from } = typeof given === 'string' ? { status: given } : given
    const on = places(from, 'target', inner)
    return plain((deeds: Does, env) => deeds.take(status, on(env)))
  },
})
