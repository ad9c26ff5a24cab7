/** A table to try things on: what would be, without anything happening. */
import type { OwnState, OwnTable } from '../../state/state'
import { events } from '../../state/events'
import type { Plan } from '../../plan/types'
import type { Run } from '../base/run'
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
  // Copied is what events change in its place; in tests, a write to what is missing here throws.
  const copy: OwnState['game'] = {
    ...game,
    ties: [...game.ties],
    visits: [...game.visits],
    redirects: [...game.redirects],
    swaps: [...game.swaps],
    attacks: [...game.attacks],
    fallen: [...game.fallen],
    queue: [...game.queue],
    pending: [...game.pending],
    outs: [...game.outs],
    wins: [...game.wins],
    pool: [...game.pool],
    seats: copied(game.seats),
    given: game.given.map((given) => ({ ...given })),
    acts: game.acts.map((act) => ({ ...act })),
    moments: { ...game.moments },
    counters: { ...game.counters },
    uses: { ...game.uses },
    last: { ...game.last },
    holds: { ...game.holds },
    heldOpenly: { ...game.heldOpenly },
    chosen: { ...game.chosen },
    ended: { ...game.ended },
    returning: [...game.returning],
    answers: { ...game.answers },
    covers: [...game.covers],
    hidden: [...game.hidden],
    heard: [...game.heard],
    spent: [...game.spent],
    led: { ...game.led },
    ballots: { ...game.ballots },
    piles: { ...game.piles },
    running: [...game.running],
    latest: { ...game.latest },
    latestTold: { ...game.latestTold },
    changes: { ...game.changes },
  }
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
