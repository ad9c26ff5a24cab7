/** How this town is printed: flat inks a little beside their outlines, dots for half-tones, and tubes of light. */
import { mix, seen } from '../../../paper/colour'
import { shaded, type Paper, type Shadow } from '../../../paper/paper'

type Ink = string | CanvasGradient

interface Printed {
  /** What the paper is where the ink missed it. */
  readonly stock?: string
  /** How far the ink slipped. */
  readonly slip?: readonly [number, number]
  /** The outline; null: none. */
  readonly key?: string | null
  readonly keyWidth?: number
  readonly shadow?: Shadow | null
  /** A second ink of dots. */
  readonly dots?: CanvasPattern | null
  /** More that is printed on it, and nowhere beside it. */
  readonly on?: () => void
}

/** Cuts a shape out of paper that was printed in two or three runs. */
export function print(
  paper: Paper,
  path: string,
  ink: Ink,
  { stock, slip = [-2.5, 2], key = null, keyWidth = 2, shadow = null, dots, on }: Printed = {},
): void {
  const { pen } = paper
  const shape = new Path2D(path)
  shaded(paper, shadow, () => {
    pen.fillStyle = stock ?? ink
    pen.fill(shape)
  })
  if (stock || dots || on) {
    pen.save()
    pen.clip(shape)
    pen.translate(slip[0], slip[1])
    if (stock) {
      pen.fillStyle = ink
      pen.fill(shape)
    }
    if (dots) {
      pen.fillStyle = dots
      pen.fill(shape)
    }
    pen.translate(-slip[0], -slip[1])
    on?.()
    pen.restore()
  }
  if (key) strokes(paper, shape, key, keyWidth)
}

/** Draws lines of one ink. */
export function strokes(
  { pen }: Paper,
  path: string | Path2D,
  ink: Ink | CanvasPattern,
  width = 2,
): void {
  pen.strokeStyle = ink
  pen.lineWidth = width
  pen.stroke(path instanceof Path2D ? path : new Path2D(path))
}

/** Fills a shape with one ink and does nothing else to it. */
export function flat({ pen }: Paper, path: string, ink: Ink | CanvasPattern): void {
  pen.fillStyle = ink
  pen.fill(new Path2D(path))
}

/**
 * Dots that grow from one point to another: the half-tone between two inks.
 * @param most how large the last ones are; at 0.72 they run into each other
 * @param hold how far the largest go on beyond the second point
 */
export function dots(
  { pen, scale }: Paper,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  ink: string,
  { pitch = 12, most = 0.62, hold = 0 }: { pitch?: number; most?: number; hold?: number } = {},
): CanvasPattern | null {
  const length = Math.hypot(x1 - x0, y1 - y0)
  const side = Math.max(4, Math.round(pitch * scale))
  const unit = side / pitch
  const rows = Math.ceil((length + hold) / (pitch / 2))
  const tile = new OffscreenCanvas(side, Math.max(1, Math.ceil((rows * side) / 2)))
  const dotPen = tile.getContext('2d')
  if (!dotPen) return null
  dotPen.fillStyle = ink
  dotPen.beginPath()
  for (let row = 0; row < rows; row += 1) {
    const share = Math.min(1, (row + 0.5) / (length / (pitch / 2)))
    const radius = side * most * Math.sqrt(share)
    const y = (row + 0.5) * (side / 2)
    for (const x of row % 2 ? [side / 2] : [0, side]) {
      dotPen.moveTo(x + radius, y)
      dotPen.arc(x, y, radius, 0, 7)
    }
  }
  dotPen.fill()
  const pattern = pen.createPattern(tile, 'repeat-x')
  pattern?.setTransform(
    new DOMMatrix()
      .translate(x0, y0)
      .rotate((Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI - 90)
      .scale(1 / unit, 1 / unit),
  )
  return pattern
}

const HALO = [
  [10, 0.05],
  [7, 0.07],
  [4.6, 0.1],
  [3, 0.17],
  [1.9, 0.3],
] as const

/**
 * A tube of light along a path.
 * @param glow from 0 (a tube of pale glass) to 1 (a bright line in its own haze)
 */
export function tube(
  { pen }: Paper,
  path: string | Path2D,
  colour: string,
  { width = 5, glow = 1 }: { width?: number; glow?: number } = {},
): void {
  const shape = path instanceof Path2D ? path : new Path2D(path)
  pen.save()
  pen.globalCompositeOperation = 'screen'
  for (const [wide, alpha] of HALO) {
    pen.strokeStyle = seen(colour, alpha * glow)
    pen.lineWidth = width * wide
    pen.stroke(shape)
  }
  pen.globalCompositeOperation = 'source-over'
  pen.strokeStyle = mix(mix(colour, '#ffffff', 0.45), colour, glow)
  pen.lineWidth = width
  pen.stroke(shape)
  pen.strokeStyle = mix('#ffffff', colour, 0.25)
  pen.lineWidth = width * 0.42
  pen.stroke(shape)
  pen.restore()
}

/** A lamp as a point: a bright core in its haze. */
export function bulb(
  { pen }: Paper,
  x: number,
  y: number,
  radius: number,
  colour: string,
  glow = 1,
): void {
  pen.save()
  const haze = pen.createRadialGradient(x, y, 0, x, y, radius * 6)
  haze.addColorStop(0, seen(colour, 0.6 * glow))
  haze.addColorStop(0.3, seen(colour, 0.22 * glow))
  haze.addColorStop(1, seen(colour, 0))
  pen.globalCompositeOperation = 'screen'
  pen.fillStyle = haze
  pen.fillRect(x - radius * 6, y - radius * 6, radius * 12, radius * 12)
  pen.globalCompositeOperation = 'source-over'
  pen.fillStyle = mix(colour, '#ffffff', 0.55)
  pen.beginPath()
  pen.arc(x, y, radius, 0, 7)
  pen.fill()
  pen.restore()
}

/** A star: a dot where it is small, else a disc with four rays. @param dot up to which size it is a dot */
export function star({ pen }: Paper, x: number, y: number, size: number, dot: number): void {
  pen.beginPath()
  if (size < dot) pen.arc(x, y, size, 0, 7)
  else {
    for (let point = 0; point < 8; point += 1) {
      const [angle, reach] = [(point * Math.PI) / 4, point % 2 ? size * 0.6 : size * 3]
      pen.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
    }
  }
  pen.fill()
}
