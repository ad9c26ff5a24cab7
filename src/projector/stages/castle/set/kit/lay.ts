/** How sheets of this town are laid down, and the colours that run over them. */
import { evenly } from '../../../../paper/lay'
import { seen } from '../../../../paper/colour'
import type { CutLook } from '../../../../paper/cut'
import { along, around, type Paper } from '../../../../paper/paper'

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

/** Colours from one side to the other, evenly. */
export const sideways = (
  paper: Paper,
  left: number,
  right: number,
  ...colours: readonly string[]
): CanvasGradient => along(paper, [left, 0, right, 0], evenly(colours))
/** Colours from a point outwards, evenly. */
export const outwards = (
  paper: Paper,
  x: number,
  y: number,
  radius: number,
  ...colours: readonly string[]
): CanvasGradient => around(paper, [x, y, radius], evenly(colours))

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
