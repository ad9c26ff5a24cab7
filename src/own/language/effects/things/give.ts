/** Somebody, or the table, gets a status. */
import * as v from 'valibot'
import type { Env } from '../../../state/asking'
import type { Bearer } from '../../../state/state'
import { named, newer } from '../../../schema/marks'
import { Until } from '../../../schema/until'
import type { SetWithin } from '../../../schema/fields'
import { isOfTable, isSelf } from '../../base/numbers'
import { places, whom } from '../base/whom'
import { effectForm, type Deed } from '../base/effect'

interface Rest {
  readonly to?: SetWithin
  readonly until?: v.InferOutput<typeof Until>
}
/** A status, or several of which one is drawn for each. */
type Named = string | { readonly status: string } | { readonly random: readonly string[] }
type Written = string | (Rest & Exclude<Named, string>)

/** All statuses that an effect may give. */
export function statusesOf(given: Named): readonly string[] {
  if (typeof given === 'string') return [given]
  return 'random' in given ? given.random : [given.status]
}

const restOf = (given: Written): Rest => (typeof given === 'string' ? {} : given)

/** Finds the status; where one would have to be drawn and nothing may be, none. */
function finding(given: Named, { draw }: Env): string | undefined {
  const statuses = statusesOf(given)
  return statuses.length === 1 ? statuses[0] : draw && statuses[draw(statuses.length)]
}

type Does = Deed<
  'give',
  [find: () => string | undefined, on: readonly Bearer[], until: Until | null, env: Env]
>

export const give = effectForm({
  shape: ({ who }) => {
    const rest = { to: v.exactOptional(who), until: v.exactOptional(Until) }
    return {
      give: v.union([
        named('status'),
        v.strictObject({ status: named('status'), ...rest }),
        newer(
          'random',
          v.strictObject({ random: v.pipe(v.array(named('status')), v.minLength(1)), ...rest }),
        ),
      ]),
    }
  },
  about: 'Gives a status.',
  stands: 'everywhere',
  drawn: true,
  oneCard: false,
  onChosen: ({ give: given }) => restOf(given).to === undefined,
  class: ({ give: given }, { traits, guards }) => {
    const { to } = restOf(given)
    const statuses = statusesOf(given)
    const maps = statuses.flatMap((status) => traits(status))
    if (to !== undefined && isSelf(to) && maps.some(({ away }) => Boolean(away))) return 'hide'
    if (
      maps.some(
        ({ impaired, noActs, noGroup, noVisit }) =>
          noVisit !== undefined || Boolean(impaired) || Boolean(noActs) || Boolean(noGroup),
      )
    )
      return 'stop'
    return statuses.some((status) => guards(status)) ? 'guard' : 'mark'
  },
  brings: ({ give: given }) => statusesOf(given).map((id) => ({ kind: 'status', id }) as const),
  evaluate: ({ give: given }, inner) => {
    const { to, until = null } = restOf(given)
    const on = places(to, 'target', inner, statusesOf(given))
    return {
      does: (deeds: Does, env) => deeds.give(() => finding(given, env), on(env), until, env),
      bends: isOfTable(to)
        ? null
        : { kind: 'gives', statuses: statusesOf(given), to: whom(to, 'target', inner) },
    }
  },
})
