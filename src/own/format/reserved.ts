/** What ids may not be. */
import { PLAYER_WORDS } from '../language/who/words'

/** What no id may be, whatever it names. */
const TAKEN: ReadonlySet<string> = new Set([
  ...Object.keys(PLAYER_WORDS),
  'none',
  'ok',
  'pass',
  'own',
  'other',
  'pool',
  ...Object.getOwnPropertyNames(Object.prototype),
])

const SEAT = /^s\d+$/

/** What no cause may be called besides. */
const TAKEN_CAUSES: ReadonlySet<string> = new Set(['night', 'all', 'any', 'vote', 'tie'])

/** What the first part of a call's id may not be: the program's own steps begin so. */
const TAKEN_STEPS: ReadonlySet<string> = new Set(['day', 'dawn', 'host'])

/** True if no id may be this word: it would be read as something else. `s1` would be a seat. */
export const isReserved = (id: string): boolean => TAKEN.has(id) || SEAT.test(id)

/** True if no cause may have this name. */
export const isReservedCause = (id: string): boolean => isReserved(id) || TAKEN_CAUSES.has(id)

/** True if no call may be called so. With its dot a word of the language is no word any more: `seer.second`. */
export const isReservedStep = (id: string): boolean => {
  const parts = id.split('.')
  if (parts.length === 1) return isReserved(id)
  return parts.some((part) => SEAT.test(part)) || TAKEN_STEPS.has(parts[0] ?? '')
}

/** Causes that are there without being written. */
export const BUILT_IN_CAUSES = ['vote', 'tie', 'heartbreak'] as const
/** Signs that every host can give. */
export const BUILT_IN_SIGNS = ['thumbUp', 'thumbDown', 'yes', 'no', 'handUp'] as const
