/** The strokes of a gouge in wood: wedges that grow from an edge, and fields of strokes that taper at both ends. */
import { chance } from '../../../paper/chance'
import { cut, type CutLook } from '../../../paper/cut'
import type { Box, Paper } from '../../../paper/paper'

export type Point = readonly [x: number, y: number]

export interface Wedges {
  /** Where the strokes run to, in degrees: 0 is right, 90 is down. */
  readonly angle: number
  readonly gap: number
  /** How wide a stroke is at its thick end. */
  readonly width: number
  readonly length: number
  readonly seed?: number
}

/** Strokes that start thick on a line of points and run out to nothing. */
export function wedges(
  points: readonly Point[],
  { angle, gap, width, length, seed = 1 }: Wedges,
): Path2D {
  const next = chance(seed)
  const path = new Path2D()
  const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  for (const [index, [x1, y1]] of points.entries()) {
    const [x0, y0] = points[index - 1] ?? [x1, y1]
    const whole = Math.hypot(x1 - x0, y1 - y0)
    for (let at = gap * next(); at < whole; at += gap * (0.75 + next() * 0.5)) {
      const [x, y] = [x0 + ((x1 - x0) * at) / whole, y0 + ((y1 - y0) * at) / whole]
      const half = (width / 2) * (0.7 + next() * 0.6)
      const far = length * (0.35 + next() * 0.65)
      path.moveTo(x - dy * half, y + dx * half)
      path.lineTo(x + dx * far, y + dy * far)
      path.lineTo(x + dy * half, y - dx * half)
      path.closePath()
    }
  }
  return path
}

export interface Gouges {
  readonly gap: number
  readonly width: number
  readonly length: number
  readonly seed?: number
  /** Where a point of the even field lies in the picture. */
  readonly bend?: (x: number, y: number) => Point
  /** How much of its width a stroke has there; 0 leaves it out. */
  readonly weight?: (x: number, y: number) => number
}

const SAME = (x: number, y: number): Point => [x, y]

/** A field of strokes side by side, each thickest in its middle. */
export function gouges(
  { left, top, width: across, height }: Box,
  { gap, width, length, seed = 1, bend = SAME, weight = () => 1 }: Gouges,
): Path2D {
  const next = chance(seed)
  const path = new Path2D()
  for (let y = top + gap / 2; y < top + height; y += gap) {
    for (let x = left - length * next(); x < left + across;) {
      const long = length * (0.45 + next() * 0.9)
      const lies = y + (next() - 0.5) * gap * 0.5
      const half = width * (0.6 + next() * 0.5) * weight(x + long / 2, lies)
      if (half > 0.15) {
        const [x0, y0] = bend(x, lies)
        const [x1, y1] = bend(x + long / 2, lies)
        const [x2, y2] = bend(x + long, lies)
        const run = Math.hypot(x2 - x0, y2 - y0) || 1
        const [nx, ny] = [(-(y2 - y0) / run) * half, ((x2 - x0) / run) * half]
        // Through the middle: what a curve of one control point passes lies half way to it.
        const [cx, cy] = [2 * x1 - (x0 + x2) / 2, 2 * y1 - (y0 + y2) / 2]
        path.moveTo(x0, y0)
        path.quadraticCurveTo(cx + nx, cy + ny, x2, y2)
        path.quadraticCurveTo(cx - nx, cy - ny, x0, y0)
      }
      x += long + length * 0.12 * next()
    }
  }
  return path
}

/** Bends a field around a centre: across becomes the way round, down becomes the way out. */
export const turned =
  ([cx, cy]: Point, flat = 1) =>
  (x: number, y: number): Point => [cx + Math.cos(x / 300) * y, cy + Math.sin(x / 300) * y * flat]
/** Once around, for a field that is `turned`. */
export const ROUND = 300 * Math.PI * 2

/** Carves strokes, within a shape if there is one. */
export function engrave(
  { pen }: Paper,
  within: string | Path2D | null,
  strokes: Path2D,
  colour: string | CanvasGradient,
): void {
  pen.save()
  if (within) pen.clip(within instanceof Path2D ? within : new Path2D(within))
  pen.fillStyle = colour
  pen.fill(strokes)
  pen.restore()
}

/** A cut of paper with strokes carved into it. */
export function board(
  paper: Paper,
  path: string,
  fill: string | CanvasGradient,
  carved: readonly (readonly [Path2D, string | CanvasGradient])[],
  look: CutLook = {},
): void {
  const shape = new Path2D(path)
  cut(paper, shape, fill, { ...look, rim: null })
  for (const [strokes, colour] of carved) engrave(paper, shape, strokes, colour)
  const { pen } = paper
  if (look.rim === null) return
  pen.strokeStyle = look.rim ?? '#000000'
  pen.lineWidth = look.rimWidth ?? 1.6
  pen.stroke(shape)
}
