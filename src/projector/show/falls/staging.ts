/**
 * Where whoever falls is seen, which way they fall, and how near the town stands afterwards: another picture for each of an evening. It
 * follows from how many have fallen before, which everybody has been told: never from who it is, or by whom.
 */
import type { ProjectorView } from '../../../bridge'

export interface Staging {
  /** Where it stands, in shares of the picture's width. */
  readonly at: number
  readonly toLeft: boolean
  readonly zoom: number
}

const PLACES = [0.5, 0.46, 0.54, 0.48, 0.52]
const ZOOMS = [1.3, 1.16, 1.23]
/** So many are all different. */
export const STAGINGS = PLACES.length * 2 * ZOOMS.length

/** How many lives have been lost that everybody knows of. */
export function lossesOf({ seats }: Pick<ProjectorView, 'seats'>): number {
  const most = Math.max(0, ...seats.map(({ lives = 0 }) => lives))
  return seats.reduce((sum, { out, lives = most }) => sum + (out ? Math.max(1, most) : most - lives), 0) // prettier-ignore
}

/** @param turn another one for each fall of an evening */
export const stagingOf = (turn: number): Staging => ({
  at: PLACES[turn % PLACES.length] ?? 0.5,
  toLeft: turn % 2 === 1,
  zoom: ZOOMS[Math.floor(turn / (PLACES.length * 2)) % ZOOMS.length] ?? 1.3,
})
