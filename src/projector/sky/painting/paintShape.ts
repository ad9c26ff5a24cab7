/** Paints a shape that was read from a drawing. */
import type { Shape } from './shapes'

/** What svg has for lines that say nothing else. */
const MITER_LIMIT = 4

/** @param base leads from units of the drawing to pixels */
export function paintShape(
  context: OffscreenCanvasRenderingContext2D,
  { path, matrix, opacity, fill, gradient, stroke }: Shape,
  base: DOMMatrix,
): void {
  const at = matrix ? base.multiply(matrix) : base
  context.setTransform(at)
  context.globalAlpha = opacity
  if (fill !== null) {
    context.fillStyle = fill
    context.fill(path)
  }
  if (gradient) {
    // The gradient lies in the unit square over the shape's box: the shape is laid down first, the paint stretched after.
    const { paint, box } = gradient
    const [x0, y0, r0] = paint.from
    const [x1, y1, r1] = paint.to
    const style = paint.radial
      ? context.createRadialGradient(x0, y0, r0, x1, y1, r1)
      : context.createLinearGradient(x0, y0, x1, y1)
    for (const { offset, colour } of paint.stops) style.addColorStop(offset, colour)
    const square = new DOMMatrix([box.width, 0, 0, box.height, box.x, box.y])
    const laid = new Path2D()
    laid.addPath(path, square.inverse())
    context.setTransform(at.multiply(square))
    context.fillStyle = style
    context.fill(laid)
    context.setTransform(at)
  }
  if (stroke) {
    context.strokeStyle = stroke.colour
    context.lineWidth = stroke.width
    context.lineCap = stroke.cap
    context.lineJoin = stroke.join
    context.miterLimit = MITER_LIMIT
    context.stroke(path)
  }
  context.globalAlpha = 1
}
