/** What is turned over of somebody who loses a life: what he is, what covers it, or nothing. */
import type { SeatId } from '../../../engine'
import { traitsOf } from '../../state/facts'
import { literal } from '../../language/base/scalars'
import { faceOf } from '../effects/identity'
import type { Run } from '../base/run'
import { isTold } from './told'
import type { Strike } from './settle'

/** Which face the document has turned over after this cause: a cause that is not told makes no difference. */
function shownAfter(run: Run, strike: Pick<Strike, 'cause' | 'unnamed'>) {
  const { show = 'role', showVoted } = run.plan.doc.deaths ?? {}
  const { cause } = strike
  const isVoted = cause === 'vote' || cause === 'tie'
  if (isVoted && showVoted !== undefined) return literal(showVoted)
  const what = literal(show)
  if (typeof what !== 'object') return what
  const own = isVoted || isTold(run, strike) ? what[cause] : undefined
  return literal(own ?? what['other'] ?? 'role')
}

/** The role that is turned over in place of his; null: none is; undefined: nothing covers it. */
function coverOf(run: Run, seat: SeatId): string | null | undefined {
  const cover = run.state.game.covers.find((each) => each.seat === seat)
  if (cover) return cover.as
  const [first] = traitsOf(run.still, seat, 'shownAs')
  return first?.map.shownAs === 'nothing' ? null : first?.map.shownAs
}

/** What the room sees of somebody who loses a life by this; null: nothing. */
export function turnedOver(
  run: Run,
  seat: SeatId,
  strike: Pick<Strike, 'cause' | 'unnamed'>,
): string | null {
  const what = shownAfter(run, strike)
  if (what === 'nothing') return null
  const cover = coverOf(run, seat)
  if (cover === undefined) return faceOf(run, seat, what)
  return cover !== null && what === 'team' ? (run.plan.doc.roles[cover]?.team ?? null) : cover
}
