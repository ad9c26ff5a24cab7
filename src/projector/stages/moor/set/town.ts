/** The hamlet by the water: mirror of the bog, chapel, houses, mill, and marsh lights where no one walks. */
import { line, pour, spot } from '../../../paper/lay'
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { grain } from '../../../paper/grain'
import { type Box, type Paper } from '../../../paper/paper'
import type { Frame, Painting } from '../../stage'
import { reeds } from '../wash/brush'
import { across, glow, mist, tinge, wisp } from '../wash/lay'
import { tear } from '../wash/torn'
import { land, torn } from './edges'
import { HOUSES, paintHouse, paintYards } from './houses'
import { paintChapel, paintMill } from './landmarks'
import type { Tints } from './tints'

export const townBox = (frame: Frame): Box => across(frame, 270, 724)

function* water(paper: Paper, tints: Tints, frame: Frame): Painting {
  const [far, near] = tints.water
  tear(
    paper,
    land(frame, [596, 594, 590, 588, 590, 592, 594], 730),
    pour(paper, 588, 680, far, mix(far, near, 0.55), near),
    { ...torn(tints, 90, far, 0), rough: 1.6, bite: 3, veil: 0.94 },
  )
  yield
  const next = chance(17)
  let [bright, dark] = ['', '']
  for (let at = 0; at < 90; at += 1) {
    const y = 594 + next() ** 1.4 * 100
    const x = 960 + (next() - 0.5) * 1500
    const half = 14 + next() * 46
    const ripple = `M${(x - half).toFixed(0)},${y.toFixed(0)}q${half.toFixed(0)},${(next() * 4 - 2).toFixed(1)} ${(half * 2).toFixed(0)},0`
    if (at % 2) bright += ripple
    else dark += ripple
  }
  line(paper, dark, seen(near, 0.4), 2)
  line(paper, bright, seen(tints.glint, 0.3), 1.3)
  glow(paper, [960, 606], 330, tints.glint, 0.16 + 0.2 * tints.air)
  yield
}

/** The banks that the houses stand on, with the water between them. */
function* banks(paper: Paper, tints: Tints, frame: Frame): Painting {
  const [lit, mid] = tints.ground
  const colour = mix(lit, tints.far[2], 0.45)
  for (const [side, seed] of [
    [-1, 95],
    [1, 98],
  ] as const) {
    const x = (off: number): number => 960 + side * off
    const edge = side < 0 ? frame.left - 180 : frame.right + 180
    tear(
      paper,
      [
        [edge, 580],
        [x(760), 578],
        [x(600), 584],
        [x(420), 592],
        [x(330), 602],
        [x(250), 616],
        [x(330), 640],
        [x(420), 720],
        [edge, 720],
      ],
      pour(paper, 576, 700, colour, mid),
      { ...torn(tints, seed, colour, 0.4), bite: 5 },
    )
    yield
  }
}

/** Where marsh lights hover: x, y, and how large they are. */
const LIGHTS = [
  [1010, 640, 4],
  [884, 566, 3.6],
  [1480, 420, 4],
  [330, 420, 3.4],
  [724, 556, 5],
  [798, 604, 7],
  [1108, 590, 6],
  [1188, 548, 4.6],
  [500, 480, 4.4],
  [1330, 606, 5],
] as const

export function* paintTown(paper: Paper, tints: Tints, frame: Frame): Painting {
  const box = townBox(frame)
  yield* water(paper, tints, frame)
  yield* paintChapel(paper, tints)
  yield* banks(paper, tints, frame)
  mist(paper, box, [470, 640], tints.mist, 0.16 + 0.1 * tints.air)
  yield
  const [first, second, ...near] = HOUSES.map((house, at) => ({ house, seed: 500 + at * 20 }))
  for (const one of [first, second]) if (one) yield* paintHouse(paper, tints, one.house, one.seed)
  yield* paintMill(paper, tints)
  for (const { house, seed } of near)
    if (house.x + house.half * 1.4 > box.left && house.x - house.half * 1.4 < box.left + box.width)
      yield* paintHouse(paper, tints, house, seed)
  yield* paintYards(paper, tints)
  for (const [from, to, seed] of [
    [640, 800, 21],
    [1120, 1290, 22],
  ] as const)
    spot(
      paper,
      reeds({ from, to, y: 652, height: 56, count: 44, seed, foot: 2.6, tails: 7 }),
      seen(mix(tints.ground[2], tints.ink, 0.4), 0.85),
    )
  yield
  mist(paper, box, [540, 680], tints.mist, 0.22 + 0.14 * tints.air)
  tinge(
    paper,
    box,
    [960, 560, 1080],
    [
      [0, seen(tints.mist, 0.1 * tints.air)],
      [0.45, seen(tints.mist, 0)],
      [1, seen(tints.ink, 0.4)],
    ],
  )
  yield
  if (tints.wisps)
    for (const [x, y, size] of LIGHTS) {
      wisp(paper, [x, y], size, '#9dffc8', tints.wisps)
      yield
    }
  grain(paper, box, 0.2)
}
