/** Ornament of the north: flames, lotus, the naga and the horn of a roof, as path data. */
import { circle, clouds } from '../../../../paper/paths'

const TURN = Math.PI * 2
const at = (value: number): string => value.toFixed(1)

/** A point seen from another: so far along a direction, and so far across it. */
const from =
  (x: number, y: number, angle: number) =>
  (along: number, across: number): string =>
    `${at(x + Math.cos(angle) * along - Math.sin(angle) * across)},${at(y + Math.sin(angle) * along + Math.cos(angle) * across)}`

/** One flame. @param angle where its tip goes; @param bend how far that leans */
export function flame(
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  bend = 0,
): string {
  const p = from(x, y, angle)
  const half = width / 2
  return `M${p(0, -half)}C${p(length * 0.45, -width * 0.82)} ${p(length * 0.58, bend * 0.2 - half * 0.2)} ${p(length, bend)}C${p(length * 0.62, bend * 0.7 + half * 0.4)} ${p(length * 0.36, width * 0.8)} ${p(0, half)}Q${p(-half * 0.7, 0)} ${p(0, -half)}Z`
}

/** Three flames from one bud: what Thai woodcarving is made of. @param side 1 or -1: where the tips lean */
export function kranok(x: number, y: number, angle: number, size: number, side: 1 | -1): string {
  const lean = size * 0.22 * side
  const one = (turn: number, length: number, width: number, out: number): string =>
    flame(
      x + Math.cos(angle + turn) * size * out,
      y + Math.sin(angle + turn) * size * out,
      angle + turn,
      size * length,
      size * width,
      lean,
    )
  return (
    one(0, 1, 0.36, 0.12) +
    one(side * 0.95, 0.62, 0.25, 0.22) +
    one(-side * 0.95, 0.54, 0.23, 0.22) +
    circle(x - Math.cos(angle) * size * 0.16, y - Math.sin(angle) * size * 0.16, size * 0.1)
  )
}

/** The outline of an open lotus. @param share how much farther the tips are than the valleys */
export function lotus(
  [cx, cy]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  petals: number,
  share: number,
): string {
  const p = (angle: number, out: number): string =>
    `${at(cx + Math.cos(angle) * rx * out)},${at(cy + Math.sin(angle) * ry * out)}`
  const step = TURN / petals
  let path = `M${p(-Math.PI / 2 - step / 2, 1)}`
  for (let petal = 0; petal < petals; petal += 1) {
    const middle = -Math.PI / 2 + petal * step
    const tip = 1 + share
    path += `C${p(middle - step * 0.52, 1 + share * 0.62)} ${p(middle - step * 0.14, 1 + share * 0.66)} ${p(middle, tip)}C${p(middle + step * 0.14, 1 + share * 0.66)} ${p(middle + step * 0.52, 1 + share * 0.62)} ${p(middle + step / 2, 1)}`
  }
  return `${path}Z`
}

/** Petals standing in a row. @param from and @param to along x; @param y of their feet */
export function petalRow(
  left: number,
  right: number,
  y: number,
  height: number,
  wish: number,
): string {
  const count = Math.max(1, Math.round((right - left) / wish))
  const width = (right - left) / count
  let path = ''
  for (let index = 0; index < count; index += 1) {
    const x = left + (index + 0.5) * width
    path += `M${at(x - width * 0.46)},${y}C${at(x - width * 0.56)},${at(y - height * 0.6)} ${at(x - width * 0.14)},${at(y - height * 0.66)} ${at(x)},${at(y - height)}C${at(x + width * 0.14)},${at(y - height * 0.66)} ${at(x + width * 0.56)},${at(y - height * 0.6)} ${at(x + width * 0.46)},${y}Z`
  }
  return path
}

/** A naga that rises and looks to one side, without its crest. @param size its height */
export function naga(x: number, y: number, size: number, side: 1 | -1): string {
  const k = size / 100
  const p = (px: number, py: number): string => `${at(x + px * k * side)},${at(y + py * k)}`
  return `M${p(-20, 0)}C${p(-36, -26)} ${p(-2, -42)} ${p(-12, -66)}C${p(-14, -80)} ${p(-6, -88)} ${p(6, -88)}C${p(16, -89)} ${p(22, -84)} ${p(31, -80)}Q${p(36, -82)} ${p(37, -90)}Q${p(42, -82)} ${p(38, -74)}L${p(18, -70)}L${p(34, -62)}Q${p(26, -55)} ${p(12, -57)}C${p(18, -40)} ${p(2, -24)} ${p(18, 0)}Z`
}

/** The crest of that naga. */
export function nagaCrest(x: number, y: number, size: number, side: 1 | -1): string {
  const k = size / 100
  const up = (degrees: number): number =>
    side > 0 ? (degrees * Math.PI) / 180 : Math.PI - (degrees * Math.PI) / 180
  const one = (px: number, py: number, degrees: number, length: number): string =>
    flame(x + px * k * side, y + py * k, up(degrees), length * k, 15 * k, -7 * k * side)
  return (
    one(-2, -86, -100, 46) +
    one(-8, -78, -130, 36) +
    one(-11, -66, -152, 28) +
    one(-12, -52, -165, 20) +
    one(11, -86, -76, 26)
  )
}

/** The horn on the tip of a gable. @param side where its neck leans */
export function horn(x: number, y: number, height: number, side: 1 | -1 | 0): string {
  const p = (px: number, py: number): string =>
    `${at(x + px * height * (side || 1))},${at(y + py * height)}`
  if (side === 0) return flame(x, y + height * 0.06, -Math.PI / 2, height, height * 0.2)
  return `M${p(-0.1, 0.08)}C${p(-0.12, -0.3)} ${p(0.2, -0.34)} ${p(0.08, -0.62)}Q${p(0.06, -0.84)} ${p(0.2, -1)}Q${p(0.2, -0.8)} ${p(0.3, -0.66)}Q${p(0.24, -0.6)} ${p(0.24, -0.5)}C${p(0.26, -0.26)} ${p(0.06, -0.2)} ${p(0.12, 0.08)}Z`
}

/** A four-pointed star or seed. */
export const seed = (x: number, y: number, rx: number, ry: number): string =>
  `M${at(x)},${at(y - ry)}Q${at(x + rx * 0.3)},${at(y - ry * 0.3)} ${at(x + rx)},${at(y)}Q${at(x + rx * 0.3)},${at(y + ry * 0.3)} ${at(x)},${at(y + ry)}Q${at(x - rx * 0.3)},${at(y + ry * 0.3)} ${at(x - rx)},${at(y)}Q${at(x - rx * 0.3)},${at(y - ry * 0.3)} ${at(x)},${at(y - ry)}Z`

/** A cloud or the head of a tree, whose lobes swell outwards. */
export const puffs = (
  middle: readonly [number, number],
  size: readonly [number, number],
  lobes: number,
  seedOf: number,
): string => clouds(middle, size, lobes, seedOf).replaceAll(' 0 0 0 ', ' 0 0 1 ')
