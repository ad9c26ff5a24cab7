/** What the pictures of the places share: light from one lamp, stone, tiles and candles. */
import { pour, spot } from '../../../paper/lay'
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { around, over, radiance, type Box, type Paper } from '../../../paper/paper'
import { circle, ellipse, polygon, rect } from '../../../paper/paths'
import { boxOf } from '../../frame'
import type { Frame, Painting } from '../../stage'
import { flush, laid, line, outwards, type Light } from '../set/kit/lay'

export type Point = readonly [x: number, y: number]
const LIGHT: Light = { rim: '#ffd9a0', shadow: '#0b0620' }
/** A thing that stands before a wall. */
export const THING = laid(LIGHT, 1.1, 0.6)
export const WALL = laid(LIGHT, 0.8, 0.4)
export const FLAT = flush(LIGHT, 0.4)

/** All of the picture and a twentieth more. */
export const whole = (frame: Frame): Box => boxOf(frame, 110)

/** Fills everything. */
export function fill({ pen }: Paper, frame: Frame, colour: string | CanvasGradient): void {
  const { left, top, width, height } = whole(frame)
  pen.fillStyle = colour
  pen.fillRect(left, top, width, height)
}

/** Light in the air around a lamp. */
export function glow(
  paper: Paper,
  [x, y]: Point,
  radius: number,
  alpha: number,
  colour = '#ffb95c',
): void {
  radiance(
    paper,
    [x, y, radius],
    [
      [0, seen(colour, alpha)],
      [0.3, seen(colour, alpha * 0.48)],
      [1, seen(colour, 0)],
    ],
  )
}

/** Courses of stone over a wall, some of them brighter. */
export function stones(
  paper: Paper,
  [left, top, right, foot]: readonly [number, number, number, number],
  colour: string,
  seed: number,
  height = 46,
): void {
  const next = chance(seed)
  let [bright, dark, joints] = ['', '', '']
  for (let y = top; y < foot; y += height) {
    joints += `M${left},${y}H${right}`
    for (let x = left - next() * 90; x < right;) {
      const width = 70 + next() * 70
      joints += `M${x},${y}v${height}`
      const tone = next()
      const block = rect(x + 2, y + 2, width - 4, height - 4)
      if (tone < 0.24) bright += block
      else if (tone > 0.76) dark += block
      x += width
    }
  }
  spot(paper, bright, seen(mix(colour, '#ffffff', 0.3), 0.09))
  spot(paper, dark, seen('#0b0620', 0.14))
  line(paper, joints, seen('#0b0620', 0.34), 2)
  line(paper, joints, seen(mix(colour, '#ffffff', 0.4), 0.1), 0.9)
}

/** A floor of tiles that runs away to a point. @param y where it meets the wall */
export function* tiles(
  paper: Paper,
  frame: Frame,
  y: number,
  [one, other, far]: readonly [string, string, string],
  middle = 960,
): Painting {
  const { left, width } = whole(frame)
  cut(paper, rect(left, y, width, 1200 - y), pour(paper, y, 1000, one, mix(one, far, 0.7), far), {
    shadow: null,
    rim: seen(LIGHT.rim, 0.4),
    rimWidth: 1.4,
  })
  let dark = ''
  const rows = [0, 26, 60, 106, 170, 262, 400]
  for (let row = 0; row < rows.length - 1; row += 1) {
    const [y0, y1] = [y + (rows[row] ?? 0), y + (rows[row + 1] ?? 0)]
    const wide = (at: number) => 64 + (at - y) * 0.55
    for (let at = -22; at < 22; at += 1)
      if ((at + row) % 2 === 0)
        dark += polygon([
          [middle + at * wide(y0), y0],
          [middle + (at + 1) * wide(y0), y0],
          [middle + (at + 1) * wide(y1), y1],
          [middle + at * wide(y1), y1],
        ])
  }
  spot(paper, dark, seen(other, 0.5))
  yield
}

/** A candle with its flame. @param y of its foot */
export function candle(paper: Paper, [x, y]: Point, height: number, size = 1): void {
  const half = 6 * size
  cut(
    paper,
    rect(x - half, y - height, half * 2, height),
    pour(paper, y - height, y, '#fff2c8', '#d9a868'),
    FLAT,
  )
  flame(paper, [x, y - height - 2], 26 * size)
}

/** A flame. @param y of its foot */
export function flame(paper: Paper, [x, y]: Point, height: number): void {
  const half = height * 0.32
  spot(
    paper,
    `M${x},${y - height}Q${x + half * 1.5},${y - height * 0.4} ${x + half * 0.6},${y - height * 0.06}Q${x},${y + height * 0.08} ${x - half * 0.6},${y - height * 0.06}Q${x - half * 1.3},${y - height * 0.4} ${x},${y - height}Z`,
    '#ff9c38',
  )
  spot(
    paper,
    `M${x},${y - height * 0.7}Q${x + half},${y - height * 0.3} ${x + half * 0.4},${y - height * 0.06}Q${x},${y} ${x - half * 0.4},${y - height * 0.06}Q${x - half},${y - height * 0.3} ${x},${y - height * 0.7}Z`,
    '#fff0b4',
  )
}

/** A barrel that lies: its head towards us. */
export function barrelHead(paper: Paper, [x, y]: Point, radius: number, oak = '#8a5430'): void {
  cut(
    paper,
    circle(x, y, radius),
    outwards(
      paper,
      x - radius * 0.2,
      y - radius * 0.3,
      radius * 1.3,
      mix(oak, '#ffd9a0', 0.2),
      oak,
      mix(oak, '#0b0620', 0.6),
    ),
    laid(LIGHT, 1.3, 0.6),
  )
  line(paper, circle(x, y, radius * 0.9), mix(oak, '#0b0620', 0.6), radius * 0.09)
  let planks = ''
  for (let at = -2; at <= 2; at += 1) {
    const off = at * radius * 0.34
    const tall = Math.sqrt(Math.max(0, (radius * 0.84) ** 2 - off * off))
    planks += `M${x + off},${y - tall}V${y + tall}`
  }
  line(paper, planks, seen('#0b0620', 0.5), 2.4)
}

/** Colours all that is there by its distance from the lamp. */
export function tinge(
  paper: Paper,
  frame: Frame,
  [x, y]: Point,
  radius: number,
  warm = '#ffb050',
  cold = '#0d0830',
): void {
  over(
    paper,
    whole(frame),
    around(
      paper,
      [x, y, radius],
      [
        [0, seen(warm, 0.24)],
        [0.4, seen(warm, 0.05)],
        [1, seen(cold, 0.66)],
      ],
    ),
  )
}

/** A pool of light on the ground. */
export function pool(
  paper: Paper,
  [x, y]: Point,
  rx: number,
  ry: number,
  colour = '#ffc468',
  alpha = 0.4,
): void {
  const { pen } = paper
  pen.save()
  pen.translate(x, y)
  pen.scale(1, ry / rx)
  spot(
    paper,
    ellipse(0, 0, rx, rx),
    outwards(paper, 0, 0, rx, seen(colour, alpha), seen(colour, alpha * 0.4), seen(colour, 0)),
  )
  pen.restore()
}
