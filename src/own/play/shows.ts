/** What is shown in silence to who is awake: a sign, or what a set or number comes to. */
import type { Signal } from '../../engine'
import { seenRoles, seenTeam } from '../language/sets'
import type { Env } from '../state/asking'
import type { ShowPlan } from '../plan/types'

/** The signal that a showing amounts to. */
export function signalOf(show: ShowPlan, given: Env): Signal {
  const env: Env = { ...given, appears: !show.truly }
  const plain: Env = { ...given, appears: false }
  switch (show.what) {
    case 'thumb':
      return show.condition?.(env) ? 'thumbUp' : 'thumbDown'
    case 'nod':
      return show.condition?.(env) ? 'yes' : 'no'
    case 'fingers':
      return String(Math.max(0, Math.min(10, show.number?.(plain) ?? 0)))
    case 'sign':
      return show.sign ?? ''
    case 'seats':
      return [...(show.who?.(plain) ?? [])]
    case 'role':
    case 'team': {
      const seen = (show.who?.(plain) ?? []).map((seat) =>
        show.what === 'role' ? (seenRoles(env, seat)[0] ?? 'none') : seenTeam(env, seat),
      )
      return seen.length === 1 ? (seen[0] as string) : seen
    }
  }
}
