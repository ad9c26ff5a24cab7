/** What the places of the moor share: air, shores and water, the torn opening that we look through, and the dark below. */
import { line, pour, spot } from '../../../../paper/lay'
import { chance } from '../../../../paper/chance'
import { mix, seen } from '../../../../paper/colour'
import { grain } from '../../../../paper/grain'
import { along, around, over, type Box, type Paper } from '../../../../paper/paper'
import { sparkle } from '../../../../paper/paths'
import { boxOf } from '../../../frame'
import type { Frame, Painting } from '../../../stage'
import { land, torn } from '../../set/edges'
import type { Tints } from '../../set/tints'
import { reeds } from '../../wash/brush'
import { glow, mist } from '../../wash/lay'
import { bend, rip, tear, type Point } from '../../wash/torn'

/** All of the picture and a twentieth more. */
export const whole = (frame: Frame): Box => boxOf(frame, 110)

/** Washes from above down to a horizon, stars, veils, and light from one point. */
export function* air(
  paper: Paper,
  tints: Tints,
  frame: Frame,
  { horizon, light }: { readonly horizon: number; readonly light: Point },
): Painting {
  const box = whole(frame)
  const [a, b, c, d] = tints.sky
  paper.pen.fillStyle = along(
    paper,
    [0, Math.max(box.top, -300), 0, horizon],
    [
      [0, a],
      [0.45, b],
      [0.8, c],
      [1, d],
    ],
  )
  paper.pen.fillRect(box.left, box.top, box.width, box.height)
  yield
  const next = chance(9)
  let stars = ''
  for (let star = 0; star < tints.stars * 0.6; star += 1) {
    const size = 0.8 + next() ** 2 * 2.6
    stars += sparkle(
      box.left + next() * box.width,
      box.top + next() * (horizon - 160 - box.top),
      size * 2,
      size * 0.5,
    )
  }
  spot(paper, stars, seen(mix(tints.glint, '#ffffff', 0.5), 0.7))
  for (const [at, share] of [0.3, 0.52, 0.72].entries()) {
    const y = horizon * share
    const foot: Point[] = []
    for (let x = box.left + box.width + 60; x > box.left - 160; x -= 170)
      foot.push([x, y + (next() - 0.5) * 76 + ((x - light[0]) / 1000) ** 2 * 60])
    const ends = bend(foot)
    const colour = mix(tints.veils[0], tints.veils[1], at / 2)
    tear(
      paper,
      [[ends.at(-1)?.[0] ?? 0, box.top - 20], [ends[0]?.[0] ?? 0, box.top - 20], ...ends],
      along(
        paper,
        [0, y - 320, 0, y + 40],
        [
          [0, seen(colour, 0)],
          [1, seen(colour, 0.8)],
        ],
      ),
      {
        seed: 300 + at,
        core: seen(mix(colour, tints.core, 0.7), 0.5),
        rough: 5,
        bite: 7,
        veil: 0.6,
      },
    )
    yield
  }
  glow(paper, light, 700, tints.sky[3], 0.5)
  yield
}

/** A moon of torn paper. */
export function moon(paper: Paper, at: Point, radius: number): void {
  const ring = Array.from({ length: 36 }, (_, step): Point => [
    at[0] + Math.cos((step * Math.PI) / 18) * radius,
    at[1] + Math.sin((step * Math.PI) / 18) * radius,
  ])
  glow(paper, at, radius * 5, '#e8fff2', 0.42)
  tear(
    paper,
    ring,
    around(
      paper,
      [at[0] - radius * 0.3, at[1] - radius * 0.3, radius * 1.5],
      [
        [0, '#fdfff4'],
        [0.6, '#e6f2dc'],
        [1, '#b9d6c6'],
      ],
    ),
    { seed: 12, core: '#ffffff', rough: 2, bite: 4 },
  )
}

/** Shores with mist between them. */
export function* shores(paper: Paper, tints: Tints, frame: Frame, y: number): Painting {
  const box = whole(frame)
  for (const [at, swing] of [44, 26].entries()) {
    const next = chance(80 + at)
    const heights = Array.from(
      { length: 13 },
      (_, n) => y - 50 + at * 38 - Math.abs(n - 6) * 9 + (next() - 0.5) * swing,
    )
    const colour = tints.far[at] ?? tints.far[2]
    tear(
      paper,
      land(frame, heights, y + 120),
      pour(paper, y - 90, y + 60, colour, mix(colour, tints.mist, 0.4)),
      {
        ...torn(tints, 85 + at, colour, 0),
        rough: 5,
        bite: 5,
      },
    )
    yield
  }
  spot(
    paper,
    reeds({
      from: box.left,
      to: box.left + box.width,
      y: y + 12,
      height: 46,
      count: 150,
      seed: 83,
      foot: 2.4,
      tails: 9,
    }),
    seen(mix(tints.far[2], tints.ink, 0.4), 0.8),
  )
  yield
}

/** Still water from a height down, and what glitters on it below a light. */
export function* mirror(
  paper: Paper,
  tints: Tints,
  frame: Frame,
  y: number,
  light: Point,
): Painting {
  const [far, near] = tints.water
  tear(
    paper,
    land(frame, [y + 2, y - 1, y, y + 1, y - 1, y + 2], 1210),
    pour(paper, y, y + 330, mix(far, tints.glint, 0.12), mix(far, near, 0.6), near),
    {
      ...torn(tints, 88, far, 0),
      rough: 1.6,
      bite: 3,
    },
  )
  yield
  glow(paper, [light[0], y + 30], 460, tints.glint, 0.2)
  const next = chance(41)
  let [bright, dark] = ['', '']
  for (let ripple = 0; ripple < 110; ripple += 1) {
    const deep = next() ** 1.5
    const [ry, half] = [y + 8 + deep * 330, 12 + deep * 70 * next() + next() * 26]
    const near2 = ripple % 2 === 0
    const x = near2 ? light[0] + (next() - 0.5) * (120 + deep * 420) : 960 + (next() - 0.5) * 2100
    const stroke = `M${(x - half).toFixed(0)},${ry.toFixed(0)}q${half.toFixed(0)},${(next() * 5 - 2).toFixed(1)} ${(half * 2).toFixed(0)},0`
    if (near2) bright += stroke
    else dark += stroke
  }
  line(paper, dark, seen(tints.ink, 0.4), 2)
  line(paper, bright, seen(tints.glint, 0.42), 1.8)
  yield
}

/** Reeds on both sides, as if we had parted them. */
export function* parted(paper: Paper, tints: Tints, frame: Frame): Painting {
  const half = Math.min(960, (frame.right - frame.left) / 2)
  for (const [out, height, colour, seed] of [
    [0.6, 520, mix(tints.frame[0], tints.grass, 0.3), 61],
    [0.7, 720, mix(tints.frame[1], tints.grass, 0.12), 63],
    [0.82, 860, mix(tints.frame[2], tints.ink, 0.3), 66],
  ] as const) {
    for (const side of [-1, 1] as const) {
      const [inner, outer] = [960 + side * half * out, 960 + side * (half + 150)]
      spot(
        paper,
        reeds({
          from: Math.min(inner, outer),
          to: Math.max(inner, outer),
          y: 1190,
          height: height * (side < 0 ? 1 : 0.86),
          count: 26,
          seed: seed + side,
          foot: 12,
          wind: side * 0.1,
          tails: 6,
          deep: 60,
        }),
        colour,
      )
      yield
    }
  }
}

/** Sheets with an opening each, every next one nearer to us and a little wider open. @param opening by how much wider */
export function* gate(
  paper: Paper,
  tints: Tints,
  frame: Frame,
  opening: (off: number) => readonly Point[],
): Painting {
  const box = whole(frame)
  for (const [at, shade] of [0.35, 0.66, 0.86].entries()) {
    const face = mix(tints.frame[0], tints.ink, shade)
    rip(paper, box, opening(at * 44), face, {
      seed: 200 + at * 5,
      core: mix(face, tints.core, 0.42 - at * 0.1),
      rough: 5,
      bite: 11,
    })
    yield
  }
}

/** How wide an opening in the middle can be. */
export const span = (frame: Frame, widest: number): number =>
  Math.min(widest, (frame.right - frame.left) * 0.4)

/** An opening as somebody tears it. @param seed of its shape: no two tears are alike */
export const hollow =
  (frame: Frame, middle: Point, wide: number, tall: number, seed = 1) =>
  (off: number): Point[] => {
    const half = span(frame, wide) + off
    const next = chance(seed * 13)
    const [round, first, second] = [0.42 + next() * 0.3, next() * 6, next() * 6]
    return bend(
      Array.from({ length: 22 }, (_, at): Point => {
        const angle = (at * Math.PI) / 11
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        const sway = 1 + Math.sin(angle * 3 + first) * 0.035 + Math.sin(angle * 5 + second) * 0.028
        return [
          middle[0] + Math.sign(c) * Math.abs(c) ** round * half * sway,
          middle[1] + Math.sign(s) * Math.abs(s) ** round * (tall + off * 0.8) * sway,
        ]
      }),
      true,
      18,
    )
  }

/** Mist, the corners' black, quiet ground for the words, and the grain of the paper. */
export function* settle(paper: Paper, tints: Tints, frame: Frame, [x, y]: Point): Painting {
  const box = whole(frame)
  over(
    paper,
    box,
    around(
      paper,
      [x, y, 1200],
      [
        [0.4, 'rgb(2 8 11 / 0%)'],
        [0.72, 'rgb(2 8 11 / 30%)'],
        [1, 'rgb(1 5 7 / 84%)'],
      ],
    ),
  )
  yield
  mist(paper, { ...box, top: 660, height: 540 }, [680, 860], mix(tints.ink, '#02080a', 0.5), 0.74)
  yield
  grain(paper, box, 0.2)
}
