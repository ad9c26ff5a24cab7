/** One cut of paper: the shadow it throws, its face, and the edge that the light catches. */
import { shaded, type Paper, type Shadow } from './paper'

export interface CutLook {
  /** null: it lies flat on what is below it. */
  readonly shadow?: Shadow | null
  /** The colour of the lit edge; null: none. */
  readonly rim?: string | null
  /** How wide that is, in units. */
  readonly rimWidth?: number
  /** A second paint over the face, for folds and roundness. */
  readonly shade?: string | CanvasGradient | null
  readonly rule?: CanvasFillRule
}

const SHADOW: Shadow = { y: 6, blur: 16, colour: 'rgb(40 8 14 / 50%)' }
const RIM = 'rgb(255 226 165 / 50%)'

/** Cuts a shape out of paper and lays it down. @param path path data, or a path */
export function cut(
  paper: Paper,
  path: string | Path2D,
  fill: string | CanvasGradient | CanvasPattern,
  { shadow = SHADOW, rim = RIM, rimWidth = 1.6, shade = null, rule = 'nonzero' }: CutLook = {},
): void {
  const { pen } = paper
  const shape = path instanceof Path2D ? path : new Path2D(path)
  shaded(paper, shadow, () => {
    pen.fillStyle = fill
    pen.fill(shape, rule)
  })
  if (!rim && !shade) return
  pen.save()
  pen.clip(shape, rule)
  if (shade) {
    pen.fillStyle = shade
    pen.fill(shape, rule)
  }
  if (rim) {
    pen.strokeStyle = rim
    pen.lineWidth = rimWidth * 2
    pen.stroke(shape)
  }
  pen.restore()
}

/** A hole cut into what lies there: light comes through, and its upper edge throws a shadow into it. */
export function hole(
  paper: Paper,
  path: string | Path2D,
  light: string | CanvasGradient,
  { edge = 'rgb(42 12 20 / 90%)', depth = 2.5 }: { edge?: string; depth?: number } = {},
): void {
  const { pen } = paper
  const shape = path instanceof Path2D ? path : new Path2D(path)
  pen.fillStyle = light
  pen.fill(shape)
  pen.save()
  pen.clip(shape)
  shaded(paper, { y: depth, blur: depth * 2, colour: edge }, () => {
    pen.strokeStyle = edge
    pen.lineWidth = 2
    pen.stroke(shape)
  })
  pen.restore()
}
