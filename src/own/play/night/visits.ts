/** Who visits whom, and whom nobody may visit. */
import type { SeatId } from '../../../engine'
import { hasTrait, livingAmong, traitsOf } from '../../state/facts'
import type { TraitMap } from '../../schema/traits'
import type { Env } from '../../state/asking'
import type { CallPlan } from '../../plan/types'
import type { Run } from '../base/run'

/** Whom somebody visits by an act that is about these; nobody, where he comes unseen. */
export function visitedBy(
  run: Run,
  call: CallPlan,
  actor: SeatId | null,
  targets: readonly SeatId[],
): readonly SeatId[] {
  if (actor === null || call.unseen || hasTrait(run.still, actor, 'unseen')) return []
  return livingAmong(run.state, targets).filter((seat) => seat !== actor)
}

/** Whether a trait keeps this visitor out. */
export function keepsOut(
  { plan }: Run,
  { noVisit }: TraitMap,
  env: Env,
  visitor: SeatId | null,
): boolean {
  if (noVisit === undefined || visitor === null) return false
  return noVisit === 'all' || plan.who(noVisit)(env).includes(visitor)
}

/** Whether one of these lets no such visitor in; what nothing stops gets in everywhere. */
export function isTurnedAway(
  run: Run,
  call: CallPlan,
  visitor: SeatId | null,
  visited: readonly SeatId[],
): boolean {
  if (visitor === null || call.unstoppable || !run.plan.bearers.noVisit) return false
  return visited.some((seat) =>
    traitsOf(run.still, seat, 'noVisit').some(({ map, env }) => keepsOut(run, map, env, visitor)),
  )
}
