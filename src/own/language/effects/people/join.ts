/** Somebody goes over to a side. */
import * as v from 'valibot'
import type { SeatId } from '../../../../engine'
import { named } from '../../../schema/marks'
import { teamOr, whom } from '../base/whom'
import { effectForm, never, plain, type Deed } from '../base/effect'

type Does = Deed<'join', [seats: readonly SeatId[], team: string]>

export const join = effectForm({
  shape: ({ who }) => ({
    join: v.strictObject({
      team: v.union([named('team'), v.strictObject({ sameAs: who })]),
      who: v.exactOptional(who),
    }),
  }),
  about: 'Makes somebody change sides.',
  stands: 'everywhere',
  drawn: false,
  oneCard: false,
  onChosen: never,
  class: () => 'change',
  brings: ({ join: { team } }) => (typeof team === 'string' ? [{ kind: 'team', id: team }] : []),
  evaluate: ({ join: { team, who } }, inner) => {
    const [name, seats] = [teamOr(team, inner), whom(who, 'self', inner)]
    return plain((deeds: Does, env) => {
      const is = name(env)
      if (is !== undefined) deeds.join(seats(env), is)
    })
  },
})
