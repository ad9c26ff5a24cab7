/** Whether two views are of the same stretch of an evening. */
import type { ProjectorView } from '../../../bridge'

export const samePhase = (
  { phase: one }: ProjectorView,
  { phase: other }: ProjectorView,
): boolean => one !== null && one.kind === other?.kind && one.n === other.n

/** Of the same day, with all eyes open. */
export const sameDay = (one: ProjectorView, other: ProjectorView): boolean =>
  one.phase?.kind === 'day' && samePhase(one, other)
