/** The row of willows at the end of the day; a red scarf is tied around the third of them. */
import { line, pour, spot } from '../../../paper/lay'
import { mix, seen } from '../../../paper/colour'
import type { Paper } from '../../../paper/paper'
import { circle } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { land, torn } from '../set/edges'
import { TINTS } from '../set/tints'
import { paintWillow } from '../set/willow'
import { glow, mist, tinge } from '../wash/lay'
import { bend, dried, tear } from '../wash/torn'
import { lantern, tuft } from './things/objects'
import { air, gate, hollow, settle, shores, whole } from './things/scene'

/** The trees of the row: where they stand, how large. */
const ROW = [
  [830, 560, 0.3],
  [1080, 566, -0.34],
  [752, 590, 0.46],
  [1176, 600, -0.54],
  [630, 646, 0.78],
  [1330, 660, -0.86],
  [400, 760, 1.35],
  [1590, 780, -1.45],
] as const

export function* willows(paper: Paper, frame: Frame): Painting {
  const tints = TINTS.dusk
  yield* air(paper, tints, frame, { horizon: 540, light: [960, 500] })
  spot(paper, circle(960, 500, 74), '#ffe9b4')
  glow(paper, [960, 500], 420, '#ffdf9a', 0.6)
  yield* shores(paper, tints, frame, 532)
  for (const [at, heights] of (
    [
      [556, 552, 550, 548, 550, 552, 556],
      [690, 650, 620, 596, 622, 656, 700],
      [860, 800, 760, 740, 764, 810, 870],
    ] as const
  ).entries()) {
    const colour = tints.ground[at] ?? tints.ground[2]
    let tufts = ''
    for (let x = frame.left - 80; x < frame.right + 80; x += 44)
      tufts += tuft(
        x,
        570 + at * 100 + Math.abs(x - 960) * (0.02 + at * 0.07),
        16 + at * 16,
        Math.round(x) + at * 7,
      )
    spot(paper, tufts, mix(tints.grass, tints.ink, 0.15 + at * 0.25))
    const face = tear(
      paper,
      land(frame, heights, 1210),
      pour(
        paper,
        550 + at * 70,
        720 + at * 120,
        mix(colour, tints.core, 0.12),
        mix(colour, tints.ink, 0.35),
      ),
      { ...torn(tints, 821 + at, colour, 0.8), rough: 5, bite: 8 },
    )
    dried(paper, face, [frame.left, 560 + at * 80, frame.right - frame.left, 180], {
      dark: tints.ink,
      light: tints.grass,
      seed: 31 + at,
    })
    yield
    if (at === 0) yield* row(paper, 0, 4)
    if (at === 1) yield* row(paper, 4, 6)
  }
  // The path between them, wet from the rain.
  const path = tear(
    paper,
    bend(
      [
        [944, 556],
        [924, 610],
        [962, 680],
        [880, 780],
        [760, 1200],
        [1220, 1200],
        [1110, 780],
        [1040, 680],
        [984, 610],
        [976, 556],
      ],
      false,
      16,
    ),
    pour(paper, 556, 900, '#ffd890', '#a86a30', '#3a2414'),
    { ...torn(tints, 831, '#c98a44', 0), rough: 4, bite: 6 },
  )
  dried(paper, path, [760, 560, 460, 400], { dark: tints.ink, light: '#ffe2a0', seed: 41 })
  yield
  yield* row(paper, 6, 8)
  // The scarf.
  const [x, y] = [630, 566]
  line(paper, `M${x - 26},${y}Q${x},${y + 14} ${x + 28},${y - 4}`, '#7a1f18', 20)
  line(paper, `M${x - 26},${y - 2}Q${x},${y + 12} ${x + 28},${y - 6}`, '#c2241c', 15)
  tear(
    paper,
    bend(
      [
        [x + 12, y - 2],
        [x + 44, y + 22],
        [x + 92, y + 30],
        [x + 120, y + 54],
        [x + 84, y + 62],
        [x + 36, y + 44],
        [x + 4, y + 12],
      ],
      true,
      8,
    ),
    pour(paper, y, y + 60, '#d0281e', '#7a1410'),
    torn(tints, 835, '#cf3b2e', 0.7),
  )
  tear(
    paper,
    bend(
      [
        [x + 6, y + 2],
        [x + 26, y + 40],
        [x + 22, y + 88],
        [x + 2, y + 92],
        [x, y + 40],
      ],
      true,
      8,
    ),
    pour(paper, y, y + 90, '#c2241c', '#6a120e'),
    torn(tints, 837, '#cf3b2e', 0.7),
  )
  line(
    paper,
    `M${x + 20},${y + 14}Q${x + 60},${y + 32} ${x + 104},${y + 50}M${x + 8},${y + 16}Q${x + 16},${y + 50} ${x + 12},${y + 86}`,
    seen('#ffd0a0', 0.5),
    2,
  )
  lantern(paper, tints, [706, 742], 0.92, 300)
  glow(paper, [690, 700], 200, tints.lamp, 0.14)
  yield
  mist(paper, whole(frame), [470, 640], tints.mist, 0.16)
  tinge(
    paper,
    whole(frame),
    [900, 540, 900],
    [
      [0, seen('#ffd080', 0.12)],
      [0.5, seen('#8a4a18', 0.04)],
      [1, seen('#0c0706', 0.5)],
    ],
  )
  yield
  yield* gate(paper, tints, frame, hollow(frame, [960, 480], 860, 480, 14))
  yield* settle(paper, tints, frame, [880, 560])
}

function* row(paper: Paper, from: number, to: number): Painting {
  for (const [x, y, size] of ROW.slice(from, to))
    yield* paintWillow(paper, TINTS.dusk, [x, y], size, 840 + x)
}
