/** The order of a night: what comes where, and what has to come before what (V-57). */
import { wholeOrder } from '../../../src/engine'
import { calledRoles, type RolePlace } from '../roles/roles'

/** Where somebody is called: a criminal team, a leader or a Loner, or one role alone. */
export type Place = RolePlace | 'mafia' | 'yakuza'

/** The calls of a night; a leader and a Loner have one place each. */
export const SEQUENCE = wholeOrder<Place>()([
  'thief',
  'vixen',
  'nurse',
  'bodyguard',
  'hypnotist',
  'snitch',
  'mafia',
  'yakuza',
  'godfather',
  'lawyer',
  'journalist',
  'loner',
  'leader',
])

interface Placed {
  readonly place: Place
  readonly before?: readonly string[] | 'others'
}

const placed: readonly Placed[] = [
  ...calledRoles,
  // The Mafia's victim is a leader in time not to act (V-25).
  { place: 'mafia', before: ['leader'] },
]

const blockers = placed.filter(({ before }) => before === 'others').map(({ place }) => place)

/** What must come before what; those who block come before all others. */
export const BEFORE: readonly (readonly [Place, Place])[] = placed.flatMap(({ place, before }) =>
  SEQUENCE.filter((later) =>
    before === 'others' ? !blockers.includes(later) : before?.includes(later),
  ).map((later) => [place, later] as const),
)
