/** Ink as a soft brush leaves it: strokes that swell and run dry, reeds, and the tails of bulrushes. */
import { chance } from '../../../paper/chance'
import type { Point } from './torn'

const n = (value: number): string => value.toFixed(1)

/** One stroke that tapers to a point. @param foot how wide it begins */
export const blade = (x: number, y: number, height: number, lean: number, foot: number): string =>
  `M${n(x - foot / 2)},${n(y)}Q${n(x + lean * 0.15 - foot * 0.4)},${n(y - height * 0.6)} ${n(x + lean)},${n(y - height)}Q${n(x + lean * 0.15 + foot * 0.6)},${n(y - height * 0.55)} ${n(x + foot / 2)},${n(y)}Z`

/** A leaf that breaks and hangs. */
const drooping = (x: number, y: number, height: number, lean: number, foot: number): string =>
  `M${n(x - foot / 2)},${n(y)}Q${n(x)},${n(y - height)} ${n(x + lean * 0.7)},${n(y - height * 0.94)}L${n(x + lean * 1.3)},${n(y - height * 0.62)}Q${n(x + lean * 0.8)},${n(y - height * 0.84)} ${n(x + lean * 0.62)},${n(y - height * 0.86)}Q${n(x + foot)},${n(y - height * 0.8)} ${n(x + foot / 2)},${n(y)}Z`

/** A bulrush: a thin stalk with its brown tail. */
export const bulrush = (
  x: number,
  y: number,
  height: number,
  lean: number,
  size: number,
): string => {
  const [tx, ty] = [x + lean, y - height]
  const [ax, ay] = [lean / height, -1]
  const at = (along: number, aside: number): string =>
    `${n(tx + ax * along * size + aside * size)},${n(ty - ay * -along * size)}`
  return (
    blade(x, y, height * 1.12, lean * 1.12, Math.max(1.6, size * 0.4)) +
    `M${at(0, 0)}C${at(-1, -0.9)} ${at(-6, -1)} ${at(-7, 0)}C${at(-6, 1)} ${at(-1, 0.9)} ${at(0, 0)}Z`
  )
}

export interface Reeds {
  readonly from: number
  readonly to: number
  readonly y: number
  readonly height: number
  readonly count: number
  readonly seed: number
  /** How far the wind bends them. */
  readonly wind?: number
  readonly foot?: number
  /** Every so many is a bulrush; 0: none. */
  readonly tails?: number
  /** How far their feet stand apart in depth. */
  readonly deep?: number
}

/** A stand of reeds as one path. */
export function reeds({
  from,
  to,
  y: shore,
  height,
  count,
  seed,
  wind = 0.12,
  foot = 4,
  tails = 0,
  deep = 0,
}: Reeds): string {
  const next = chance(seed)
  let path = ''
  for (let reed = 0; reed < count; reed += 1) {
    const x = from + next() * (to - from)
    const y = shore + deep * (next() - 0.5)
    const tall = height * (0.45 + next() * 0.6)
    const lean = tall * ((next() - 0.5) * 0.4 + wind)
    const wide = foot * (0.6 + next() * 0.7)
    if (tails && reed % tails === 0) path += bulrush(x, y, tall, lean * 0.5, foot * 1.15)
    else if (reed % 4 === 1 && height < 170) path += drooping(x, y, tall * 0.8, lean * 1.6, wide)
    else path += blade(x, y, tall, lean, wide)
  }
  return path
}

/** A brush drawn along points, thick where it is pressed. @param widths at the first, the middle and the last point */
export function stroke(
  points: readonly Point[],
  [first, middle, last]: readonly [number, number, number],
): string {
  const sides: [string[], string[]] = [[], []]
  for (const [index, [x, y]] of points.entries()) {
    const [fx, fy] = points[Math.max(0, index - 1)] ?? [x, y]
    const [tx, ty] = points[Math.min(points.length - 1, index + 1)] ?? [x, y]
    const length = Math.hypot(tx - fx, ty - fy) || 1
    const t = index / Math.max(1, points.length - 1)
    const width =
      t < 0.5 ? first + (middle - first) * t * 2 : middle + (last - middle) * (t * 2 - 1)
    const [ox, oy] = [(-(ty - fy) / length) * (width / 2), ((tx - fx) / length) * (width / 2)]
    sides[0].push(`${n(x + ox)},${n(y + oy)}`)
    sides[1].unshift(`${n(x - ox)},${n(y - oy)}`)
  }
  return `M${[...sides[0], ...sides[1]].join('L')}Z`
}

/** Drops that fell off the brush. */
export function drops([x, y]: Point, reach: number, count: number, seed: number): string {
  const next = chance(seed)
  let path = ''
  for (let drop = 0; drop < count; drop += 1) {
    const angle = next() * Math.PI * 2
    const far = reach * next() ** 0.6
    const size = 0.5 + next() ** 3 * 3.4
    const [dx, dy] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.6]
    path += `M${n(dx - size)},${n(dy)}a${n(size)},${n(size)} 0 1 0 ${n(size * 2)},0a${n(size)},${n(size)} 0 1 0 ${n(-size * 2)},0Z`
  }
  return path
}
