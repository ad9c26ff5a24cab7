/** Tracing paper as it is torn, not cut: a ragged edge, and the pale fibres that the tear lays bare. */
import { chance } from '../../../paper/chance'
import { seen } from '../../../paper/colour'
import { shaded, type Paper, type Pen, type Shadow } from '../../../paper/paper'

export type Point = readonly [x: number, y: number]
export type Fill = string | CanvasGradient

export interface Tear {
  readonly seed: number
  /** The colour of the bare fibres. */
  readonly core: string
  /** How far the edge strays, in units. */
  readonly rough?: number
  /** How wide the bare fibres are at most. */
  readonly bite?: number
  readonly shadow?: Shadow | null
  /** How much of the sheet hides what is behind it. */
  readonly veil?: number
}

/** A soft line through points. @param closed whether it ends where it begins */
export function bend(points: readonly Point[], closed = false, step = 16): Point[] {
  const count = points.length
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? [0, 0]
  const line: Point[] = []
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const pieces = Math.max(1, Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / step))
    for (let piece = 0; piece < pieces; piece += 1) {
      const t = piece / pieces
      const mixed = (axis: 0 | 1): number =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t)
      line.push([mixed(0), mixed(1)])
    }
  }
  if (!closed) line.push(at(count - 1))
  return line
}

/** The same closed line as a tear leaves it. */
export function ragged(points: readonly Point[], rough: number, seed: number): Point[] {
  const next = chance(seed)
  const torn: Point[] = []
  let wave = 0
  for (const [index, [x, y]] of points.entries()) {
    const [tx, ty] = points[(index + 1) % points.length] ?? [x, y]
    const length = Math.hypot(tx - x, ty - y)
    if (length < 0.01) continue
    const pieces = Math.max(1, Math.round(length / (3.5 + rough)))
    for (let piece = 0; piece < pieces; piece += 1) {
      wave = wave * 0.78 + (next() - 0.5) * rough
      const off = wave + (next() - 0.5) * rough * 0.6
      const t = (piece + next() * 0.5) / pieces
      torn.push([
        x + (tx - x) * t - ((ty - y) / length) * off,
        y + (ty - y) * t + ((tx - x) / length) * off,
      ])
    }
  }
  return torn
}

/** Straight lines through points, closed. */
export function trace(points: readonly Point[]): Path2D {
  const path = new Path2D()
  for (const [index, [x, y]] of points.entries())
    if (index === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  path.closePath()
  return path
}

/** A closed line drawn in, here more, there less. */
function inset(points: readonly Point[], bite: number, seed: number): Point[] {
  const next = chance(seed)
  const area = points.reduce((sum, [x, y], index) => {
    const [tx, ty] = points[(index + 1) % points.length] ?? [x, y]
    return sum + x * ty - tx * y
  }, 0)
  const way = area > 0 ? 1 : -1
  let depth = 0.5
  return points.map(([x, y], index) => {
    const [fx, fy] = points[(index + points.length - 1) % points.length] ?? [x, y]
    const [tx, ty] = points[(index + 1) % points.length] ?? [x, y]
    const length = Math.hypot(tx - fx, ty - fy) || 1
    depth = Math.max(0.06, Math.min(1, depth + (next() - 0.5) * 0.5))
    const off = bite * depth * way
    return [x - ((ty - fy) / length) * off, y + ((tx - fx) / length) * off]
  })
}

/** The shadow of a large sheet. A blurred one takes too long; many wide faint strokes look like it. */
function soft(pen: Pen, path: Path2D, { y, blur, colour }: Shadow): void {
  pen.save()
  pen.translate(0, y)
  pen.strokeStyle = colour
  for (let width = blur * 2; width > 4; width -= 7) {
    pen.lineWidth = width
    pen.stroke(path)
  }
  pen.restore()
}

/** Larger sheets have no blurred shadow. */
const LARGE = 900

/** Lays one torn sheet down. @returns its face, without the fibres */
export function tear(
  { pen, scale }: Paper,
  outline: readonly Point[],
  fill: Fill,
  { seed, core, rough = 3, bite = 5, shadow = null, veil = 1 }: Tear,
): Path2D {
  const edge = ragged(outline, rough, seed)
  const face = trace(inset(edge, bite, seed + 1))
  const whole = trace(edge)
  pen.save()
  pen.globalAlpha = veil
  const xs = outline.map(([x]) => x)
  if (shadow && Math.max(...xs) - Math.min(...xs) > LARGE) {
    pen.globalAlpha = veil * 0.2
    soft(pen, whole, shadow)
    pen.globalAlpha = veil
  } else if (shadow)
    shaded({ pen, scale }, shadow, () => {
      pen.fillStyle = fill
      pen.fill(whole)
    })
  const bare = new Path2D(whole)
  bare.addPath(face)
  pen.fillStyle = core
  pen.fill(bare, 'evenodd')
  pen.fillStyle = fill
  pen.fill(face)
  if (bite > 3) {
    // Single hairs stand out of the tear.
    const next = chance(seed + 2)
    const hairs = new Path2D()
    for (const [x, y] of edge) {
      if (next() < 0.45) continue
      hairs.moveTo(x, y)
      hairs.lineTo(x + (next() - 0.5) * bite * 1.5, y + (next() - 0.6) * bite * 1.5)
    }
    pen.globalAlpha = veil * 0.5
    pen.strokeStyle = core
    pen.lineWidth = 0.8
    pen.stroke(hairs)
  }
  pen.restore()
  return face
}

/** A sheet with a hole torn into it, its fibres around the hole. @param box the sheet */
export function rip(
  { pen }: Paper,
  box: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  },
  opening: readonly Point[],
  fill: Fill,
  { seed, core, rough = 5, bite = 10 }: Tear,
): void {
  const edge = ragged(opening, rough, seed)
  const sheet = (hole: readonly Point[]): Path2D => {
    const path = new Path2D()
    path.rect(box.left, box.top, box.width, box.height)
    path.addPath(trace(hole))
    return path
  }
  soft(pen, trace(edge), { y: 8, blur: 27, colour: 'rgb(2 8 10 / 7%)' })
  pen.fillStyle = core
  pen.fill(sheet(edge), 'evenodd')
  pen.fillStyle = fill
  pen.fill(sheet(inset(edge, -bite, seed + 1)), 'evenodd')
}

/** Pigment that dried: darker along the edge of a shape, and pools of it within. */
export function dried(
  { pen }: Paper,
  face: Path2D,
  [x, y, width, height]: readonly [number, number, number, number],
  { dark, light, seed }: { readonly dark: string; readonly light: string; readonly seed: number },
): void {
  const next = chance(seed)
  pen.save()
  pen.clip(face)
  const pools = Math.max(2, Math.min(9, Math.round((width * height) / 9000)))
  // On the ground, which we see from the side, they lie flat.
  const flat = width > 900 ? 0.3 : 1
  pen.scale(1, flat)
  for (let pool = 0; pool < pools; pool += 1) {
    const [px, py] = [x + next() * width, (y + next() * height) / flat]
    const radius = (Math.min(width, height) / flat) * (0.25 + next() * 0.5)
    const colour = next() < 0.5 ? dark : light
    const paint = pen.createRadialGradient(px, py, 0, px, py, radius)
    paint.addColorStop(0, seen(colour, 0.16))
    paint.addColorStop(0.82, seen(colour, 0.2))
    paint.addColorStop(0.9, seen(colour, 0.04))
    paint.addColorStop(1, seen(colour, 0))
    pen.fillStyle = paint
    pen.fillRect(px - radius, py - radius, 2 * radius, 2 * radius)
  }
  pen.scale(1, 1 / flat)
  pen.strokeStyle = seen(dark, 0.2)
  for (const line of [3, 8, 16]) {
    pen.lineWidth = line
    pen.stroke(face)
  }
  pen.restore()
}
