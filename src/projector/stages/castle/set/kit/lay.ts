/** How sheets of this town are laid down, and the colours that run over them. */
import { seen } from '../../../../paper/colour'
import type { CutLook } from '../../../../paper/cut'
import { along, around, type Box, type Paper } from '../../../../paper/paper'
import type { Frame } from '../../../stage'

/** The light that falls on an edge, and the colour of the shadows. */
export interface Light {
  readonly rim: string
  readonly shadow: string
}

/** @param lift how high it stands above what is behind it; 1 for a wall */
export const laid = ({ rim, shadow }: Light, lift = 1, edge = 0.5): CutLook => ({
  shadow:
    lift > 0 ? { y: 4 * lift, blur: 13 * Math.min(lift, 1.8), colour: seen(shadow, 0.6) } : null,
  rim: edge > 0 ? seen(rim, edge) : null,
  rimWidth: 1.3,
})
/** What lies flat on a sheet. */
export const flush = ({ rim }: Light, edge = 0.3): CutLook => ({
  shadow: null,
  rim: edge > 0 ? seen(rim, edge) : null,
  rimWidth: 0.9,
})

const even = (colours: readonly string[]): readonly (readonly [number, string])[] =>
  colours.map((colour, at) => [at / Math.max(1, colours.length - 1), colour])

/** Colours from a height down to another, evenly. */
export const down = (
  paper: Paper,
  top: number,
  foot: number,
  ...colours: readonly string[]
): CanvasGradient => along(paper, [0, top, 0, foot], even(colours))
/** Colours from one side to the other, evenly. */
export const sideways = (
  paper: Paper,
  left: number,
  right: number,
  ...colours: readonly string[]
): CanvasGradient => along(paper, [left, 0, right, 0], even(colours))
/** Colours from a point outwards, evenly. */
export const outwards = (
  paper: Paper,
  x: number,
  y: number,
  radius: number,
  ...colours: readonly string[]
): CanvasGradient => around(paper, [x, y, radius], even(colours))

/** Paint without a shadow or an edge. */
export function spot({ pen }: Paper, path: string, colour: string | CanvasGradient): void {
  pen.fillStyle = colour
  pen.fill(new Path2D(path))
}

/** A line. @param dash lengths of strokes and gaps */
export function line(
  { pen }: Paper,
  path: string,
  colour: string,
  width = 1.4,
  dash: readonly number[] = [],
): void {
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.setLineDash([...dash])
  pen.stroke(new Path2D(path))
  pen.setLineDash([])
}

/** A strip from one side of the picture to the other, and a bit more. */
export const across = ({ left, right }: Frame, top: number, bottom: number): Box => ({
  left: left - 130,
  top,
  width: right - left + 260,
  height: bottom - top,
})
