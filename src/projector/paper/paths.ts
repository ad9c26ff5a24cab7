/** Shapes as path data, in whatever units they are asked for. */
import { chance } from './chance'

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x},${y}h${width}v${height}h${-width}Z`

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx},${y}a${rx},${ry} 0 1 0 ${2 * rx},0a${rx},${ry} 0 1 0 ${-2 * rx},0Z`

export const circle = (x: number, y: number, radius: number): string =>
  ellipse(x, y, radius, radius)

/** A door or a window with a round head. @param y of its foot */
export const arch = (x: number, y: number, half: number, height: number): string =>
  `M${x - half},${y}V${y - height + half}a${half},${half} 0 0 1 ${half * 2},0V${y}Z`

/** A star of four rays. @param short how far its edge is between them, along both axes */
export const sparkle = (x: number, y: number, long: number, short: number): string =>
  `M${x},${y - long}L${x + short},${y - short}L${x + long},${y}L${x + short},${y + short}L${x},${y + long}L${x - short},${y + short}L${x - long},${y}L${x - short},${y - short}Z`

/** Straight lines through points, closed. */
export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`

/** An ellipse whose edge is the lobes of clouds. @param lobes how many; few large ones look like a tent */
export function clouds(
  [cx, cy]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  lobes: number,
  seed: number,
): string {
  const next = chance(seed)
  const steps = Array.from({ length: lobes }, () => 0.45 + next() * 1.1)
  const sum = steps.reduce((all, step) => all + step, 0)
  let angle = 0
  const points = steps.map((step): [number, number] => {
    angle += (step / sum) * Math.PI * 2
    const out =
      0.93 +
      0.05 * Math.sin(angle * 3 + seed) +
      0.05 * Math.sin(angle * 5 + seed * 2) +
      next() * 0.04
    return [cx + Math.cos(angle) * rx * out, cy + Math.sin(angle) * ry * out]
  })
  let [px, py] = points.at(-1) ?? [cx, cy]
  let path = `M${px.toFixed(1)},${py.toFixed(1)}`
  for (const [x, y] of points) {
    const radius = Math.hypot(x - px, y - py) * (0.52 + next() * 0.14)
    path += `A${radius.toFixed(1)},${radius.toFixed(1)} 0 0 0 ${x.toFixed(1)},${y.toFixed(1)}`
    ;[px, py] = [x, y]
  }
  return `${path}Z`
}
