/** Far away: Monte Pellegrino, the other hills, and the sea with its sails. */
import { strip } from '../../frame'
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { around, over, type Box, type Paper } from '../../../paper/paper'
import { polygon } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { down, edged } from './edges'
import type { Tints } from './tints'

/** Where hills and sea are painted. */
export const farBox = (frame: Frame): Box => strip(frame, 350, 720)

/** A mountain as a table, steep on the side of the sea. */
const PELLEGRINO: readonly (readonly [number, number])[] = [
  [-460, 720],
  [-460, 520],
  [-300, 470],
  [-180, 440],
  [-60, 452],
  [60, 436],
  [140, 420],
  [212, 380],
  [268, 372],
  [330, 366],
  [392, 382],
  [452, 378],
  [500, 402],
  [548, 430],
  [590, 470],
  [640, 492],
  [720, 508],
  [860, 530],
  [1000, 540],
  [1000, 720],
]
const CAPE: readonly (readonly [number, number])[] = [
  [1080, 720],
  [1080, 546],
  [1180, 520],
  [1270, 498],
  [1340, 470],
  [1400, 452],
  [1470, 458],
  [1530, 430],
  [1600, 396],
  [1690, 380],
  [1770, 400],
  [1850, 396],
  [1980, 432],
  [2120, 450],
  [2400, 470],
  [2400, 720],
]

const waves = (frame: Frame, y: number, height: number, length: number): string => {
  const half = length / 2
  const count = Math.ceil((frame.right - frame.left + 260) / length)
  return `M${frame.left - 130},720V${y}${`q${half / 2},${-height} ${half},0t${half},0`.repeat(count)}V720Z`
}

/** A boat with a lateen sail. */
function boat(paper: Paper, tints: Tints, x: number, y: number, size: number): void {
  const look = edged(tints, 0.5, 0.5)
  cut(
    paper,
    `M${x - 26 * size},${y - 4 * size}Q${x},${y + 16 * size} ${x + 30 * size},${y - 6 * size}Z`,
    mix(tints.front[0][0], tints.sea[1], 0.2),
    look,
  )
  cut(
    paper,
    `M${x - 20 * size},${y - 8 * size}Q${x + 16 * size},${y - 30 * size} ${x + 16 * size},${y - 78 * size}Q${x + 34 * size},${y - 34 * size} ${x + 24 * size},${y - 8 * size}Z`,
    tints.sail,
    look,
  )
}

/** Hills, then the sea in three strips with the boats between. */
export function* paintFar(paper: Paper, tints: Tints, frame: Frame): Painting {
  const box = farBox(frame)
  const look = edged(tints, 0.8, 0.5)
  for (const [at, ridge] of [PELLEGRINO, CAPE].entries()) {
    const pair = tints.hills[at] ?? tints.hills[0]
    cut(paper, polygon(ridge), down(paper, 370, 600, pair), look)
    // A nearer slope, a little deeper.
    cut(
      paper,
      polygon(
        ridge.map(([x, y]) => [x + (at ? 70 : -90), y < 720 ? y + 44 + (720 - y) * 0.16 : y]),
      ),
      down(paper, 420, 640, [mix(pair[0], tints.shadow, 0.14), mix(pair[1], tints.shadow, 0.06)]),
      { ...look, rim: seen(tints.rim, 0.3) },
    )
    yield
  }
  for (const [at, colour] of tints.sea.entries()) {
    const y = 524 + at * 22
    cut(paper, waves(frame, y, 5 + at, 62 + at * 16), colour, {
      shadow: { y: -2, blur: 8, colour: seen(tints.shadow, 0.4) },
      rim: seen(tints.rim, 0.5),
      rimWidth: 1.2,
    })
    if (at === 0)
      for (const [x, size] of [
        [806, 0.5],
        [1134, 0.6],
      ] as const)
        boat(paper, tints, x, y, size)
    if (at === 1)
      for (const [x, size] of [
        [674, 0.86],
        [1262, 0.72],
      ] as const)
        boat(paper, tints, x, y, size)
    yield
  }
  const [x, y] = tints.sky.lamp
  over(
    paper,
    box,
    around(
      paper,
      [x, Math.max(y, 440), 620],
      [
        [0, seen(tints.haze, 0.42)],
        [1, seen(tints.haze, 0)],
      ],
    ),
  )
  yield
  grain(paper, box, 0.15)
}
