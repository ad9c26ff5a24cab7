/** How close a vote is that the room watches: what is needed, what is left, and how fast a heart beats over it. */
import type { ProjectorView } from '../../../bridge'

export interface Closeness {
  /** With so many hands nobody can be overtaken any more. */
  readonly needed: number
  /** How many hands may still go up. */
  readonly left: number
  /** Whether nothing can change who has the most, or no hand is left. */
  readonly decided: boolean
  /** Whether a hand is up at all. */
  readonly begun: boolean
  /** From how many hands on somebody has the most; 0 where nobody has one. */
  readonly most: number
}

type Voting = Pick<ProjectorView, 'scene' | 'stage' | 'count'>

/** @returns null where the room is not told how many hands there are: a count in secret stays one */
export function closenessOf({ scene, stage, count }: Voting): Closeness | null {
  if (scene !== 'vote' || stage?.count !== 'live' || count?.voices === undefined) return null
  if (count.candidates.length < 2) return null
  const hands = count.candidates.map((seat) => count.totals[seat] ?? 0)
  const raised = Object.values(count.totals).reduce((sum, one) => sum + one, 0)
  const [most = 0, second = 0] = [...hands].sort((one, other) => other - one)
  const left = Math.max(0, count.voices - raised)
  // Whoever is second may get all that are left.
  const needed = Math.floor((most + second + left) / 2) + 1
  return { needed, left, most, decided: left === 0 || most >= needed, begun: raised > 0 }
}

const LAST_HANDS = 3
/** One hand from being decided is as near as one before the last. */
const ONE_SHORT = 0.5
const SLOWEST = 72
const FASTEST = 110

/** How near the end of a vote is, from 0 to 1; null: not near, or over. */
export function tensionOf(closeness: Closeness | null): number | null {
  if (!closeness?.begun || closeness.decided) return null
  const { left, needed, most } = closeness
  const byHands = left <= LAST_HANDS ? (LAST_HANDS - left) / (LAST_HANDS - 1) : null
  const byMost = needed - most === 1 ? ONE_SHORT : null
  return byHands === null ? byMost : Math.max(byHands, byMost ?? 0)
}

/** Beats a minute at a tension from 0 to 1. */
export const heartRate = (tension: number): number =>
  Math.round(SLOWEST + (FASTEST - SLOWEST) * tension)
