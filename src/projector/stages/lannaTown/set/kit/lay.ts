/** Lays cut paper down with a soft shadow that costs no blur: the shape itself, wider and fainter each time. */
import { cut as sharp, type CutLook } from '../../../../paper/cut'
import type { Paper } from '../../../../paper/paper'

/** As `cut` of `src/projector/paper`, for pictures of hundreds of cuts. */
export function cut(
  paper: Paper,
  path: string | Path2D,
  fill: string | CanvasGradient | CanvasPattern,
  look: CutLook = {},
): void {
  const { pen } = paper
  const shape = path instanceof Path2D ? path : new Path2D(path)
  const { shadow } = look
  if (shadow) {
    const before = pen.globalAlpha
    pen.save()
    pen.translate(shadow.x ?? 0, shadow.y)
    pen.fillStyle = pen.strokeStyle = shadow.colour
    pen.globalAlpha = before * 0.3
    for (const share of [0.9, 0.55, 0.25]) {
      pen.lineWidth = shadow.blur * share
      pen.stroke(shape)
    }
    pen.globalAlpha = before * 0.8
    pen.fill(shape, look.rule)
    pen.restore()
  }
  sharp(paper, shape, fill, { ...look, shadow: null })
}

/**
 * A hole in a sheet, filled with what is behind: the sheet's edge throws its shadow into it.
 * @param path its outline, so much smaller and lower
 */
export function sunk(
  { pen }: Paper,
  path: (inset: number) => string,
  fill: string | CanvasGradient,
  shadow: string,
  rim: string,
): void {
  const whole = path(0)
  const shape = new Path2D(whole)
  pen.fillStyle = fill
  pen.fill(shape)
  const before = pen.globalAlpha
  pen.fillStyle = shadow
  pen.globalAlpha = before * 0.22
  for (const inset of [5, 11, 18, 27]) pen.fill(new Path2D(whole + path(inset)), 'evenodd')
  pen.globalAlpha = before
  pen.strokeStyle = rim
  pen.lineWidth = 1.4
  pen.stroke(shape)
}

/** Holes too small for a shadow of their own. */
export function lights(
  paper: Paper,
  path: string,
  light: string | CanvasGradient,
  edge: string,
): void {
  const { pen } = paper
  const shape = new Path2D(path)
  pen.fillStyle = light
  pen.fill(shape)
  pen.strokeStyle = edge
  pen.lineWidth = 0.9
  pen.stroke(shape)
}
