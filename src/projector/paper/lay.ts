/** Laying paint on a picture: colours that run evenly, plain fills and lines, and things drawn at a place of their own. */
import { along, around, type Paper, type Stops } from './paper'

type Point = readonly [x: number, y: number]

/** Colours at even distances. */
export const evenly = (colours: readonly string[]): Stops =>
  colours.map((colour, at) => [at / Math.max(1, colours.length - 1), colour])

/** Colours from a height down to another, evenly. */
export const pour = (
  paper: Paper,
  top: number,
  foot: number,
  ...colours: readonly string[]
): CanvasGradient => along(paper, [0, top, 0, foot], evenly(colours))

/** Colours from a point outwards, evenly. */
export const beam = (
  paper: Paper,
  [x, y]: Point,
  radius: number,
  ...colours: readonly string[]
): CanvasGradient => around(paper, [x, y, radius], evenly(colours))

/** Paint without a shadow or an edge. */
export function spot({ pen }: Paper, path: string, fill: string | CanvasGradient): void {
  pen.fillStyle = fill
  pen.fill(new Path2D(path))
}

/** A plain line. */
export function line({ pen }: Paper, path: string, colour: string, width: number): void {
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.stroke(new Path2D(path))
}

/** Draws with a place as its corner. @param turn in radians */
export function drawnAt(
  { pen }: Paper,
  [x, y]: Point,
  size: number,
  draw: () => void,
  turn = 0,
): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.scale(size, size)
  draw()
  pen.restore()
}
