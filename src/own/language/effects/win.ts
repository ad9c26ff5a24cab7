/** Somebody has reached a goal. */
import * as v from 'valibot'
import { named } from '../../schema/marks'
import { Yes } from '../../schema/scalars'
import type { WhoOf } from '../../state/asking'
import type { SetWithin } from '../../schema/fields'
import { literal } from '../base/scalars'
import { effectForm, never, nothing, plain, type Deed } from './base/effect'

type Does = Deed<'win', [names: readonly string[], ends: boolean]>

export const win = effectForm({
  shape: ({ who }) => ({
    win: v.strictObject({ who: v.union([who, named('team')]), ends: v.exactOptional(Yes) }),
  }),
  about: 'Somebody has reached a goal.',
  stands: 'everywhere',
  drawn: false,
  oneCard: false,
  onChosen: never,
  class: () => 'mark',
  brings: nothing,
  evaluate: ({ win: { who: named, ends } }, { who }) => {
    const isTeam = (teams: readonly string[]) => teams.includes(named as string)
    const isOver = literal(ends) ?? false
    let players: WhoOf | null = null
    return plain((deeds: Does, env) => {
      // A team's name stands as it is; whatever else is a word of the language names players.
      if (isTeam(env.plan.teams)) return deeds.win([named as string], isOver)
      players ??= who(named as SetWithin)
      deeds.win(players(env), isOver)
    })
  },
})
