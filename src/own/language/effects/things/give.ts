/** Somebody, or the table, gets a status. */
import * as v from 'valibot'
import type { Env } from '../../../state/asking'
import type { Bearer } from '../../../state/state'
import { named } from '../../../schema/marks'
import { Until } from '../../../schema/until'
import type { SetWithin } from '../../../schema/fields'
import { isOfTable, isSelf } from '../../base/numbers'
import { places, whom } from '../base/whom'
import { effectForm, type Deed } from '../base/effect'

interface Given {
  readonly status: string
  readonly to?: SetWithin
  readonly until?: v.InferOutput<typeof Until>
}
const fullOf = (given: string | Given): Given =>
  typeof given === 'string' ? { status: given } : given

type Does = Deed<'give', [status: string, on: readonly Bearer[], until: Until | null, env: Env]>

export const give = effectForm({
  shape: ({ who }) => ({
    give: v.union([
      named('status'),
      v.strictObject({
        status: named('status'),
        to: v.exactOptional(who),
        until: v.exactOptional(Until),
      }),
    ]),
  }),
  about: 'Gives a status.',
  stands: 'everywhere',
  drawn: true,
  oneCard: false,
  onChosen: ({ give: given }) => fullOf(given).to === undefined,
  class: ({ give: given }, { traits, guards }) => {
    const { status, to } = fullOf(given)
    const maps = traits(status)
    if (to !== undefined && isSelf(to) && maps.some(({ away }) => Boolean(away))) return 'hide'
    if (
      maps.some(
        ({ noActs, noGroup, noVisit }) =>
          noVisit !== undefined || Boolean(noActs) || Boolean(noGroup),
      )
    )
      return 'stop'
    return guards(status) ? 'guard' : 'mark'
  },
  brings: ({ give: given }) => [{ kind: 'status', id: fullOf(given).status }],
  evaluate: ({ give: given }, inner) => {
    const { status, to, until = null } = fullOf(given)
    const on = places(to, 'target', inner)
    return {
      does: (deeds: Does, env) => deeds.give(status, on(env), until, env),
      bends: isOfTable(to) ? null : { kind: 'gives', status, to: whom(to, 'target', inner) },
    }
  },
})
