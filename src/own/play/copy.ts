/** A table to try things on: what would be, without anything happening. */
import type { OwnState, OwnTable } from '../evening'
import { events } from '../events'
import type { Plan } from '../plan/types'
import type { Run } from './run'
import { runOf } from './triggers'

/** Plain data once more, all the way down. */
function copied<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copied) as T
  const made: Record<string, unknown> = {}
  for (const key in value) made[key] = copied(value[key])
  return made as T
}

/** The night as it stands, to try on what would become of it: nothing is asked, drawn or announced. */
export const tried = (plan: Plan, state: OwnState): Run => runOf(copyOf(state), plan, false, true)

/** A state of one's own to try things on, and a table whose events reach nobody. */
function copyOf(state: OwnState): OwnTable {
  const { phase, seats, game } = state
  const { deck, calls, votes, last, ...rest } = game
  // What no event changes, or changes by putting another in its place, is not copied.
  const copy = { ...copied(rest), deck, calls, votes, last: { ...last } }
  const whole: OwnState = { ...state, phase, seats: copied(seats), game: copy }
  const table = {
    state: whole,
    options: {},
    emit(kind: string, data: unknown) {
      const def = (events as unknown as Record<string, { apply(s: unknown, d: unknown): void }>)[
        kind
      ]
      def?.apply(whole, data)
    },
  }
  return table as unknown as OwnTable
}
