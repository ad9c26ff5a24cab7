/** In which order the windows of a town go dark when the dark has won. */
import type { Window } from '../../stages/stage'

const FIRST_MS = 900
const ALL_MS = 5400
/** In a block one follows the other so soon that it is seen as one. */
const NEXT_DOOR_MS = 70
/** The very last one burns on for a while. */
const ALONE_MS = 1400
const BLOCKS = 7

/** Between the middle and the right, where neither words nor plates stand. */
const WANTED = { x: 1410, y: 530 }

interface Spot {
  readonly x: number
  readonly y: number
}

/** Where a window is, in units of the stage. */
function spotOf({ path }: Pick<Window, 'path'>): Spot {
  const [x = 0, y = 0] = (path.match(/-?[\d.]+/g) ?? []).map(Number)
  return { x, y }
}

/** The last window of a town, where somebody stands; -1 where there is none. */
export function lastWindow(windows: readonly Pick<Window, 'path'>[]): number {
  const far = windows.map((one) => {
    const { x, y } = spotOf(one)
    return Math.hypot(x - WANTED.x, y - WANTED.y)
  })
  return far.indexOf(Math.min(...far))
}

/** When each goes dark, in milliseconds: block by block, the farthest from the last one first, with a pause before that one. */
export function goesOutAt(windows: readonly Pick<Window, 'path'>[]): number[] {
  const spots = windows.map(spotOf)
  const last = lastWindow(windows)
  const away = ({ x }: Spot) => Math.abs(x - (spots[last]?.x ?? 0))
  const order = spots
    .map((spot, index) => ({ index, far: index === last ? -1 : away(spot) }))
    .sort((one, other) => other.far - one.far)
  const block = Math.max(1, Math.ceil(windows.length / BLOCKS))
  const blocks = Math.ceil(windows.length / block)
  const at = new Array<number>(windows.length).fill(0)
  for (const [turn, { index }] of order.entries()) {
    const within = (turn % block) * NEXT_DOOR_MS
    const alone = index === last ? ALONE_MS : 0
    at[index] = FIRST_MS + (ALL_MS * Math.floor(turn / block)) / blocks + within + alone
  }
  return at.map(Math.round)
}
