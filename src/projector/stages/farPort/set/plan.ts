/** The plan of the port: where everything stands, and where somebody lives in it. */
import { circle, rect } from '../../../paper/paths'
import type { Window } from '../../stage'
import { AMBER, CYAN, MAGENTA } from '../ink/inks'
import { FREIGHTER } from './shapes'

/** Where the town stands. */
export const BASE = 560
export type Dome = readonly [x: number, half: number, height: number, tube: string]
export const BACK_DOMES: readonly Dome[] = [
  [-200, 130, 200, MAGENTA],
  [498, 74, 128, CYAN],
  [1392, 58, 104, AMBER],
  [1806, 116, 196, MAGENTA],
  [2130, 140, 210, CYAN],
]
export const FRONT_DOMES: readonly Dome[] = [
  [-40, 110, 156, CYAN],
  [206, 138, 232, CYAN],
  [596, 44, 84, MAGENTA],
  [1310, 40, 76, CYAN],
  [1960, 120, 170, AMBER],
]
export const HALL: readonly Dome[] = [
  [832, 60, 56, MAGENTA],
  [1088, 60, 56, MAGENTA],
  [960, 112, 88, CYAN],
]
export const SHIP = { x: 1430, y: BASE - 6 }
export const BOTTLE = { x: 356, height: 262 }
export const TOWERS = [
  [418, 296, 3],
  [660, 132, 2],
  [1254, 126, 2],
  [1872, 300, 3],
] as const

export const pane = (x: number, y: number, half: number, high: number): string =>
  `M${x - half},${y}V${y - high + half}a${half},${half} 0 0 1 ${half * 2},0V${y}Z`

/** Where somebody lives: rows in the drums of the domes, portholes of the ships, the lens of the tower. */
export const homes = [
  ...[...BACK_DOMES, ...FRONT_DOMES, ...HALL].flatMap(([x, half, height]) => {
    // What the frame or the freighter hides has no windows.
    if (x < 100 || x > 1790) return []
    const many = half > 100 ? 5 : half > 64 ? 3 : 2
    return Array.from({ length: many }, (_, at) => ({
      x: x + ((at + 0.5) / many - 0.5) * half * 1.7,
      y: BASE - height * 0.26 - 11 - height * 0.03,
      path: pane(x + ((at + 0.5) / many - 0.5) * half * 1.7, BASE - height * 0.26 - 9, 6.5, 20),
    }))
  }),
  ...FREIGHTER.ports.map((port) => ({
    x: SHIP.x + port,
    y: SHIP.y - 106,
    path: circle(SHIP.x + port, SHIP.y - 106, 9.5),
  })),
  ...[0.62, 0.5].map((share) => ({
    x: BOTTLE.x,
    y: BASE - BOTTLE.height * share,
    path: circle(BOTTLE.x, BASE - BOTTLE.height * share, 9),
  })),
  ...[-34, -12, 12, 34].map((beside) => ({
    x: 1640 + beside,
    y: BASE - 290,
    path: rect(1640 + beside - 8, BASE - 298, 16, 14),
  })),
]

export const windows: readonly Window[] = homes.map(({ x, y, path }, at) => ({
  path,
  glow: at % 2 ? null : { x, y, radius: 52 },
}))
