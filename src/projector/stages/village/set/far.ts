/** What lies behind the village: the Alps, and woods behind woods. */
import { strip } from '../../frame'
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { along, over, type Box, type Paper } from '../../../paper/paper'
import { polygon } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { fall, fir, lying, type Point } from './kit'
import type { Tints } from './tints'

const FOOT = 730

export const farBox = (frame: Frame): Box => strip(frame, 210, FOOT)

/** How high a slope stands at some place: the valley is open in the middle. */
const slope = (x: number, low: number, rise: number, bend: number): number =>
  low - rise * Math.min(1.25, Math.abs(x - 960) / 900) ** bend

/** The summits of a range: where, how high, and how far each goes down before the next begins. */
const RANGES: readonly (readonly (readonly [x: number, y: number, low: number])[])[] = [
  [
    [-290, 300, 400],
    [-60, 336, 410],
    [150, 262, 396],
    [390, 352, 440],
    [620, 424, 490],
    [850, 470, 520],
    [1080, 462, 500],
    [1310, 400, 452],
    [1530, 330, 420],
    [1790, 256, 380],
    [2030, 320, 400],
    [2260, 290, 420],
  ],
  [
    [-200, 400, 460],
    [40, 372, 450],
    [270, 416, 480],
    [500, 468, 520],
    [720, 506, 540],
    [1200, 500, 540],
    [1420, 452, 510],
    [1660, 396, 470],
    [1900, 366, 450],
    [2150, 390, 470],
  ],
]

/** A range of mountains: jags from summit to summit, and folded snow on each. */
function* range(paper: Paper, tints: Tints, row: 0 | 1): Painting {
  const summits = RANGES[row] ?? []
  const pair = tints.peaks[row]
  const next = chance(91 + row)
  const line: Point[] = []
  for (const [at, [x, y, low]] of summits.entries()) {
    const after = summits[at + 1]
    line.push([x, y])
    if (!after) continue
    const saddle = x + (after[0] - x) * 0.52
    for (const [x0, y0, x1, y1] of [
      [x, y, saddle, low],
      [saddle, low, after[0], after[1]],
    ] as const)
      for (let step = 1; step < 6; step += 1) {
        const t = step / 6
        line.push([x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + (step % 2 ? -1 : 1) * next() * 13])
      }
  }
  const [first, last] = [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]]
  cut(
    paper,
    polygon([[first[0], 700], ...line, [last[0], 700]]),
    fall(paper, 270 + row * 70, 600, pair),
    lying(tints, row ? 0 : 0.9, 0.5),
  )
  yield
  let [snow, dark] = ['', '']
  for (const [x, y, low] of summits) {
    const deep = (low - y) * 0.74
    const wide = deep * 0.95
    const side = tints.lamp[0] < x ? -1 : 1
    const flank = (turn: number): string =>
      polygon([
        [x, y + 1],
        [x + turn * wide * 0.5, y + deep * 0.6],
        [x + turn * wide * 0.36, y + deep * 0.54],
        [x + turn * wide * 0.3, y + deep * 0.86],
        [x + turn * wide * 0.16, y + deep * 0.62],
        [x + turn * wide * 0.1, y + deep],
        [x, y + deep * 0.72],
      ])
    snow += flank(side)
    dark += flank(-side)
  }
  paper.pen.fillStyle = seen(mix(pair[1], tints.rim, 0.6), row ? 0.4 : 0.62)
  paper.pen.fill(new Path2D(snow))
  paper.pen.fillStyle = seen(mix(pair[1], tints.rim, 0.2), row ? 0.24 : 0.4)
  paper.pen.fill(new Path2D(dark))
  yield
}

/** One rank of wood: a slope, and all the firs on its ridge as one sheet. */
function* wood(
  paper: Paper,
  tints: Tints,
  box: Box,
  [low, rise, bend, high]: readonly [number, number, number, number],
  rank: 0 | 1 | 2,
): Painting {
  const next = chance(40 + rank)
  const right = box.left + box.width
  let ground = `M${box.left},${FOOT}`
  let firs = ''
  for (let x = box.left; x <= right + 20; x += 20)
    ground += `L${x},${slope(x, low, rise, bend).toFixed(1)}`
  for (let x = box.left - 10; x < right + 20; x += high * (0.24 + next() * 0.36)) {
    const tall = high * (0.55 + next() * 0.6)
    firs += fir(
      x,
      slope(x, low, rise, bend) + 12,
      tall,
      tall * (0.2 + next() * 0.06),
      rank === 0 ? 5 : 7,
      Math.round(next() * 9999),
    )
  }
  const pair = tints.woods[rank]
  cut(
    paper,
    `${firs}${ground}L${right + 20},${FOOT}Z`,
    fall(paper, low - rise - high * 0.6, 640 + rank * 20, pair),
    lying(tints, 0, 0),
  )
  yield
  // The light catches the edges of the trees alone: each from above.
  paper.pen.strokeStyle = seen(tints.rim, (0.26 - rank * 0.05) * tints.edge)
  paper.pen.lineWidth = 1
  paper.pen.stroke(new Path2D(firs))
  yield
  over(
    paper,
    box,
    along(
      paper,
      [0, 440 + rank * 30, 0, 640],
      [
        [0, seen(tints.haze, 0)],
        [1, seen(tints.haze, (0.4 - rank * 0.1) * tints.air)],
      ],
    ),
  )
  yield
}

/** The far land, from the back to the front. */
export function* paintFar(paper: Paper, tints: Tints, frame: Frame): Painting {
  const box = farBox(frame)
  yield* range(paper, tints, 0)
  yield* range(paper, tints, 1)
  yield* wood(paper, tints, box, [506, 150, 1.3, 66], 0)
  yield* wood(paper, tints, box, [548, 196, 1.4, 94], 1)
  yield* wood(paper, tints, box, [604, 236, 1.8, 128], 2)
  grain(paper, box, 0.17)
}
