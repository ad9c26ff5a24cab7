/** Shapes of masons and of the people who paint margins, as path data. */
import { circle, polygon } from '../../../../paper/paths'

/** A pointed opening. @param y of its foot */
export function lancet(x: number, y: number, half: number, height: number): string {
  const spring = y - height + half * 1.5
  return `M${x - half},${y}V${spring}Q${x - half},${spring - half * 0.9} ${x},${y - height}Q${x + half},${spring - half * 0.9} ${x + half},${spring}V${y}Z`
}

/** A wall with battlements. @param pitch from one merlon to the next */
export function battled(
  from: number,
  to: number,
  top: number,
  foot: number,
  pitch: number,
  tooth = pitch * 0.5,
): string {
  const count = Math.max(2, Math.round((to - from) / pitch))
  const step = (to - from) / (count - 0.4)
  let path = `M${from},${foot}V${top}`
  for (let at = 0; at < count; at += 1)
    path += `v${-tooth}h${step * 0.6}v${tooth}${at < count - 1 ? `h${step * 0.4}` : ''}`
  return `${path}V${foot}Z`
}

/** Corbels that carry a parapet. */
export function corbels(
  from: number,
  to: number,
  y: number,
  pitch: number,
  height: number,
): string {
  const count = Math.max(2, Math.round((to - from) / pitch))
  const step = (to - from) / count
  let path = `M${from},${y}`
  for (let at = 0; at < count; at += 1)
    path += `h${step * 0.16}q0,${height} ${step * 0.34},${height}q${step * 0.34},0 ${step * 0.34},${-height}h${step * 0.16}`
  return `${path}V${y - height * 0.7}H${from}Z`
}

/** A roof like a pointed hat, its hem curved as round things are. */
export const cone = (x: number, foot: number, half: number, height: number): string =>
  `M${x - half},${foot}Q${x - half * 0.24},${foot - height * 0.5} ${x},${foot - height}Q${x + half * 0.24},${foot - height * 0.5} ${x + half},${foot}Q${x},${foot + half * 0.24} ${x - half},${foot}Z`

/** Leaves of a rose, a clover or a tracery. @param turn of its first leaf */
export function foils(
  x: number,
  y: number,
  radius: number,
  count: number,
  turn = -Math.PI / 2,
): string {
  let path = ''
  for (let at = 0; at < count; at += 1) {
    const angle = turn + (at * 2 * Math.PI) / count
    path += circle(
      x + Math.cos(angle) * radius * 0.56,
      y + Math.sin(angle) * radius * 0.56,
      radius * 0.46,
    )
  }
  return path
}

/** A lily as heralds draw it. */
export const lily = (x: number, y: number, size: number): string =>
  `M${x},${y - size}q${size * 0.46},${size * 0.6} ${size * 0.12},${size * 1.1}q${size * 0.1},${-size * 0.5} ${size * 0.5},${-size * 0.46}q${size * 0.3},${size * 0.26} ${-size * 0.04},${size * 0.5}q${-size * 0.1},${-size * 0.18} ${-size * 0.24},${-size * 0.04}l${-size * 0.14},${size * 0.3}l${size * 0.12},${size * 0.6}h${-size * 0.64}l${size * 0.12},${-size * 0.6}l${-size * 0.14},${-size * 0.3}q${-size * 0.14},${-size * 0.14} ${-size * 0.24},${size * 0.04}q${-size * 0.34},${-size * 0.24} ${-size * 0.04},${-size * 0.5}q${size * 0.4},${-size * 0.04} ${size * 0.5},${size * 0.46}q${-size * 0.34},${-size * 0.5} ${size * 0.12},${-size * 1.1}Z`

/** A piece of a ring. */
export function pane(
  [x, y]: readonly [number, number],
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const spot = (radius: number, angle: number) =>
    `${(x + Math.cos(angle) * radius).toFixed(1)},${(y + Math.sin(angle) * radius).toFixed(1)}`
  return `M${spot(inner, from)}L${spot(outer, from)}A${outer},${outer} 0 0 1 ${spot(outer, to)}L${spot(inner, to)}A${inner},${inner} 0 0 0 ${spot(inner, from)}Z`
}

/** A circle whose edge is waves, as painters of margins draw clouds. */
export function nebuly(
  [x, y]: readonly [number, number],
  radius: number,
  waves: number,
  height: number,
): string {
  const points: string[] = []
  for (let at = 0; at <= waves * 2; at += 1) {
    const angle = Math.PI + (at * Math.PI) / waves
    const middle = angle - Math.PI / waves / 2
    const out = radius + (at % 2 ? height : -height * 0.4)
    points.push(
      `${at ? `Q${(x + Math.cos(middle) * out * 1.02).toFixed(1)},${(y + Math.sin(middle) * out * 1.02).toFixed(1)} ` : 'M'}${(x + Math.cos(angle) * radius).toFixed(1)},${(y + Math.sin(angle) * radius).toFixed(1)}`,
    )
  }
  return `${points.join('')}Z`
}

/** A leaf that starts at a point and goes the way of an angle. */
export function leaf(x: number, y: number, angle: number, length: number, width: number): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const at = (along: number, side: number) =>
    `${(x + c * along - s * side).toFixed(1)},${(y + s * along + c * side).toFixed(1)}`
  return `M${at(0, 0)}Q${at(length * 0.4, -width)} ${at(length, 0)}Q${at(length * 0.4, width)} ${at(0, 0)}Z`
}

/** A pennon with two tails that flies to one side of its pole. */
export const pennon = (x: number, y: number, length: number, height: number): string =>
  `M${x},${y}q${length * 0.3},${-height * 0.3} ${length * 0.55},0t${length * 0.45},${height * 0.1}l${-length * 0.2},${height * 0.36}l${length * 0.14},${height * 0.46}q${-length * 0.3},${height * 0.2} ${-length * 0.48},${-height * 0.06}t${-length * 0.46},${height * 0.14}Z`

/** A star of eight rays. */
export function star(x: number, y: number, radius: number, points = 8, waist = 0.42): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, at): [number, number] => {
      const angle = (at * Math.PI) / points - Math.PI / 2
      const out = at % 2 ? radius * waist : radius
      return [x + Math.cos(angle) * out, y + Math.sin(angle) * out]
    }),
  )
}
