/** Which causes of death the room hears of. */
import type { Fallen } from '../../state/state'
import { literal } from '../../language/base/scalars'
import type { Run } from '../base/run'

/** Whether the room hears by what somebody died. */
export const isTold = ({ plan }: Run, { cause, unnamed }: Pick<Fallen, 'cause' | 'unnamed'>) =>
  !unnamed && (literal(plan.doc.causes?.[cause]?.told) ?? false)

/** Where a cause stands in the telling. */
export function rankOfCause({ plan }: Run, cause: string): number {
  const order: readonly string[] = plan.doc.deaths?.order ?? []
  return order.includes(cause) ? order.indexOf(cause) : order.length
}

/** Of several strikes the one whose cause is told first. */
export const firstTold = <T extends Pick<Fallen, 'cause' | 'unnamed'>>(
  run: Run,
  strikes: readonly T[],
): T | undefined =>
  strikes
    .filter((strike) => isTold(run, strike))
    .sort((one, other) => rankOfCause(run, one.cause) - rankOfCause(run, other.cause))[0]
