/** What every sheet of the village is cut with: how it lies on the next, and the shapes of folk art. */
import { pour } from '../../../paper/lay'
import { chance } from '../../../paper/chance'
import { seen } from '../../../paper/colour'
import type { CutLook } from '../../../paper/cut'
import type { Paper } from '../../../paper/paper'
import { polygon } from '../../../paper/paths'
import type { Pair, Tints } from './tints'

export type Point = readonly [x: number, y: number]

/** @param lift how high it stands above what is behind it; 1 for a house, 0: it lies flat */
export const lying = (tints: Tints, lift = 1, rim = 0.45): CutLook => ({
  shadow:
    lift > 0
      ? { y: 4 * lift, blur: 13 * Math.min(lift, 1.8), colour: seen(tints.shadow, 0.55) }
      : null,
  rim: rim > 0 ? seen(tints.rim, rim * tints.edge) : null,
  rimWidth: lift < 0.7 ? 0.8 : 1.3,
})

/** One sheet's colour from its top to its foot. */
export const fall = (paper: Paper, top: number, foot: number, pair: Pair): CanvasGradient =>
  pour(paper, top, foot, ...pair)

/** A spruce: branch under branch, hanging a little. @param high to its tip, from y */
export function fir(
  x: number,
  y: number,
  high: number,
  half: number,
  tiers: number,
  seed = 1,
): string {
  const next = chance(seed)
  const side = (): Point[] => {
    const points: Point[] = []
    for (let tier = 1; tier <= tiers; tier += 1) {
      const share = tier / tiers
      const reach = half * share ** 0.9 * (0.86 + next() * 0.2)
      const at = y - high * (1 - share * 0.93)
      points.push([reach, at + high * 0.012])
      points.push([reach * 0.72, at - high * 0.008])
      points.push([reach * (tier === tiers ? 0.14 : 0.34), at - high * 0.022])
    }
    return points
  }
  const right = side()
  const left = side()
  const trunk = Math.max(1, half * 0.1)
  return polygon([
    [x, y - high],
    ...right.map(([off, at]): Point => [x + off, at]),
    [x + trunk, y],
    [x - trunk, y],
    ...left.map(([off, at]): Point => [x - off, at]).reverse(),
  ])
}

/** A heart. @param y of its tip */
export const heart = (x: number, y: number, size: number): string =>
  `M${x},${y}C${x - size * 1.5},${y - size * 0.9} ${x - size * 0.9},${y - size * 2} ${x},${y - size * 1.25}C${x + size * 0.9},${y - size * 2} ${x + size * 1.5},${y - size * 0.9} ${x},${y}Z`

/** A leaf from one point to another. @param wide how far it bulges at each side */
export function leaf([x0, y0]: Point, [x1, y1]: Point, wide: number): string {
  const long = Math.hypot(x1 - x0, y1 - y0) || 1
  const [nx, ny] = [(-(y1 - y0) / long) * wide * 2, ((x1 - x0) / long) * wide * 2]
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const at = (value: number) => value.toFixed(1)
  return `M${at(x0)},${at(y0)}Q${at(mx + nx)},${at(my + ny)} ${at(x1)},${at(y1)}Q${at(mx - nx)},${at(my - ny)} ${at(x0)},${at(y0)}Z`
}

/** A twig of fir along a bow, with needles at both sides that point ahead. */
export function twig([x0, y0]: Point, [cx, cy]: Point, [x1, y1]: Point, long: number): string {
  let path = ''
  const length = Math.hypot(cx - x0, cy - y0) + Math.hypot(x1 - cx, y1 - cy)
  const count = Math.max(4, Math.round(length / (long * 0.24)))
  for (let at = 0; at <= count; at += 1) {
    const t = at / count
    const x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * cx + t * t * x1
    const y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * cy + t * t * y1
    const angle = Math.atan2(
      (1 - t) * (cy - y0) + t * (y1 - cy),
      (1 - t) * (cx - x0) + t * (x1 - cx),
    )
    const reach = long * (1 - 0.5 * t ** 2) * (t < 0.12 ? 0.7 : 1)
    for (const turn of at === count ? [0] : [-0.75, 0.75])
      path += leaf(
        [x, y],
        [x + Math.cos(angle + turn) * reach, y + Math.sin(angle + turn) * reach],
        long * 0.07,
      )
  }
  return path
}

/** The hanging scallops of a carved board, from right to left. */
export const scallops = (from: number, to: number, count: number, deep: number): string =>
  `q${(to - from) / count / 2},${deep} ${(to - from) / count},0`.repeat(count)

/** A bat in flight. @param wide from its middle to the tip of a wing */
export const bat = (x: number, y: number, wide: number): string => {
  const half = (side: 1 | -1): string =>
    `M${x},${y}q${side * wide * 0.1},${-wide * 0.22} ${side * wide * 0.18},${-wide * 0.06}q${side * wide * 0.4},${-wide * 0.4} ${side * wide * 0.82},${-wide * 0.08}q${-side * wide * 0.24},${wide * 0.02} ${-side * wide * 0.3},${wide * 0.22}q${-side * wide * 0.18},${-wide * 0.12} ${-side * wide * 0.34},${wide * 0.12}q${-side * wide * 0.06},${wide * 0.14} ${-side * wide * 0.36},${wide * 0.18}Z`
  return half(1) + half(-1)
}
