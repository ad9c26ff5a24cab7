/** The peat cut: black walls in the last light, turves to dry, and the corner of a chest that nobody has buried. */
import { drawnAt, line, pour, spot } from '../../../paper/lay'
import { mix, seen } from '../../../paper/colour'
import type { Paper } from '../../../paper/paper'
import { circle, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { land, torn } from '../set/edges'
import { TINTS } from '../set/tints'
import { reeds, stroke } from '../wash/brush'
import { glow, tinge } from '../wash/lay'
import { bend, dried, tear } from '../wash/torn'
import { lantern, tuft, turves } from './things/objects'
import { air, gate, hollow, settle, shores, whole } from './things/scene'

export function* peat(paper: Paper, frame: Frame): Painting {
  const tints = TINTS.dusk
  yield* air(paper, tints, frame, { horizon: 430, light: [760, 400] })
  spot(paper, circle(760, 404, 60), '#ffe9b4')
  glow(paper, [760, 404], 330, '#ffdf9a', 0.5)
  yield* shores(paper, tints, frame, 418)
  const layers = [
    [432, 424, 430, 440, 436, 430, 428],
    [540, 530, 520, 470, 600, 540, 530],
    [700, 690, 560, 690, 700, 620, 640],
  ] as const
  for (const [at, heights] of layers.entries()) {
    const black = mix('#4a3020', tints.ink, 0.38 + at * 0.24)
    // Heather on the edge, and the peat below it.
    let tufts = ''
    for (let x = frame.left - 60; x < frame.right + 60; x += 50 - at * 6) {
      const place = ((x + 520) / 2960) * (heights.length - 1)
      const [low, high] = [heights[Math.floor(place)] ?? 500, heights[Math.ceil(place)] ?? 500]
      tufts += tuft(x, low + (high - low) * (place % 1) + 12, 22 + at * 13, Math.round(x) + at)
    }
    spot(paper, tufts, mix(tints.grass, tints.ink, 0.25 + at * 0.2))
    const face = tear(
      paper,
      land(frame, heights, 1200),
      pour(
        paper,
        430 + at * 90,
        640 + at * 110,
        mix(black, tints.core, 0.24 - at * 0.05),
        black,
        mix(black, tints.ink, 0.6),
      ),
      {
        ...torn(tints, 720 + at, black, 1),
        rough: 7,
        bite: 9,
      },
    )
    yield
    dried(paper, face, [frame.left, 440 + at * 90, frame.right - frame.left, 260], {
      dark: tints.ink,
      light: '#7a5230',
      seed: 70 + at,
    })
    paper.pen.save()
    paper.pen.clip(face)
    // Where the blade went in, turf by turf.
    let cuts = ''
    for (let row = 1; row < 5; row += 1) {
      const y = 480 + at * 90 + row * 44
      cuts += `M${frame.left - 60},${y}Q960,${y - 26 + at * 14} ${frame.right + 60},${y + 6}`
      for (let x = frame.left - (row % 2) * 40; x < frame.right; x += 88)
        cuts += `M${x},${y - 10}l4,46`
    }
    line(paper, cuts, seen(tints.ink, 0.3), 2.4)
    paper.pen.restore()
    yield
  }
  // Water has come into the cut, and has the sky in it.
  tear(
    paper,
    bend(
      [
        [560, 742],
        [700, 716],
        [860, 726],
        [900, 752],
        [800, 782],
        [640, 780],
      ],
      true,
      12,
    ),
    pour(paper, 716, 784, '#1c1009', '#7a4216', '#f0a640'),
    { ...torn(tints, 727, '#5a3416', 0), rough: 2, bite: 4 },
  )
  line(paper, 'M640,752q80,-5 150,0M690,768q50,3 100,0', seen('#ffe2a0', 0.7), 2.4)
  yield* turves(paper, tints, [430, 712], 1.1, 5)
  yield* turves(paper, tints, [1500, 660], 0.9, 4)
  // The chest.
  drawnAt(paper, [1000, 726], 1.12, () => {
    spot(paper, 'M-150,22Q0,-30 168,18Q120,60 -20,54Q-110,50 -150,22Z', seen(tints.ink, 0.75))
    const oak = '#6a3a18'
    const body = tear(
      paper,
      [
        [-104, 24],
        [-116, -52],
        [82, -84],
        [104, -2],
        [40, 34],
      ],
      pour(paper, -80, 30, mix(oak, tints.core, 0.25), oak, mix(oak, tints.ink, 0.6)),
      torn(tints, 731, oak, 1.4),
    )
    dried(paper, body, [-110, -80, 210, 110], { dark: tints.ink, light: tints.lamp, seed: 3 })
    const lid = tear(
      paper,
      bend(
        [
          [-118, -52],
          [-112, -88],
          [-60, -116],
          [40, -134],
          [84, -116],
          [84, -84],
          [-20, -68],
        ],
        true,
        12,
      ),
      pour(paper, -134, -52, mix(oak, tints.core, 0.4), oak, mix(oak, tints.ink, 0.4)),
      torn(tints, 733, oak, 1.2),
    )
    dried(paper, lid, [-116, -130, 200, 76], { dark: tints.ink, light: tints.lamp, seed: 5 })
    const brass = '#d9a545'
    line(
      paper,
      'M-80,-102L-74,-60L-66,12M46,-132L50,-80L62,6M-116,-52L83,-85',
      mix(brass, tints.ink, 0.3),
      9,
    )
    line(paper, 'M-82,-102L-76,-60L-68,12M44,-132L48,-80L60,6', seen('#ffe6a8', 0.7), 2)
    spot(paper, rect(-26, -84, 28, 34), brass)
    spot(paper, `${circle(-12, -70, 4)}M-14,-70h4l2,14h-8Z`, tints.ink)
    spot(
      paper,
      stroke(
        bend(
          [
            [-150, 30],
            [-90, 8],
            [-20, 34],
            [70, 26],
            [140, 36],
          ],
          false,
          14,
        ),
        [10, 34, 8],
      ),
      '#2a1b12',
    )
  })
  yield
  line(paper, 'M1220,716L1206,540', '#241710', 10)
  lantern(paper, tints, [1190, 640], 0.96, 340)
  line(paper, 'M1206,546L1190,560', '#241710', 7)
  glow(paper, [1120, 660], 260, tints.lamp, 0.12)
  yield
  spot(
    paper,
    reeds({ from: 640, to: 860, y: 800, height: 120, count: 22, seed: 78, foot: 6, tails: 5 }),
    mix(tints.ground[3], tints.ink, 0.4),
  )
  tinge(
    paper,
    whole(frame),
    [1060, 600, 900],
    [
      [0, seen('#ffca70', 0.14)],
      [0.5, seen('#a0561c', 0.05)],
      [1, seen('#0c0806', 0.4)],
    ],
  )
  yield
  yield* gate(paper, tints, frame, hollow(frame, [960, 480], 850, 460, 11))
  yield* settle(paper, tints, frame, [1040, 560])
}
