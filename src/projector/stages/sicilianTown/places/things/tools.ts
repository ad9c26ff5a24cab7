/** What the places of the stories share: light from one lamp, an opening that we look through, and the dark below. */
import { evenly, spot } from '../../../../paper/lay'
import { chance } from '../../../../paper/chance'
import { seen } from '../../../../paper/colour'
import { cut, type CutLook } from '../../../../paper/cut'
import {
  along,
  around,
  type Box,
  over,
  type Paper,
  radiance,
  type Stops,
} from '../../../../paper/paper'
import { rect, sparkle } from '../../../../paper/paths'
import { boxOf } from '../../../frame'
import type { Frame } from '../../../stage'

export type Point = readonly [x: number, y: number]

/** All of the picture and a twentieth more. */
export const whole = (frame: Frame): Box => boxOf(frame, 110)

/** @param lift how far it stands off what is behind it; 1 for a thing on a wall */
export const laid = (lift = 1, rim = 0.5, tint = '#14061a'): CutLook => ({
  shadow: { y: 5 * lift, blur: Math.min(26, 13 * lift), colour: seen(tint, 0.6) },
  rim: rim > 0 ? seen('#ffdca0', rim) : null,
  rimWidth: 1.4,
})

/** Fills everything. */
export function fill({ pen }: Paper, frame: Frame, colour: string | CanvasGradient): void {
  const { left, top, width, height } = whole(frame)
  pen.fillStyle = colour
  pen.fillRect(left, top, width, height)
}

/** Colours from a point outwards, evenly. */
export const beam = (
  paper: Paper,
  x: number,
  y: number,
  radius: number,
  ...colours: readonly string[]
): CanvasGradient => around(paper, [x, y, radius], evenly(colours))

/** Light in the air around a lamp. */
export function glow(
  paper: Paper,
  [x, y]: Point,
  radius: number,
  alpha: number,
  colour = '#ffc46a',
): void {
  radiance(
    paper,
    [x, y, radius],
    [
      [0, seen(colour, alpha)],
      [0.3, seen(colour, alpha * 0.5)],
      [1, seen(colour, 0)],
    ],
  )
}

/** Colours all that is there by its distance from a lamp. */
export function tinge(
  paper: Paper,
  frame: Frame,
  [x, y]: Point,
  radius: number,
  stops: Stops,
): void {
  over(paper, whole(frame), around(paper, [x, y, radius], stops))
}

/** A bank of clouds from one side to the other. */
export function bank(frame: Frame, y: number, swing: number, seed: number): string {
  const next = chance(seed)
  let [x, height] = [frame.left - 120, y]
  let path = `M${x},900V${y}`
  while (x < frame.right + 120) {
    const step = 50 + next() * 130
    const up = y + (next() - 0.5) * swing
    const radius = Math.hypot(step, up - height) * (0.52 + next() * 0.1)
    x += step
    height = up
    path += `A${radius.toFixed(1)},${radius.toFixed(1)} 0 0 1 ${x.toFixed(1)},${up.toFixed(1)}`
  }
  return `${path}V900Z`
}

/** Stars with four points. @param floor how far down they go */
export function stars(
  paper: Paper,
  frame: Frame,
  count: number,
  floor: number,
  seed: number,
): void {
  const next = chance(seed)
  let path = ''
  for (let at = 0; at < count; at += 1) {
    const x = frame.left + next() * (frame.right - frame.left)
    const y = frame.top + next() * (floor - frame.top)
    const size = 1.2 + next() * 2.2
    path += sparkle(x, y, size * 2, size * 0.5)
  }
  spot(paper, path, 'rgb(255 236 200 / 85%)')
}

/** Sheets with one opening each, every next one nearer to us and a little wider open: a wall that we look through. */
export function* gates(
  paper: Paper,
  frame: Frame,
  opening: (off: number) => string,
  [inner, middle, outer]: readonly [Point2, Point2, Point2],
): Generator<void, void> {
  const { left, top, width, height } = whole(frame)
  for (const [at, [near, far]] of [inner, middle, outer].entries()) {
    cut(
      paper,
      rect(left, top, width, height) + opening(at * 40),
      around(
        paper,
        [960, 540, 1150],
        [
          [0.45, near],
          [1, far],
        ],
      ),
      {
        rule: 'evenodd',
        shadow: { y: 10, blur: 24, colour: seen('#080312', 0.8) },
        rim: seen('#ffc88c', at === 0 ? 0.6 : 0.32),
        rimWidth: 1.5,
      },
    )
    yield
  }
}
type Point2 = readonly [near: string, far: string]

/** How wide an opening in the middle can be. */
export const span = (frame: Frame, widest: number): number =>
  Math.min(widest, (frame.right - frame.left) * 0.385)

/** The corners fall into black, and the ground where the words stand grows quiet. */
export function sink(paper: Paper, frame: Frame, [x, y]: Point): void {
  const box = whole(frame)
  over(
    paper,
    box,
    around(
      paper,
      [x, y, 1180],
      [
        [0.42, 'rgb(10 4 18 / 0%)'],
        [0.74, 'rgb(10 4 18 / 30%)'],
        [1, 'rgb(7 3 13 / 82%)'],
      ],
    ),
  )
  over(
    paper,
    { ...box, top: 690, height: 500 },
    along(
      paper,
      [0, 690, 0, 1080],
      [
        [0, 'rgb(9 4 16 / 0%)'],
        [0.24, 'rgb(9 4 16 / 46%)'],
        [0.55, 'rgb(9 4 16 / 72%)'],
        [1, 'rgb(7 3 13 / 94%)'],
      ],
    ),
  )
}
