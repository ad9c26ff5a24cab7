/** The opening that we look through: torn sheets, reeds up both sides, and a knotted rope with its floats above. */
import { pour, spot } from '../../../paper/lay'
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { grain } from '../../../paper/grain'
import { type Box, type Paper } from '../../../paper/paper'
import { circle, ellipse } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { bulrush, reeds, stroke } from '../wash/brush'
import { bend, dried, tear, type Point } from '../wash/torn'
import { torn } from './edges'
import { knot, rope } from './rope'
import type { Tints } from './tints'

const BEYOND = 260

export const frameBoxes = (frame: Frame): readonly Box[] => {
  const { left, right, top } = frame
  const [wide, tall] = [right - left + 2 * BEYOND, 1180 - top]
  return [
    { left: left - BEYOND, top: top - 160, width: wide, height: 250 },
    { left: left - BEYOND, top: top + 90, width: BEYOND + 134, height: tall - 90 },
    { left: right - 134, top: top + 90, width: BEYOND + 134, height: tall - 90 },
    { left: left + 134 - BEYOND, top: 1058, width: wide - 268 + 2 * BEYOND - 268, height: 122 },
  ]
}

/** One sheet around the opening. @param off how far it stands back from the innermost */
function* sheet(
  paper: Paper,
  tints: Tints,
  frame: Frame,
  off: number,
  colour: string,
  seed: number,
): Painting {
  const { left, right, top } = frame
  const next = chance(seed)
  const sway = (most: number): number => (next() - 0.5) * most
  const [outLeft, outRight, outTop] = [left - BEYOND, right + BEYOND, top - 160]
  const dark = mix(colour, tints.ink, 0.45)
  const look = { ...torn(tints, seed, colour, 1.6), rough: 5, bite: 9 }
  for (const side of [-1, 1] as const) {
    const edge = side < 0 ? left : right
    const out = side < 0 ? outLeft : outRight
    const line0: Point[] = []
    for (let y = 1180; y > top - 40; y -= 130)
      line0.push([edge - side * (96 - off + sway(22) + Math.max(0, y - 900) * 0.05), y])
    const inner = bend(line0)
    const face = tear(
      paper,
      [[out, 1180], ...inner, [inner.at(-1)?.[0] ?? edge, outTop], [out, outTop]],
      pour(paper, top, 1080, colour, dark),
      look,
    )
    yield
    dried(paper, face, [edge - 110, top, 220, 1080 - top], {
      dark: tints.ink,
      light: mix(colour, tints.core, 0.3),
      seed,
    })
    yield
  }
  const hang: Point[] = []
  for (let x = outRight; x > outLeft - 100; x -= 170)
    hang.push([
      x,
      top + 62 - off * 0.7 + sway(18) + Math.min(1, Math.abs(x - 960) / (right - 960)) ** 4 * 16,
    ])
  const lower = bend(hang)
  tear(
    paper,
    [[outLeft, outTop], [outRight, outTop], ...lower],
    pour(paper, top - 60, top + 70, dark, colour),
    { ...look, seed: seed + 3 },
  )
  yield
}

function* garland(paper: Paper, tints: Tints, frame: Frame): Painting {
  const { left, right, top } = frame
  const bights = Math.max(4, Math.round((right - left) / 300))
  const pitch = (right - left + 120) / bights
  for (let bight = 0; bight < bights; bight += 1) {
    const x = left - 60 + bight * pitch
    rope(
      paper,
      tints,
      bend(
        [
          [x, top + 20],
          [x + pitch * 0.25, top + 42],
          [x + pitch * 0.5, top + 49],
          [x + pitch * 0.75, top + 42],
          [x + pitch, top + 20],
        ],
        false,
        8,
      ),
      8,
    )
    // Floats of cork and bark.
    for (const share of [0.34, 0.5, 0.66]) {
      const y = top + 47 - Math.abs(share - 0.5) * 26
      const cork = mix('#b98a52', tints.frame[1], 0.5 - 0.3 * tints.air)
      spot(paper, ellipse(x + pitch * share, y + 2, 15, 10), mix(cork, tints.ink, 0.7))
      spot(
        paper,
        ellipse(x + pitch * share, y, 14, 9),
        pour(paper, y - 9, y + 9, mix(cork, tints.core, 0.35), cork, mix(cork, tints.ink, 0.4)),
      )
    }
    yield
  }
  for (let bight = 0; bight <= bights; bight += 1)
    knot(paper, tints, [left - 60 + bight * pitch, top + 20])
  yield
}

function* sides(paper: Paper, tints: Tints, frame: Frame): Painting {
  const [lit, mid, dark] = tints.frame
  for (const side of [-1, 1] as const) {
    const edge = side < 0 ? frame.left : frame.right
    const at = (off: number): number => edge - side * off
    const [from, to] = [Math.min(at(-60), at(78)), Math.max(at(-60), at(78))]
    const tall = Math.min(900, 1080 - frame.top - 200)
    spot(
      paper,
      reeds({
        from,
        to,
        y: 1150,
        height: tall,
        count: 22,
        seed: 71 + side,
        foot: 9,
        wind: side * 0.005,
        tails: 6,
      }),
      mix(lit, tints.grass, 0.3),
    )
    spot(
      paper,
      reeds({
        from,
        to,
        y: 1150,
        height: tall * 0.62,
        count: 26,
        seed: 75 + side,
        foot: 10,
        wind: side * 0.01,
        tails: 7,
      }),
      mid,
    )
    yield
    spot(
      paper,
      bulrush(at(58), 1150, tall * 0.72, side * 10, 10) +
        bulrush(at(26), 1150, tall * 0.9, side * -8, 9) +
        reeds({
          from,
          to,
          y: 1150,
          height: tall * 0.36,
          count: 30,
          seed: 79 + side,
          foot: 11,
          wind: side * 0.02,
        }),
      dark,
    )
    // A rope holds the bundle.
    const y = 770
    rope(
      paper,
      tints,
      bend(
        [
          [at(-90), y - 6],
          [at(20), y + 8],
          [at(88), y - 4],
        ],
        false,
        8,
      ),
      10,
    )
    rope(
      paper,
      tints,
      bend(
        [
          [at(-90), y + 14],
          [at(20), y + 26],
          [at(86), y + 12],
        ],
        false,
        8,
      ),
      10,
    )
    knot(paper, tints, [at(62), y + 8])
    yield
  }
}

export function* paintFrame(paper: Paper, tints: Tints, frame: Frame): Painting {
  const [lit, mid, dark] = tints.frame
  yield* sheet(paper, tints, frame, 0, lit, 91)
  yield* sheet(paper, tints, frame, 30, mid, 94)
  yield* sheet(paper, tints, frame, 62, dark, 97)
  yield* sides(paper, tints, frame)
  yield* garland(paper, tints, frame)
  // The edge of the ground that we stand on.
  const foot: Point[] = []
  const next = chance(99)
  for (let x = frame.left - BEYOND; x < frame.right + BEYOND + 120; x += 120)
    foot.push([x, 1068 + (next() - 0.5) * 14])
  const upper = bend(foot)
  tear(paper, [...upper, [upper.at(-1)?.[0] ?? 0, 1190], [frame.left - BEYOND, 1190]], dark, {
    ...torn(tints, 98, dark, 1),
    bite: 6,
  })
  spot(
    paper,
    stroke(
      [
        [frame.left, 1079],
        [960, 1074],
        [frame.right, 1079],
      ],
      [1, 2, 1],
    ),
    seen(tints.core, 0.2),
  )
  spot(paper, circle(960, 1200, 1), dark)
  yield
  for (const box of frameBoxes(frame)) {
    grain(paper, box, 0.2)
    yield
  }
}
