/** The hamlet: low houses under deep roofs of reed, some of them on stilts; and the windows that somebody lives behind. */
import { drawnAt, line, pour, spot } from '../../../paper/lay'
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { type Paper } from '../../../paper/paper'
import { rect } from '../../../paper/paths'
import type { Painting, Window } from '../../stage'
import { stroke } from '../wash/brush'
import { bend, dried, tear, type Point } from '../wash/torn'
import { torn } from './edges'
import type { Tints } from './tints'

interface House {
  readonly x: number
  readonly foot: number
  readonly half: number
  readonly wall: number
  readonly roof: number
  /** How crooked it stands, in units at its ridge. */
  readonly lean: number
  /** How high its stilts are; 0: it stands on the ground. */
  readonly stilts: number
  readonly panes: number
}

type Row = readonly [number, number, number, number, number, number, number, number]
const house = ([x, foot, half, wall, roof, lean, stilts, panes]: Row): House => ({
  x,
  foot,
  half,
  wall,
  roof,
  lean,
  stilts,
  panes,
})

/** From the farthest to the nearest. */
export const HOUSES: readonly House[] = (
  [
    [676, 580, 46, 32, 52, 6, 34, 1],
    [1254, 582, 48, 32, 54, -8, 36, 1],
    [-180, 596, 120, 62, 112, 8, 0, 3],
    [2110, 596, 126, 62, 116, -8, 0, 3],
    [556, 590, 76, 44, 82, -8, 0, 2],
    [1376, 588, 70, 44, 80, 10, 0, 2],
    [62, 596, 104, 62, 108, -10, 0, 3],
    [1866, 596, 108, 60, 106, 8, 0, 3],
    [408, 600, 92, 56, 112, 10, 0, 3],
    [1700, 602, 92, 58, 108, -10, 0, 3],
    [250, 606, 84, 52, 96, -6, 0, 2],
  ] satisfies readonly Row[]
).map(house)

/** A window of two lights, a little askew. */
const pane = (x: number, y: number, half: number, tall: number, skew: number): string =>
  `M${x - half},${y + skew}L${x - half + 1},${y - tall}L${x + half},${y - tall + skew}L${x + half - 1},${y}Z`

function panesOf({ x, foot, half, wall, stilts, panes, lean }: House): string[] {
  const size = Math.min(11, wall * 0.2)
  const base = foot - stilts
  return Array.from({ length: panes }, (_, at) => {
    const along = panes === 1 ? 0 : (at / (panes - 1) - 0.5) * 1.24
    const across = x + along * half + (panes === 3 && at === 1 ? half * 0.24 : 0)
    return pane(across, base - wall * 0.3, size, wall * 0.42, lean > 0 ? 1.6 : -1.6)
  })
}

/** One more under the gable of the larger ones. */
const gable = ({ x, foot, wall, roof, lean, stilts }: House): string =>
  pane(x + lean * 0.4, foot - stilts - wall - roof * 0.3, 7, 15, 1)

const ALL = HOUSES.flatMap((one) => {
  const middle = one.foot - one.stilts - one.wall * 0.5
  return [
    ...panesOf(one).map((path, at): Window => ({
      path,
      glow: at === 0 ? { x: one.x - one.half * 0.5, y: middle, radius: 96 } : null,
    })),
    ...(one.half > 74 ? [{ path: gable(one), glow: null }] : []),
  ]
})
export const windows: readonly Window[] = ALL

/** Straws laid on the roof, stroke by stroke. */
function straws({ half, roof, lean }: House, seed: number): string {
  const next = chance(seed)
  let path = ''
  for (let straw = 0; straw < half * 0.9; straw += 1) {
    const t = next()
    const down = 0.1 + next() * 0.8
    const x0 = lean + (t - 0.5) * half * (0.9 + down * 1.1)
    const x1 = lean * (1 - down) + (t - 0.5) * half * (1.1 + down * 1.5)
    const y = -roof * (1 - down)
    path += `M${x0.toFixed(1)},${y.toFixed(1)}L${x1.toFixed(1)},${(y + 12 + next() * 16).toFixed(1)}`
  }
  return path
}

export function* paintHouse(paper: Paper, tints: Tints, one: House, seed: number): Painting {
  const { x, foot, half, wall, roof, lean, stilts } = one
  const { pen } = paper
  const base = foot - stilts
  if (stilts) {
    let posts = ''
    for (const at of [-0.84, -0.3, 0.3, 0.84])
      posts += stroke(
        [
          [x + at * half, base - 4],
          [x + at * half * 1.06, base + stilts + 14],
        ],
        [4, 5, 3.4],
      )
    spot(paper, posts, tints.wood)
    line(
      paper,
      `M${x + half * 0.5},${base}l7,${stilts + 8}M${x + half * 0.68},${base}l7,${stilts + 8}M${x + half * 0.55},${base + 9}h11M${x + half * 0.59},${base + 19}h11`,
      tints.wood,
      1.8,
    )
    spot(paper, rect(x - half * 1.15, base - 3, half * 2.3, 6), tints.wood)
  }
  // The chimney stands behind the roof.
  const chimney = x + half * (lean > 0 ? -0.42 : 0.42)
  tear(
    paper,
    [
      [chimney - 7, base - wall - roof * 0.4],
      [chimney - 6 + lean * 0.2, base - wall - roof * 1.16],
      [chimney + 8 + lean * 0.2, base - wall - roof * 1.14],
      [chimney + 8, base - wall - roof * 0.4],
    ],
    mix(tints.wall[1], tints.thatch[1], 0.5),
    { ...torn(tints, seed + 5, tints.wall[1], 0.2) },
  )
  const walls: Point[] = [
    [x - half, base],
    [x - half * 0.96 + lean * 0.3, base - wall - 8],
    [x + half * 0.96 + lean * 0.3, base - wall - 8],
    [x + half, base],
  ]
  const face = tear(
    paper,
    walls,
    pour(
      paper,
      base - wall,
      base + 6,
      mix(tints.wall[0], tints.wall[1], 0.4),
      tints.wall[0],
      tints.wall[1],
    ),
    torn(tints, seed, tints.wall[0], 0.8),
  )
  dried(paper, face, [x - half, base - wall, half * 2, wall], {
    dark: mix(tints.wall[1], tints.ink, 0.5),
    light: mix(tints.wall[0], tints.core, 0.4),
    seed,
  })
  // Posts of the frame, brushed on.
  let frame = ''
  for (const at of [-0.94, -0.32, 0.3, 0.94])
    frame += stroke(
      [
        [x + at * half, base],
        [x + at * half * 0.97 + lean * 0.3, base - wall],
      ],
      [3, 4, 3],
    )
  spot(paper, frame, seen(tints.wood, 0.7))
  if (one.panes > 1) {
    const door = x + half * (one.panes === 3 ? -0.18 : 0.02)
    spot(
      paper,
      `M${door - 9},${base}L${door - 8},${base - wall * 0.66}Q${door},${base - wall * 0.78} ${door + 9},${base - wall * 0.66}V${base}Z`,
      mix(tints.wood, tints.wall[1], 0.25),
    )
  }
  for (const path of panesOf(one)) {
    line(paper, path, seen(tints.wood, 0.9), 4)
    spot(paper, path, tints.pane)
  }
  yield
  pen.save()
  pen.translate(x, base - wall + 4)
  const eaves = half * 1.26
  const top = bend(
    [
      [-eaves, 10],
      [-half * 0.84 + lean * 0.4, -roof * 0.42],
      [-half * 0.46 + lean, -roof * 0.98],
      [half * 0.1 + lean, -roof * 0.95],
      [half * 0.48 + lean, -roof * 1.02],
      [half * 0.84 + lean * 0.4, -roof * 0.42],
      [eaves, 12],
      [half * 0.5, 5],
      [-half * 0.4, 8],
    ],
    true,
    9,
  )
  const [lit, dark] = tints.thatch
  const reed = tear(paper, top, pour(paper, -roof, 14, mix(lit, tints.core, 0.16), lit, dark), {
    ...torn(tints, seed + 9, lit, 1),
    rough: 4.4,
    bite: 5,
  })
  dried(paper, reed, [-half, -roof, half * 2, roof], {
    dark: mix(dark, tints.ink, 0.4),
    light: mix(lit, tints.core, 0.4),
    seed: seed + 3,
  })
  pen.save()
  pen.clip(reed)
  line(paper, straws(one, seed), seen(mix(dark, tints.ink, 0.3), 0.5), 1.4)
  line(paper, straws(one, seed + 77), seen(mix(lit, tints.core, 0.55), 0.34), 1)
  // The ridge is bound with rods.
  spot(
    paper,
    `M${-half * 0.66 + lean},${-roof * 0.74}Q${lean},${-roof * 0.66} ${half * 0.66 + lean},${-roof * 0.76}V${-roof * 1.2}H${-half * 0.66 + lean}Z`,
    seen(dark, 0.55),
  )
  let rods = ''
  for (let at = -0.56; at < 0.6; at += 0.16)
    rods += `M${half * at + lean},${-roof * 0.98}l${half * 0.08},${roof * 0.26}l${half * 0.08},${-roof * 0.26}`
  line(paper, rods, seen(mix(lit, tints.core, 0.5), 0.5), 1.3)
  pen.restore()
  pen.restore()
  if (half > 74) {
    const path = gable(one)
    line(paper, path, seen(tints.wood, 0.9), 4)
    spot(paper, path, tints.pane)
  }
  yield
}

/** A tub, a rack of nets, peat to dry: what stands about between the houses. */
export function* paintYards(paper: Paper, tints: Tints): Painting {
  const dark = mix(tints.wood, tints.ink, 0.2)
  for (const [x, y, size] of [
    [494, 606, 1],
    [1610, 616, 1.1],
    [146, 622, 1.2],
  ] as const)
    drawnAt(paper, [x, y], size, () => {
      // Turves in a heap.
      for (let row = 0; row < 4; row += 1)
        for (let turf = 0; turf < 5 - row; turf += 1)
          spot(
            paper,
            rect(-30 + turf * 12 + row * 6, -9 - row * 8, 10.5, 7),
            mix(dark, tints.thatch[0], 0.1 + ((turf + row) % 3) * 0.16),
          )
    })
  yield
  for (const [x, y, size] of [
    [318, 622, 1],
    [1474, 604, 0.9],
  ] as const)
    drawnAt(paper, [x, y], size, () => {
      line(paper, 'M-40,4L-36,-56M40,4L36,-54M-44,-50Q0,-44 44,-50', dark, 3.4)
      let net = ''
      for (let at = -34; at <= 34; at += 7) net += `M${at},-48Q${at * 0.8 + 3},-30 ${at * 0.9},-12`
      for (const y2 of [-40, -31, -22]) net += `M-35,${y2 - 4}Q0,${y2 + 6} 35,${y2 - 4}`
      line(paper, net, seen(tints.rope, 0.75), 1)
    })
  yield
}
