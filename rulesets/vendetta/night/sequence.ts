/** The order of a night, read off the roles: what comes where, and what has to come before what (V-57). */
import { calledRoles, type RolePlace } from '../roles/roles'

/** Where somebody is called: a criminal team, a leader or a Loner, or one role alone. */
export type Place = RolePlace | 'mafia' | 'yakuza'

interface Placed {
  readonly place: Place
  readonly at: number
  readonly before?: readonly string[] | 'others'
}

const gangs: readonly Placed[] = [
  { place: 'mafia', at: 7, before: ['leader'] },
  { place: 'yakuza', at: 8 },
]

const placed: readonly Placed[] = [...calledRoles, ...gangs].sort((one, other) => one.at - other.at)

/** The calls of a night in the order of V-57; a leader and a Loner have one place each. */
export const SEQUENCE: readonly Place[] = [...new Set(placed.map(({ place }) => place))]

const blockers = placed.filter(({ before }) => before === 'others').map(({ place }) => place)

/** What must come before what; those who block come before all others. */
export const BEFORE: readonly (readonly [Place, Place])[] = placed.flatMap(({ place, before }) =>
  SEQUENCE.filter((later) =>
    before === 'others' ? !blockers.includes(later) : before?.includes(later),
  ).map((later) => [place, later] as const),
)
