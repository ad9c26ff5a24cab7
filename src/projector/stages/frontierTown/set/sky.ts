/** The sky: carved in long strokes that bend around its light, and around something that does not show itself. */
import type { LightName } from '../../../../ui/themeTokens'
import { chance } from '../../../paper/chance'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { along, around, type Box, type Paper } from '../../../paper/paper'
import { circle, sparkle } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { board, engrave, gouges, ROUND, turned, wedges, type Point } from './gouge'
import { INKS, type Inks } from './inks'

const HORIZON = 560
export const MOON: Box = { left: 1330, top: 132, width: 180, height: 180 }

/** Where the light of the sky is, and how large its disc. */
const LIGHT: Readonly<Record<LightName, { at: Point; disc: number; faces: readonly string[] }>> = {
  dusk: { at: [1010, 508], disc: 104, faces: ['#f7f3a6', '#dfd56a', '#c9a23e'] },
  night: { at: [1420, 222], disc: 0, faces: [] },
  dawn: { at: [1120, 500], disc: 62, faces: ['#fffef0', '#fffbd0', '#fff3a4'] },
  day: { at: [1640, 214], disc: 72, faces: ['#fffdf0', '#fff4bf', '#ffdf7c'] },
}

/** A cloud like a lens, which lies in the air over the mesa and moves with no wind. */
function lens(paper: Paper, inks: Inks, [x, y]: Point, rx: number, ry: number): void {
  const path = `M${x - rx},${y}Q${x - rx * 0.5},${y - ry * 0.5} ${x - rx * 0.3},${y - ry}Q${x},${y - ry * 1.7} ${x + rx * 0.3},${y - ry}Q${x + rx * 0.5},${y - ry * 0.5} ${x + rx},${y}Q${x},${y + ry * 1.2} ${x - rx},${y}Z`
  board(
    paper,
    path,
    along(
      paper,
      [0, y - ry * 1.3, 0, y + ry * 0.6],
      [
        [0, inks.cloud],
        [1, inks.cloudLow],
      ],
    ),
    [
      [
        gouges(
          { left: x - rx, top: y - ry * 1.4, width: rx * 2, height: ry * 2 },
          { gap: ry / 5, width: ry / 26, length: rx * 0.5, seed: Math.round(x + y) },
        ),
        inks.skyCut,
      ],
    ],
    { shadow: { y: 5, blur: 12, colour: inks.skyCut }, rim: inks.cloudRim, rimWidth: 1.5 },
  )
}

/** Heaps of cloud, flatter below than above, as they stand over the prairie by day. */
function heap(paper: Paper, inks: Inks, [x, y]: Point, size: number, seed: number): void {
  const next = chance(seed)
  const lobes = 7
  let path = `M${x - size},${y}`
  for (let lobe = 0; lobe < lobes; lobe += 1) {
    const to = -1 + ((lobe + 1) * 2) / lobes
    const high = Math.sin(((lobe + 1) / lobes) * Math.PI) * size * (0.42 + next() * 0.16)
    const r = size * (0.2 + next() * 0.06)
    path += `A${r},${r} 0 0 1 ${(x + to * size).toFixed(1)},${(y - high).toFixed(1)}`
  }
  const feet = 5
  for (let foot = 1; foot <= feet; foot += 1) {
    const low = size * (0.1 + next() * 0.06)
    path += `A${(size / feet) * 1.05},${low} 0 0 1 ${(x + size - (foot * 2 * size) / feet).toFixed(1)},${y}`
  }
  path += 'Z'
  const box = { left: x - size, top: y - size * 0.7, width: size * 2, height: size * 0.86 }
  board(
    paper,
    path,
    inks.cloud,
    [
      [
        gouges(box, {
          gap: 7,
          width: 2.1,
          length: size * 0.4,
          seed,
          weight: (_, at) => Math.max(0, 1 + (at - y) / (size * 0.4)),
        }),
        inks.cloudLow,
      ],
    ],
    { shadow: { y: 5, blur: 10, colour: inks.skyCut }, rim: inks.cloudRim, rimWidth: 1.6 },
  )
}

function stars(paper: Paper, left: number, right: number, top: number): void {
  const next = chance(23)
  let path = ''
  for (let star = 0; star < 110; star += 1) {
    const [x, y] = [left + next() * (right - left), top + next() * (430 - top)]
    const size = 1.4 + next() ** 3 * 5
    if (Math.hypot(x - 1420, y - 222) < 130) continue
    path += sparkle(x, y, size, size * 0.22)
  }
  paper.pen.fillStyle = 'rgb(226 255 232 / 95%)'
  paper.pen.fill(new Path2D(path))
}

/** The disc of the sun, cut in rings, with rays around it. */
function sun(paper: Paper, light: LightName, inks: Inks): void {
  const { at, disc, faces } = LIGHT[light]
  const [x, y] = at
  if (disc === 0) return
  paper.pen.fillStyle = around(
    paper,
    [x, y, disc * 3.4],
    [
      [0.2, inks.skyGlow],
      [1, inks.skyGlow.replace(/\/.*/, '/ 0%)')],
    ],
  )
  paper.pen.fillRect(x - disc * 4, y - disc * 4, disc * 8, disc * 8)
  for (const [ring, face] of [...faces].reverse().entries())
    cut(paper, circle(x, y, disc * (1 - ring * 0.16)), face, {
      shadow: ring === 0 ? { y: 0, blur: 26, colour: inks.skyGlow } : null,
      rim: null,
    })
  engrave(
    paper,
    circle(x, y, disc),
    gouges(
      { left: x - disc, top: y - disc * 0.2, width: disc * 2, height: disc * 1.2 },
      {
        gap: 9,
        width: 2.4,
        length: disc,
        seed: 9,
        weight: (_, v) => Math.max(0, (v - y) / disc + 0.2),
      },
    ),
    inks.mesas[0]?.[0] ?? inks.ink,
  )
}

export function* paintSky(paper: Paper, light: LightName, frame: Frame): Painting {
  const inks = INKS[light]
  const [left, right, top] = [frame.left - 110, frame.right + 110, frame.top - 60]
  const [width, { at }] = [right - left, LIGHT[light]]
  const { pen } = paper
  pen.fillStyle = along(paper, [0, top * 0.7, 0, HORIZON], inks.sky)
  pen.fillRect(left, top, width, 760 - top)
  yield
  // Thick far from the light and fine near it, as rays are carved.
  const reach = Math.hypot(width, HORIZON - top)
  const spread = light === 'night' ? 0 : 1
  if (spread) {
    const rays = new Path2D()
    const count = 64
    for (let ray = 0; ray < count; ray += 1) {
      const [angle, half] = [(ray / count) * Math.PI * 2 + 0.03, (Math.PI / count) * 0.5]
      rays.moveTo(at[0], at[1])
      rays.lineTo(at[0] + Math.cos(angle - half) * reach, at[1] + Math.sin(angle - half) * reach)
      rays.lineTo(at[0] + Math.cos(angle + half) * reach, at[1] + Math.sin(angle + half) * reach)
    }
    engrave(
      paper,
      null,
      rays,
      around(
        paper,
        [...at, 900],
        [
          [0, inks.skyGlow],
          [1, inks.skyGlow.replace(/\/.*/, '/ 6%)')],
        ],
      ),
    )
  }
  yield
  const flow = turned(at, light === 'night' ? 0.92 : 1)
  const level = light === 'day'
  engrave(
    paper,
    null,
    level
      ? gouges(
          { left, top, width, height: HORIZON - top },
          {
            gap: 17,
            width: 2.1,
            length: 190,
            seed: 5,
            bend: (x, y) => [x, y + Math.sin(x / 210 + y / 90) * 8],
          },
        )
      : gouges(
          { left: 0, top: light === 'night' ? 112 : 180, width: ROUND, height: reach },
          {
            gap: 15,
            width: 2.6,
            length: 120,
            seed: 5,
            bend: (x, y) => {
              const [u, v] = flow(x, y)
              return [u, v + Math.sin(u / 170) * 7]
            },
            weight: (x, y) => {
              const [u, v] = flow(x, y)
              return v > HORIZON + 20 || v < top || u < left || u > right
                ? 0
                : 0.35 + Math.min(1, y / 900)
            },
          },
        ),
    inks.skyCut,
  )
  yield
  if (light === 'night') {
    engrave(
      paper,
      null,
      gouges(
        { left: 0, top: 104, width: ROUND, height: 300 },
        {
          gap: 13,
          width: 2.2,
          length: 90,
          seed: 8,
          bend: flow,
          weight: (_, y) => Math.max(0, 1.15 - y / 390),
        },
      ),
      'rgb(140 224 190 / 44%)',
    )
    stars(paper, left, right, top)
    yield
  }
  sun(paper, light, inks)
  yield
  if (light === 'day') {
    heap(paper, inks, [1486, 424], 96, 4)
    heap(paper, inks, [1790, 392], 120, 9)
    yield
    heap(paper, inks, [470, 440], 100, 6)
    heap(paper, inks, [frame.left + 40, 420], 130, 12)
  } else if (light !== 'night') {
    for (const [x, y, rx, ry] of [
      [1600, 214, 300, 20],
      [1440, 318, 220, 15],
      [1730, 396, 240, 17],
      [300, 372, 210, 15],
    ] as const)
      lens(paper, inks, [x, y], rx, ry)
  }
  yield
  // One above the other over the mesa, too round for weather.
  const strange: readonly (readonly [number, number, number, number])[] =
    light === 'day'
      ? [
          [300, 214, 150, 22],
          [306, 170, 96, 17],
          [310, 136, 52, 11],
        ]
      : [
          [292, 284, 190, 30],
          [300, 226, 132, 24],
          [306, 180, 76, 16],
        ]
  for (const [x, y, rx, ry] of strange) lens(paper, inks, [x, y], rx, ry)
  if (light === 'night') beam(paper, [292, 312])
  yield
  grain(paper, { left, top, width, height: 760 - top }, light === 'night' ? 0.24 : 0.17)
}

/** What falls from it by night, too faint to be sure of. */
function beam(paper: Paper, [x, y]: Point): void {
  engrave(
    paper,
    null,
    wedges(
      [
        [x - 96, y - 6],
        [x + 96, y - 6],
      ],
      { angle: 90, gap: 9, width: 4, length: 190, seed: 3 },
    ),
    'rgb(160 255 196 / 26%)',
  )
}
