/** The ground: moss and peat, sheet on sheet, pools of dark water in it, and a walk of planks that comes out of the mist. */
import { line, pour, spot } from '../../../paper/lay'
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { grain } from '../../../paper/grain'
import { along, type Box, type Paper } from '../../../paper/paper'
import type { Frame, Painting } from '../../stage'
import { blade, drops, reeds } from '../wash/brush'
import { across, mist, tinge } from '../wash/lay'
import { bend, dried, tear, type Point } from '../wash/torn'
import { land, torn } from './edges'
import type { Tints } from './tints'
import { paintWillow } from './willow'

/** The ground, and a willow at each side. */
export const squareBoxes = (frame: Frame): readonly Box[] => [
  across(frame, 560, 1150),
  { left: frame.left - 150, top: 150, width: 560, height: 410 },
  { left: frame.right - 410, top: 150, width: 560, height: 410 },
]

/** Sheets of ground from the far shore to our feet. */
const SHEETS = [
  [590, 584, 588, 596, 604, 622, 650, 660, 660, 648, 622, 604, 594, 586, 590],
  [650, 640, 652, 676, 690, 700, 716, 722, 724, 716, 700, 688, 672, 650, 644],
  [720, 736, 760, 780, 800, 812, 820, 824, 822, 816, 806, 790, 770, 740, 730],
  [880, 890, 906, 920, 934, 944, 950, 952, 950, 944, 936, 922, 908, 892, 884],
] as const

/** Tufts along the upper edge of a sheet. */
function tufts(heights: readonly number[], box: Box, size: number, seed: number): string {
  const next = chance(seed)
  let path = ''
  for (let x = box.left; x < box.left + box.width; x += 16 + next() * 60) {
    const at = ((x + 520) / 2960) * (heights.length - 1)
    const [low, high] = [heights[Math.floor(at)] ?? 700, heights[Math.ceil(at)] ?? 700]
    const y = low + (high - low) * (at % 1) + 5
    const many = 3 + Math.floor(next() * 5)
    for (let straw = 0; straw < many; straw += 1)
      path += blade(
        x + (next() - 0.5) * 16,
        y,
        size * (0.5 + next() * 0.7),
        (next() - 0.4) * size * 0.7,
        2.6,
      )
  }
  return path
}

/** Pools: middle, half its width and height. */
const POOLS = [
  [560, 690, 96, 11],
  [1380, 704, 110, 12],
  [372, 800, 128, 17],
  [1590, 824, 150, 19],
  [620, 958, 190, 24],
  [1390, 984, 170, 22],
  [-60, 760, 120, 15],
  [1990, 770, 120, 15],
] as const

function pool(
  paper: Paper,
  tints: Tints,
  [x, y, rx, ry]: readonly [number, number, number, number],
): void {
  const next = chance(Math.round(x + 900))
  const shape = bend(
    Array.from({ length: 14 }, (_, at): Point => {
      const angle = (at * Math.PI) / 7
      const out = 0.86 + next() * 0.26
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      return [
        x + Math.sign(c) * Math.abs(c) ** 0.8 * rx * out,
        y + Math.sign(s) * Math.abs(s) ** 0.6 * ry * out,
      ]
    }),
    true,
    10,
  )
  const [far, near] = tints.water
  tear(
    paper,
    shape,
    pour(
      paper,
      y - ry,
      y + ry,
      mix(near, tints.ink, 0.62),
      mix(near, tints.ink, 0.3),
      mix(near, far, 0.34),
    ),
    { ...torn(tints, Math.round(x + 1000), near, 0), rough: 2, bite: 2.6 },
  )
  line(
    paper,
    `M${x - rx * 0.5},${y - ry * 0.1}q${rx * 0.4},-3 ${rx * 0.8},0M${x - rx * 0.1},${y + ry * 0.4}q${rx * 0.2},-2 ${rx * 0.5},0`,
    seen(tints.glint, 0.34),
    1.6,
  )
}

/** The middle of the walk at a height, and half its width there. */
const walkAt = (y: number): readonly [number, number] => {
  const t = (y - 640) / 460
  return [960 + Math.sin(t * 3.1 + 0.3) * 64 * (1 - t * 0.3) - 16, 15 + t ** 1.15 * 138]
}

function* walk(paper: Paper, tints: Tints): Painting {
  const next = chance(23)
  const [lit, , deep] = tints.ground
  const wood = mix(mix(tints.wood, lit, 0.42), tints.rope, 0.26)
  let y = 648
  while (y < 1140) {
    const [x, half] = walkAt(y)
    const deepness = Math.max(5, half * 0.2)
    const [skew, out] = [(next() - 0.5) * half * 0.12, half * (1 + (next() - 0.5) * 0.14)]
    const share = (y - 640) / 500
    const colour = mix(mix(wood, deep, share * 0.7), tints.ink, next() * 0.26)
    const shape: Point[] = [
      [x - out, y + skew],
      [x + out, y - skew],
      [x + out * 1.04, y + deepness - skew],
      [x - out * 1.04, y + deepness + skew],
    ]
    const face = tear(paper, shape, colour, {
      ...torn(tints, Math.round(y), colour, Math.min(0.7, half / 90)),
      rough: 1 + half * 0.012,
      bite: 1.4 + half * 0.022,
    })
    if (half > 44) {
      const { pen } = paper
      pen.save()
      pen.clip(face)
      let veins = ''
      for (let vein = 0; vein < 5; vein += 1) {
        const vy = y + deepness * (0.15 + vein * 0.18)
        veins += `M${x - out},${vy + skew}Q${x + (next() - 0.5) * out},${vy + (next() - 0.5) * 6} ${x + out},${vy - skew}`
      }
      line(paper, veins, seen(tints.ink, 0.22), 1.2)
      spot(
        paper,
        `M${x - out * 0.86},${y + deepness * 0.5}h4v4h-4ZM${x + out * 0.84},${y + deepness * 0.4}h4v4h-4Z`,
        seen(tints.ink, 0.6),
      )
      pen.restore()
    }
    y += deepness + 1.5 + half * 0.022
    if (half > 30) yield
  }
  yield
}

export function* paintSquare(paper: Paper, tints: Tints, frame: Frame): Painting {
  const [ground] = squareBoxes(frame)
  if (!ground) return
  yield* paintWillow(paper, tints, [frame.left + 178, 640], 1, 801)
  yield* paintWillow(paper, tints, [frame.right - 172, 634], -0.94, 821)
  for (const [index, heights] of SHEETS.entries()) {
    const colour = tints.ground[index] ?? tints.ground[3]
    const next = tints.ground[index + 1] ?? mix(tints.ground[3], tints.ink, 0.5)
    spot(
      paper,
      tufts(heights, ground, 16 + index * 7, 130 + index),
      mix(tints.grass, colour, 0.3 + index * 0.18),
    )
    const face = tear(
      paper,
      land(frame, heights, 1160),
      pour(
        paper,
        590 + index * 90,
        720 + index * 110,
        mix(colour, tints.core, 0.06),
        mix(colour, next, 0.6),
      ),
      { ...torn(tints, 110 + index, colour, 0.9), rough: 4, bite: 7 },
    )
    yield
    dried(paper, face, [ground.left, 600 + index * 80, ground.width, 150 + index * 50], {
      dark: mix(colour, tints.ink, 0.5),
      light: mix(colour, tints.grass, 0.6),
      seed: 140 + index,
    })
    yield
  }
  for (const one of POOLS) {
    pool(paper, tints, one)
    yield
  }
  yield* walk(paper, tints)
  // Stands of reed at both sides, brushed with ink.
  for (const [x, y, height, seed] of [
    [frame.left + 96, 760, 130, 51],
    [frame.right - 236, 752, 126, 52],
    [frame.left + 80, 900, 170, 53],
    [frame.right - 216, 906, 166, 54],
  ] as const) {
    const stand = {
      from: x,
      to: x + 136,
      y,
      height,
      count: 26,
      foot: 5,
      tails: 6,
      deep: height * 0.34,
    }
    spot(paper, reeds({ ...stand, seed }), mix(tints.grass, tints.ground[3], 0.35))
    spot(
      paper,
      reeds({ ...stand, seed: seed + 9, height: height * 0.7 }),
      mix(tints.ground[3], tints.ink, 0.4),
    )
    yield
  }
  // Tufts before the pools, and what fell off the brush.
  let straws = ''
  for (const [x, y, rx, ry] of POOLS)
    straws +=
      reeds({
        from: x - rx,
        to: x - rx * 0.4,
        y: y + ry,
        height: ry * 2.6,
        count: 12,
        seed: x + 2000,
        foot: 3,
        tails: 5,
      }) +
      reeds({
        from: x + rx * 0.5,
        to: x + rx,
        y: y + ry * 0.8,
        height: ry * 2.2,
        count: 9,
        seed: x + 2100,
        foot: 3,
      })
  spot(paper, straws, mix(tints.grass, tints.ink, 0.5))
  spot(paper, drops([960, 860], 900, 150, 66), seen(tints.ink, 0.3))
  yield
  const light = mix(tints.sky[3], tints.lamp, 0.3)
  tinge(
    paper,
    ground,
    [960, 670, 640],
    [
      [0, seen(light, 0.12 + 0.16 * tints.air)],
      [0.5, seen(light, 0.04 + 0.04 * tints.air)],
      [1, seen(light, 0)],
    ],
  )
  yield
  for (const box of squareBoxes(frame)) {
    tinge(
      paper,
      box,
      [960, 720, 1220],
      [
        [0.42, seen(tints.ink, 0)],
        [1, seen(tints.ink, 0.6)],
      ],
    )
    yield
  }
  mist(paper, ground, [780, 1090], tints.ink, 0.6 - 0.5 * tints.air)
  paper.pen.save()
  paper.pen.globalCompositeOperation = 'source-atop'
  paper.pen.fillStyle = along(
    paper,
    [0, 560, 0, 720],
    [
      [0, seen(tints.mist, 0)],
      [0.3, seen(tints.mist, 0.24)],
      [1, seen(tints.mist, 0)],
    ],
  )
  paper.pen.fillRect(ground.left, 560, ground.width, 160)
  paper.pen.restore()
  yield
  for (const box of squareBoxes(frame)) {
    grain(paper, box, 0.2)
    yield
  }
}
