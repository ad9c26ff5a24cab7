/** Somebody becomes somebody else, or like another. */
import * as v from 'valibot'
import type { SeatId } from '../../../../engine'
import { named } from '../../../schema/marks'
import { roleOr, whom } from '../base/whom'
import { effectForm, never, plain, type Deed } from '../base/effect'

type Does = Deed<'become', [seats: readonly SeatId[], role: string]>

export const become = effectForm({
  shape: ({ who }) => ({
    become: v.strictObject({
      role: v.union([named('role'), v.strictObject({ sameAs: who })]),
      who: v.exactOptional(who),
    }),
  }),
  about: 'Gives somebody another role.',
  stands: 'everywhere',
  drawn: true,
  oneCard: false,
  onChosen: never,
  class: () => 'change',
  brings: ({ become: { role } }) => (typeof role === 'string' ? [{ kind: 'role', id: role }] : []),
  evaluate: ({ become: { role, who } }, inner) => {
    const [name, seats] = [roleOr(role, inner), whom(who, 'self', inner)]
    return plain((deeds: Does, env) => {
      const is = name(env)
      if (is !== undefined) deeds.become(seats(env), is)
    })
  },
})
