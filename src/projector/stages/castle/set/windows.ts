/** The windows that somebody lives behind: where they are, and half how wide and how high. */
import type { PaperStage } from '../../stage'
import { lancet } from './kit/shapes'

export type Opening = readonly [x: number, foot: number, half: number, height: number]

const pair = (x: number, foot: number, gap: number, half: number, height: number): Opening[] => [
  [x - gap, foot, half, height],
  [x + gap, foot, half, height],
]

export const KEEP: readonly Opening[] = [
  ...pair(960, 396, 22, 8, 34),
  ...pair(960, 494, 50, 10, 46),
  [960, 494, 10, 46],
]
export const TOWERS: readonly Opening[] = [
  [812, 500, 8, 32],
  [812, 560, 8, 32],
  [1108, 500, 8, 32],
  [1108, 560, 8, 32],
  [196, 426, 9, 38],
  [196, 500, 9, 38],
  [1724, 426, 9, 38],
  [1724, 500, 9, 38],
]
export const GATE: readonly Opening[] = [
  [536, 486, 8, 34],
  [536, 540, 8, 30],
  [688, 486, 8, 34],
  [688, 540, 8, 30],
  ...pair(612, 466, 18, 7, 30),
]
export const HOUSES: readonly Opening[] = [
  ...pair(330, 504, 24, 9, 34),
  [330, 446, 8, 28],
  ...pair(432, 520, 18, 8, 32),
  ...pair(1560, 520, 18, 8, 32),
  ...pair(1628, 482, 14, 8, 32),
  [1628, 432, 7, 26],
]

const GLOWS = [0, 2, 5, 9, 11, 14, 16, 19, 23, 27]

export const windows: PaperStage['windows'] = [...KEEP, ...TOWERS, ...GATE, ...HOUSES].map(
  ([x, foot, half, height], at) => ({
    path: lancet(x, foot, half, height),
    glow: GLOWS.includes(at) ? { x, y: foot - height / 2, radius: 56 } : null,
  }),
)
