/** Drawings of the places where the condemned go, as SVG path data on a sheet of 1920×1080. */

/** A row of upright bars from one height to another. */
export const upright = (first: number, step: number, count: number, half: number, from: number, to: number): string =>
  Array.from({ length: count }, (_, index) => {
    const x = first + index * step
    return `M${x - half},${from}H${x + half}V${to}H${x - half}Z`
  }).join('') // prettier-ignore

/** Courses of stone, each half a stone further on. */
export const STONES = Array.from({ length: 9 }, (_, course) => {
  const y = course * 120
  const joints = Array.from({ length: 14 }, (_, at) => {
    const x = -120 + at * 200 + (course % 2) * 100
    return `M${x},${y}V${y + 120}`
  })
  return `M-960,${y}H2880${joints.join('')}`
}).join('')

/** The joints of planks that stand. */
export const PLANKS = Array.from({ length: 23 }, (_, at) => `M${-780 + at * 160},-20V1100`).join('')

/** The rim of light on the left of each bar. */
export const rims = (first: number, step: number, count: number, half: number): string =>
  Array.from({ length: count }, (_, index) => `M${first + index * step - half},-20V1100`).join('')

/** A bamboo pole along a line, with its knots; across it is so wide. */
export function bamboo(x1: number, y1: number, x2: number, y2: number, width: number) {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length]
  const at = (along: number, across: number) =>
    `${(x1 + dx * along - dy * across).toFixed(0)},${(y1 + dy * along + dx * across).toFixed(0)}`
  const half = width / 2
  const pole = `M${at(0, -half)}L${at(length, -half)}L${at(length, half)}L${at(0, half)}Z`
  const knots = Array.from({ length: Math.floor(length / 190) }, (_, index) => {
    const along = 110 + index * 190
    return `M${at(along, -half - 3)}L${at(along, half + 3)}`
  }).join('')
  const shine = `M${at(0, -half * 0.45)}L${at(length, -half * 0.45)}`
  return { pole, knots, shine }
}

/** Poles that lean one way, poles that lean the other, and those that stand, from back to front. */
export const LATTICE = [
  ...[-900, -420, 60, 540, 1020, 1500, 1980, 2460].map((x) => bamboo(x, 1110, x + 620, -30, 26)),
  ...[-700, -220, 260, 740, 1220, 1700, 2180].map((x) => bamboo(x, -30, x + 620, 1110, 26)),
  ...[-420, 40, 430, 1490, 1880, 2340].map((x) => bamboo(x, 1110, x, -30, 46)),
]
