/** What the places share: evening over the woods, things of wood, sheets that we look through, and the dark where the words stand. */
import { beam, line, pour, spot } from '../../../paper/lay'
import type { Frame, Painting } from '../../stage'
import { chance } from '../../../paper/chance'
import { seen } from '../../../paper/colour'
import { cut, type CutLook } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { along, around, over, radiance, type Box, type Paper } from '../../../paper/paper'
import { circle, rect, sparkle } from '../../../paper/paths'
import { boxOf } from '../../frame'
import { fir, type Point } from '../set/kit'

/** All of the picture, and what the push uncovers. */
export const everything = (frame: Frame): Box => boxOf(frame, 110)

export const sheet = (frame: Frame): string => {
  const { left, top, width, height } = everything(frame)
  return rect(left, top, width, height)
}

/** @param lift how far it stands off what is behind it; 0: not at all */
export const laid = (lift = 1, rim = 0.5): CutLook => ({
  shadow:
    lift > 0 ? { y: 5 * lift, blur: Math.min(24, 13 * lift), colour: 'rgb(3 8 12 / 62%)' } : null,
  rim: rim > 0 ? seen('#ffdca4', rim) : null,
  rimWidth: 1.3,
})

/** Light in the air. */
export function glow(
  paper: Paper,
  [x, y]: Point,
  radius: number,
  alpha: number,
  colour = '#ffbe62',
): void {
  radiance(
    paper,
    [x, y, radius],
    [
      [0, seen(colour, alpha)],
      [0.3, seen(colour, alpha * 0.45)],
      [1, seen(colour, 0)],
    ],
  )
}

/** Paints a thing of the set here, larger or smaller than it stands there. */
export function* placed(
  paper: Paper,
  [x, y]: Point,
  size: number,
  from: Point,
  draw: (local: Paper) => Painting,
): Painting {
  const { pen } = paper
  pen.save()
  pen.translate(x, y)
  pen.scale(size, size)
  pen.translate(-from[0], -from[1])
  yield* draw({ pen, scale: paper.scale * size })
  pen.restore()
  yield
}

/** A sky in the evening with its moon behind a hole of lace, and two ranks of wood. @param floor where the woods stand */
export function* evening(paper: Paper, frame: Frame, moon: Point, floor: number): Painting {
  const { pen } = paper
  const box = everything(frame)
  const [x, y] = moon
  pen.fillStyle = beam(paper, moon, 1150, '#3f9a98', '#1c626a', '#0f424c', '#09303a', '#061f28')
  pen.fillRect(box.left, box.top, box.width, box.height)
  for (const [radius, colour] of [
    [330, '#13505a'],
    [520, '#0d3e48'],
  ] as const) {
    const count = 30
    let edge = ''
    let holes = ''
    for (let at = 0; at <= count; at += 1) {
      const angle = (at * Math.PI * 2) / count
      const [px, py] = [x + Math.cos(angle) * radius * 1.15, y + Math.sin(angle) * radius]
      const bow = radius * 0.125
      edge += at === 0 ? `M${px},${py}` : `A${bow},${bow} 0 0 0 ${px.toFixed(1)},${py.toFixed(1)}`
      holes += circle(
        x + Math.cos(angle) * (radius + 28) * 1.15,
        y + Math.sin(angle) * (radius + 28),
        3.4,
      )
    }
    cut(paper, `${sheet(frame)}${edge}Z`, seen(colour, 0.72), {
      shadow: null,
      rim: 'rgb(160 226 216 / 34%)',
      rule: 'evenodd',
    })
    spot(paper, holes, seen('#7cc8bc', 0.4))
    yield
  }
  const next = chance(17)
  let stars = ''
  for (let at = 0; at < 60; at += 1) {
    const size = 1.2 + next() * 2.2
    stars += sparkle(
      box.left + next() * box.width,
      box.top + next() * (floor - 140 - box.top),
      size * 2,
      size * 0.5,
    )
  }
  spot(paper, stars, 'rgb(255 236 196 / 80%)')
  cut(
    paper,
    circle(x, y, 84),
    beam(paper, [x - 20, y - 20], 110, '#fffbe4', '#f4e8bc', '#d8cc9c'),
    {
      shadow: { y: 0, blur: 26, colour: 'rgb(190 240 226 / 80%)' },
      rim: '#fffdf0',
    },
  )
  spot(
    paper,
    circle(x - 26, y - 12, 17) + circle(x + 24, y + 22, 12) + circle(x + 18, y - 34, 8),
    'rgb(180 170 120 / 30%)',
  )
  yield
  for (const [rank, [high, top, foot]] of (
    [
      [150, '#14505a', '#1d6068'],
      [210, '#0a3640', '#134a52'],
    ] as const
  ).entries()) {
    let firs = ''
    for (let fx = box.left; fx < box.left + box.width; fx += 34 + next() * 50) {
      const tall = high * (0.6 + next() * 0.6)
      firs += fir(fx, floor + 30, tall, tall * 0.23, 7, Math.round(next() * 999))
    }
    firs += rect(box.left, floor - 8, box.width, 60)
    cut(paper, firs, pour(paper, floor - high, floor, top, foot), {
      shadow: null,
      rim: `rgb(140 214 204 / ${24 - rank * 8}%)`,
      rimWidth: 1,
    })
    yield
  }
}

/** Boards side by side. */
export function planks(
  paper: Paper,
  [left, top, width, height]: readonly [number, number, number, number],
  fill: string | CanvasGradient,
  pitch: number,
  upright = true,
): void {
  cut(paper, rect(left, top, width, height), fill, laid(0.6, 0.3))
  let [seams, light] = ['', '']
  for (let at = pitch; at < (upright ? width : height); at += pitch) {
    seams += upright ? `M${left + at},${top}v${height}` : `M${left},${top + at}h${width}`
    light += upright ? `M${left + at + 2},${top}v${height}` : `M${left},${top + at + 2}h${width}`
  }
  line(paper, seams, 'rgb(16 6 8 / 55%)', 2.4)
  line(paper, light, 'rgb(255 220 160 / 14%)', 1.2)
}

/** A lantern that hangs from above. @param drop how long its chain is */
export function lantern(paper: Paper, [x, y]: Point, size: number, drop: number): void {
  line(paper, `M${x},${y - 34 * size - drop}V${y - 34 * size}`, '#1c1214', 2.4)
  cut(
    paper,
    `M${x - 26 * size},${y - 14 * size}L${x},${y - 38 * size}L${x + 26 * size},${y - 14 * size}Z`,
    '#3a2420',
    laid(0.6, 0.6),
  )
  cut(
    paper,
    `M${x - 21 * size},${y - 14 * size}H${x + 21 * size}L${x + 16 * size},${y + 34 * size}H${x - 16 * size}Z`,
    beam(paper, [x, y + 8 * size], 40 * size, '#fffbe0', '#ffdf8a', '#f0a844'),
    {
      shadow: { y: 0, blur: 24, colour: 'rgb(255 200 110 / 85%)' },
      rim: '#fff6d0',
    },
  )
  line(
    paper,
    `M${x},${y - 14 * size}V${y + 34 * size}M${x - 21 * size},${y - 14 * size}L${x - 16 * size},${y + 34 * size}M${x + 21 * size},${y - 14 * size}L${x + 16 * size},${y + 34 * size}`,
    '#3a2420',
    3 * size,
  )
  cut(paper, rect(x - 20 * size, y + 34 * size, 40 * size, 7 * size), '#3a2420', laid(0.4, 0.6))
}

export function barrel(paper: Paper, [x, y]: Point, half: number, high: number): void {
  const side = half * 1.16
  cut(
    paper,
    `M${x - half},${y}Q${x - side - 6},${y - high / 2} ${x - half},${y - high}H${x + half}Q${x + side + 6},${y - high / 2} ${x + half},${y}Z`,
    along(
      paper,
      [x - side, 0, x + side, 0],
      [
        [0, '#2c1512'],
        [0.42, '#8a5230'],
        [1, '#24110f'],
      ],
    ),
    laid(1),
  )
  for (const share of [0.16, 0.8])
    cut(
      paper,
      `M${x - side},${y - high * share}Q${x},${y - high * share + 10} ${x + side},${y - high * share}v-11Q${x},${y - high * share - 1} ${x - side},${y - high * share - 11}Z`,
      '#201418',
      laid(0.3, 0.4),
    )
}

/** Corners fall into black, and the ground where the words stand grows dark and quiet. */
export function* hush(paper: Paper, frame: Frame, [x, y]: Point): Painting {
  const box = everything(frame)
  over(
    paper,
    box,
    around(
      paper,
      [x, y, 1160],
      [
        [0.36, 'rgb(4 6 10 / 0%)'],
        [0.7, 'rgb(4 6 10 / 34%)'],
        [1, 'rgb(3 4 7 / 86%)'],
      ],
    ),
  )
  yield
  over(
    paper,
    { ...box, top: 680, height: 520 },
    along(
      paper,
      [0, 680, 0, 1080],
      [
        [0, 'rgb(4 6 10 / 0%)'],
        [0.22, 'rgb(4 6 10 / 46%)'],
        [0.55, 'rgb(4 6 10 / 74%)'],
        [1, 'rgb(3 4 7 / 94%)'],
      ],
    ),
  )
  yield
  grain(paper, box, 0.17)
}
