/** The sky: rays of thin paper from the horizon, a disc of rings, bars of cloud, and the beams of the night. */
import { along, around, type Paper } from '../../../paper/paper'
import { chance } from '../../../paper/chance'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { circle } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import type { Tones } from './tones'

const FROM = [960, 600] as const
const RAYS = 36

/** A cloud of bars with round ends, each a strip of its own. */
const CLOUDS = [
  [150, 250, 300],
  [292, 104, 230],
  [1540, 112, 240],
  [1800, 268, 290],
  [690, -250, 300],
  [1250, -420, 340],
  [880, -640, 280],
  [-120, 120, 300],
  [2060, 110, 280],
] as const

function bar(x: number, y: number, width: number, height: number): string {
  const round = height / 2
  return `M${x + round},${y}h${width - height}a${round},${round} 0 0 1 0,${height}h${height - width}a${round},${round} 0 0 1 0,${-height}Z`
}

function cloud(paper: Paper, [x, y, width]: readonly [number, number, number], tones: Tones): void {
  const next = chance(Math.round(x + y * 3 + 9000))
  for (let row = 0; row < 4; row += 1) {
    const wide = width * (0.42 + 0.19 * row + next() * 0.1)
    const left = x - wide / 2 + (next() - 0.5) * width * 0.22
    const top = y + row * 19
    const fill = along(
      paper,
      [0, top, 0, top + 22],
      [
        [0, tones.cloud[0]],
        [1, tones.cloud[1]],
      ],
    )
    cut(paper, bar(left, top, wide, 22), fill, {
      shadow: { y: 3, blur: 8, colour: tones.shadow },
      rim: tones.rim,
      rimWidth: 1,
    })
  }
}

/** Beams that swing up from the roofs, broad and faint where the words stand. */
function beams(paper: Paper, top: number): void {
  const { pen } = paper
  const high = Math.min(top, 0) - 100
  for (const [x, lean, wide] of [
    [250, 0.62, 130],
    [470, -0.3, 120],
    [1450, 0.34, 120],
    [1690, -0.66, 140],
  ] as const) {
    const far = x + (640 - high) * lean
    pen.fillStyle = along(
      paper,
      [x, 640, x + 640 * lean, 0],
      [
        [0, 'rgb(214 232 255 / 60%)'],
        [0.4, 'rgb(190 214 250 / 17%)'],
        [1, 'rgb(170 200 245 / 5%)'],
      ],
    )
    pen.beginPath()
    pen.moveTo(x - 5, 640)
    pen.lineTo(far - wide, high)
    pen.lineTo(far + wide, high)
    pen.lineTo(x + 5, 640)
    pen.fill()
  }
}

function stars(paper: Paper, frame: Frame): void {
  const { pen } = paper
  const next = chance(11)
  pen.fillStyle = 'rgb(226 236 255 / 80%)'
  pen.beginPath()
  for (let index = 0; index < 90; index += 1) {
    const x = frame.left + next() * (frame.right - frame.left)
    const y = frame.top + next() * (400 - frame.top)
    const size = 1 + next() * 2
    if (x > 420 && x < 1500 && y > 80) continue
    pen.moveTo(x, y - size * 2)
    pen.lineTo(x + size * 0.5, y)
    pen.lineTo(x, y + size * 2)
    pen.lineTo(x - size * 0.5, y)
  }
  pen.fill()
}

export function* sky(paper: Paper, tones: Tones, frame: Frame): Painting {
  const { pen } = paper
  const [x, y] = FROM
  const side = (frame.right - frame.left) * 0.06
  const whole = {
    left: frame.left - side,
    top: frame.top - 80,
    width: frame.right - frame.left + side * 2,
    height: 820 - frame.top,
  }
  pen.fillStyle = around(paper, [x, y, Math.max(1150, y - frame.top + 250)], tones.sky)
  pen.fillRect(whole.left, whole.top, whole.width, whole.height)
  yield
  pen.fillStyle = around(
    paper,
    [x, y, 1100],
    [
      [0, tones.rays[0]],
      [1, tones.rays[1]],
    ],
  )
  pen.beginPath()
  for (let ray = 0; ray < RAYS; ray += 1) {
    const angle = Math.PI + (ray * 2 * Math.PI) / (RAYS * 2) + 0.04
    const half = ray % 3 === 0 ? 0.03 : 0.018
    pen.moveTo(x, y)
    pen.lineTo(x + Math.cos(angle - half) * 2400, y + Math.sin(angle - half) * 2400)
    pen.lineTo(x + Math.cos(angle + half) * 2400, y + Math.sin(angle + half) * 2400)
  }
  pen.fill()
  yield
  for (const [radius, colour] of tones.disc?.rings ?? []) {
    cut(paper, circle(tones.disc?.at[0] ?? x, tones.disc?.at[1] ?? y, radius), colour, {
      shadow: { y: 0, blur: 22, colour: tones.shadow },
      rim: tones.rim,
      rimWidth: 1,
    })
    yield
  }
  if (tones.beams) {
    stars(paper, frame)
    beams(paper, frame.top)
    yield
  }
  for (const one of CLOUDS) {
    if (one[1] < frame.top - 90) continue
    cloud(paper, one, tones)
    yield
  }
  grain(paper, whole, 0.2)
}
