/** Who is in the game and who is who, found out once and kept from event to event. */
import { living, type SeatId } from '../../engine'
import type { Ground } from './asking'
import type { OwnState } from './state'

/** What is known of the people at a table until the next event that changes it; filled as it is asked for. */
export interface People {
  readonly plan: Ground
  readonly at: number
  readonly living: readonly SeatId[]
  /** By the index of the seat. */
  readonly roles: (readonly string[] | undefined)[]
  readonly teams: (string | undefined)[]
  /** The living of roles or of sides, by the list of these that an expression of the plan has. */
  readonly among: Map<readonly string[], readonly SeatId[]>
}

const KNOWN = new WeakMap<object, People>()

/** What is known of the people of this state. */
export function peopleOf(plan: Ground, state: OwnState): People {
  const { game } = state
  const at = game.changes.people
  const known = KNOWN.get(game)
  if (known && known.at === at && known.plan === plan) return known
  const made: People = {
    plan,
    at,
    living: living(state),
    roles: [],
    teams: [],
    among: new Map(),
  }
  KNOWN.set(game, made)
  return made
}

/** Remembers one finding about each state until its next event, or the next part of the round. */
export function untilNext<P extends Ground, T>(
  find: (plan: P, state: OwnState) => T,
): (plan: P, state: OwnState) => T {
  const found = new WeakMap<object, { at: number; phase: OwnState['phase']; plan: P; is: T }>()
  return (plan, state) => {
    const { game, phase } = state
    const at = game.changes.all
    const known = found.get(game)
    if (known && known.at === at && known.phase === phase && known.plan === plan) return known.is
    const is = find(plan, state)
    found.set(game, { at, phase, plan, is })
    return is
  }
}
