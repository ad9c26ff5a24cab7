/** What all places share: the night, the carved opening that we look through, and the dark where the words stand. */
import { chance } from '../../../paper/chance'
import { seen } from '../../../paper/colour'
import { grain } from '../../../paper/grain'
import { along, around, over, type Box, type Paper, type Stops } from '../../../paper/paper'
import { rect } from '../../../paper/paths'
import { boxOf } from '../../frame'
import type { Frame } from '../../stage'
import { cut, lights } from '../set/kit/lay'
import { kranok, seed } from '../set/kit/ornament'
import { TINTS } from '../set/kit/tints'

export const NIGHT = TINTS.night
export const SOFT = { y: 6, blur: 14, colour: 'rgb(8 4 26 / 60%)' } as const
export const EDGE = { shadow: SOFT, rim: 'rgb(255 206 140 / 45%)', rimWidth: 1.5 } as const

export const wholeOf = (frame: Frame): Box => boxOf(frame, 60)

/** A sky, with stars down to some height. */
export function night(paper: Paper, frame: Frame, stops: Stops, stars = 60): void {
  const box = wholeOf(frame)
  const { pen } = paper
  pen.fillStyle = along(paper, [0, Math.min(0, frame.top), 0, 820], stops)
  pen.fillRect(box.left, box.top, box.width, box.height)
  const next = chance(77)
  let path = ''
  for (let star = 0; star < stars; star += 1) {
    const size = 1.4 + next() * 3
    path += seed(
      box.left + next() * box.width,
      box.top + next() * (420 - box.top),
      size,
      size * 1.6,
    )
  }
  pen.fillStyle = 'rgb(255 232 184 / 60%)'
  pen.fill(new Path2D(path))
}

/** An opening with a pointed head, as the doors of a temple have. */
const door = (half: number, head: number): string => {
  const [left, right] = [960 - half, 960 + half]
  return `M${left},1200V${head + 300}C${left},${head + 130} ${960 - half * 0.42},${head + 110} 960,${head}C${960 + half * 0.42},${head + 110} ${right},${head + 130} ${right},${head + 300}V1200Z`
}

/** Boards of teak around the picture: two sheets, a gilded edge, flames cut through the nearer one. */
export function opening(paper: Paper, frame: Frame): void {
  const box = wholeOf(frame)
  const whole = rect(box.left, box.top, box.width, box.height)
  const half = Math.min(860, (frame.right - frame.left) / 2 - 60)
  const head = frame.top + 26
  cut(paper, whole + door(half - 34, head + 32), '#4a2430', {
    ...EDGE,
    rule: 'evenodd',
    rim: 'rgb(255 200 120 / 60%)',
  })
  cut(
    paper,
    whole + door(half, head),
    along(
      paper,
      [0, frame.top, 0, 1080],
      [
        [0, '#22101f'],
        [1, '#0b0512'],
      ],
    ),
    { ...EDGE, rule: 'evenodd', rim: 'rgb(242 184 78 / 75%)', rimWidth: 2.4 },
  )
  let carving = ''
  for (const side of [-1, 1] as const)
    for (const [out, down, size, turn] of [
      [0.5, 62, 44, 0.9],
      [0.68, 92, 54, 1.1],
      [0.87, 150, 64, 0.8],
    ] as const)
      carving += kranok(
        960 + side * half * out,
        head + down - 40,
        -Math.PI / 2 + side * turn,
        size,
        side,
      )
  lights(paper, carving, '#c98a3e', 'rgb(20 6 16 / 80%)')
}

/** Light from the lamp, dark away from it, and quiet ground for the words. */
export function closing(paper: Paper, frame: Frame, [x, y]: readonly [number, number]): void {
  const box = wholeOf(frame)
  const { pen } = paper
  pen.save()
  pen.globalCompositeOperation = 'screen'
  pen.fillStyle = around(
    paper,
    [x, y, 460],
    [
      [0, 'rgb(255 200 110 / 34%)'],
      [0.4, 'rgb(255 170 90 / 12%)'],
      [1, 'rgb(255 150 70 / 0%)'],
    ],
  )
  pen.fillRect(x - 460, y - 460, 920, 920)
  pen.restore()
  over(
    paper,
    box,
    around(
      paper,
      [x, y, 1180],
      [
        [0.3, seen('#07041a', 0)],
        [0.72, seen('#07041a', 0.44)],
        [1, seen('#04020e', 0.88)],
      ],
    ),
  )
  over(
    paper,
    box,
    along(
      paper,
      [0, 700, 0, 1000],
      [
        [0, seen('#070316', 0)],
        [0.34, seen('#070316', 0.74)],
        [1, seen('#05020f', 0.93)],
      ],
    ),
  )
  grain(paper, box, 0.28)
}

/** A sheet that lies before others: its colours from above to below. */
export const sheet = (
  paper: Paper,
  path: string,
  top: number,
  foot: number,
  from: string,
  to: string,
): void => {
  cut(
    paper,
    path,
    along(
      paper,
      [0, top, 0, foot],
      [
        [0, from],
        [1, to],
      ],
    ),
    EDGE,
  )
}
