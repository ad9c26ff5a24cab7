/** What lots are drawn from in each town, and what they are: a thing of its table, of a few shapes in its own colours. */
import type { SkylineName } from '../../../ui/themeTokens'
import type { LotBody } from './lotSticks'

/** One cut of paper. */
interface Cut {
  readonly d: string
  /** A colour, or the name of one of the two gradients. */
  readonly fill: string
}

interface Vessel {
  /** From its shaded edge over its light to the other edge. */
  readonly tones: readonly [shade: string, light: string, deep: string]
  /** Its rim, and what is written on it. */
  readonly rim: string
  readonly ink: string
  /** What shows of its inside. */
  readonly inside: string
  /** A lot: its paper, its edge and its end. */
  readonly lot: { readonly paper: string; readonly edge: string; readonly tip: string }
  /** How much wider than its body its rim is. */
  readonly brim: number
  readonly shape: (body: LotBody) => string
  readonly trim: (body: LotBody) => readonly Cut[]
}

/** Points of a body: across from its middle to its edge, down from its rim to its foot. */
const within = ({ x, rim, bottom, half, halfBottom }: LotBody) => ({
  x: (across: number, down: number) => x + across * (half + (halfBottom - half) * down),
  y: (down: number) => rim + (bottom - rim) * down,
})
/** A band around it, from one height to another. */
function band(body: LotBody, from: number, to: number): string {
  const { x, y } = within(body)
  const sag = (y(1) - y(0)) * 0.06
  const edge = (down: number, to: -1 | 1) => `Q${x(0, down)},${y(down) + 2 * sag} ${x(to, down)},${y(down)}`
  return `M${x(-1, from)},${y(from)}${edge(from, 1)}L${x(1, to)},${y(to)}${edge(to, -1)}Z`
} // prettier-ignore
/** Straight sides and a rounded foot. */
function tub(body: LotBody): string {
  const { x, y } = within(body)
  return `M${x(-1, 0)},${y(0)}L${x(-1, 1)},${y(0.94)}Q${x(0, 1)},${y(1.08)} ${x(1, 1)},${y(0.94)}L${x(1, 0)},${y(0)}Z`
}
/** A belly on a foot. */
function bowl(body: LotBody, belly = 1, foot = 0.34): string {
  const { x, y } = within(body)
  return (
    `M${x(-1, 0)},${y(0)}C${x(-belly, 0)},${y(0.62)} ${x(-0.7, 0)},${y(0.86)} ${x(-foot, 0)},${y(0.9)}` +
    `L${x(-foot * 1.3, 0)},${y(1)}H${x(foot * 1.3, 0)}L${x(foot, 0)},${y(0.9)}C${x(0.7, 0)},${y(0.86)} ${x(belly, 0)},${y(0.62)} ${x(1, 0)},${y(0)}Z`
  )
}
/** Small figures side by side around it, each drawn at its middle. */
const row = (body: LotBody, count: number, down: number, one: (x: number, y: number) => string): string => {
  const { x, y } = within(body)
  return Array.from({ length: count }, (_, at) => one(x((0.84 * (2 * at + 1 - count)) / count, down), y(down + 0.05))).join('')
} // prettier-ignore
const diamond = (width: number, height: number) => (x: number, y: number) =>
  `M${x},${y - height}L${x + width},${y}L${x},${y + height}L${x - width},${y}Z`
const disc = (r: number) => (x: number, y: number) =>
  `M${x - r},${y}A${r},${r} 0 1 0 ${x + r},${y}A${r},${r} 0 1 0 ${x - r},${y}Z`

export const VESSELS: Readonly<Record<SkylineName, Vessel>> = {
  // A lacquered cup of fortune sticks.
  lannaTown: {
    tones: ['#6d1219', '#c4323a', '#4c0c14'],
    rim: '#f0b94a',
    ink: '#fff3d6',
    inside: '#2b0a10',
    lot: { paper: '#f3dca2', edge: '#6b4416', tip: '#c0262f' },
    brim: 1.04,
    shape: tub,
    trim: (body) => [
      { d: band(body, 0.1, 0.2) + band(body, 0.78, 0.88), fill: '#e3a93b' },
      { d: row(body, 7, 0.44, diamond(17, 24)), fill: '#f0c463' },
      { d: row(body, 7, 0.44, diamond(8, 12)), fill: '#8f1d26' },
    ],
  },
  // A top hat with visiting cards.
  harbourCity: {
    tones: ['#17131c', '#4a4152', '#0b090f'],
    rim: '#7d7288',
    ink: '#f6ecd6',
    inside: '#5c0f17',
    lot: { paper: '#f4ecd8', edge: '#3b3039', tip: '#a3141c' },
    brim: 1.42,
    shape: tub,
    trim: (body) => [
      { d: band(body, 0.06, 0.28), fill: '#a3141c' },
      { d: band(body, 0.06, 0.1), fill: '#d9505a' },
    ],
  },
  // A dealer of luck with rods of light.
  farPort: {
    tones: ['#1b2850', '#4f6cab', '#101a38'],
    rim: '#9fd8ff',
    ink: '#e8f8ff',
    inside: '#050b1e',
    lot: { paper: '#cfe6f5', edge: '#17264d', tip: '#38c6ff' },
    brim: 1.02,
    shape: (body) => {
      const { x, y } = within(body)
      return `M${x(-1, 0)},${y(0)}L${x(-1.08, 0)},${y(0.5)}L${x(-0.82, 0)},${y(1)}H${x(0.82, 0)}L${x(1.08, 0)},${y(0.5)}L${x(1, 0)},${y(0)}Z`
    },
    trim: (body) => {
      const { x, y } = within(body)
      return [
        { d: `M${x(-1.02, 0)},${y(0.46)}H${x(1.02, 0)}V${y(0.56)}H${x(-1.02, 0)}Z`, fill: '#0b1430' },
        { d: row(body, 9, 0.46, (at, down) => `M${at - 16},${down - 6}H${at + 16}V${down + 6}H${at - 16}Z`), fill: '#5fdcff' },
        { d: row(body, 4, 0.74, disc(9)), fill: '#ff9b54' },
      ]
    },
  },
  // A majolica bowl with slips of the tombola.
  sicilianTown: {
    tones: ['#c9c0ae', '#fffaf0', '#9a8f7d'],
    rim: '#1f57a8',
    ink: '#17315f',
    inside: '#4a3b30',
    lot: { paper: '#fbf3df', edge: '#7a5a34', tip: '#1f6fb5' },
    brim: 1.05,
    shape: (body) => bowl(body),
    trim: (body) => [
      { d: band(body, 0.05, 0.12), fill: '#f2b632' },
      { d: row(body, 6, 0.3, disc(20)), fill: '#f2c52e' },
      { d: row(body, 6, 0.3, (x, y) => `M${x - 6},${y - 18}Q${x + 8},${y - 42} ${x + 34},${y - 30}Q${x + 20},${y - 10} ${x - 6},${y - 18}Z`), fill: '#2f7d4b' },
      { d: row(body, 5, 0.56, diamond(15, 15)), fill: '#1f57a8' },
    ],
  },
  // A tin of the saloon with matches.
  frontierTown: {
    tones: ['#5f5a55', '#c9c2b6', '#3d3834'],
    rim: '#e6dfd0',
    ink: '#2b1608',
    inside: '#1d1611',
    lot: { paper: '#e4bf85', edge: '#5a3617', tip: '#b3311f' },
    brim: 1.03,
    shape: tub,
    trim: (body) => [
      { d: band(body, 0.2, 0.86), fill: '#c8823a' },
      { d: band(body, 0.2, 0.25) + band(body, 0.81, 0.86), fill: '#6d2e14' },
      { d: row(body, 1, 0.46, (x, y) => star(x, y, 62)), fill: '#f6dfa8' },
    ],
  },
  // A bucket with straws.
  village: {
    tones: ['#5b3a1e', '#a8743d', '#3c2512'],
    rim: '#d9ab6c',
    ink: '#fff0d2',
    inside: '#24150a',
    lot: { paper: '#efd27a', edge: '#7a5a1e', tip: '#c9a23f' },
    brim: 1.04,
    shape: tub,
    trim: (body) => [
      { d: row(body, 9, 0.45, (x, y) => `M${x - 2},${y - 400}H${x + 2}V${y + 400}H${x - 2}Z`), fill: 'rgb(36 21 10 / 55%)' },
      { d: band(body, 0.14, 0.26) + band(body, 0.72, 0.84), fill: '#4a4a52' },
      { d: band(body, 0.14, 0.17) + band(body, 0.72, 0.75), fill: '#8f9099' },
    ],
  },
  // An iron pot with willow rods.
  moor: {
    tones: ['#23282b', '#66706f', '#14181a'],
    rim: '#8f9a96',
    ink: '#eef2ea',
    inside: '#090c0d',
    lot: { paper: '#c7b58a', edge: '#3f3a26', tip: '#6f7f4a' },
    brim: 1.1,
    shape: (body) => bowl(body, 1.22, 0.5),
    trim: (body) => {
      const { x, y } = within(body)
      return [
        { d: `M${x(-0.62, 0)},${y(0.84)}L${x(-0.72, 0)},${y(1.1)}H${x(-0.54, 0)}L${x(-0.42, 0)},${y(0.88)}ZM${x(0.62, 0)},${y(0.84)}L${x(0.72, 0)},${y(1.1)}H${x(0.54, 0)}L${x(0.42, 0)},${y(0.88)}Z`, fill: '#14181a' },
        { d: band(body, 0.06, 0.13), fill: '#4b5453' },
        { d: row(body, 7, 0.24, disc(9)), fill: '#8f9a96' },
      ]
    },
  },
  // A goblet with sealed strips of parchment.
  castle: {
    tones: ['#8a5f16', '#f4cf6a', '#5f3d0c'],
    rim: '#fff0b8',
    ink: '#3a2408',
    inside: '#3a1f0a',
    lot: { paper: '#f3e6c4', edge: '#6b4d23', tip: '#9c2030' },
    brim: 1.06,
    shape: (body) => {
      const { x, y } = within(body)
      return (
        `M${x(-1, 0)},${y(0)}C${x(-1, 0)},${y(0.5)} ${x(-0.5, 0)},${y(0.62)} ${x(-0.14, 0)},${y(0.66)}` +
        `V${y(0.86)}Q${x(-0.2, 0)},${y(0.94)} ${x(-0.66, 0)},${y(0.98)}V${y(1.04)}H${x(0.66, 0)}V${y(0.98)}Q${x(0.2, 0)},${y(0.94)} ${x(0.14, 0)},${y(0.86)}` +
        `V${y(0.66)}C${x(0.5, 0)},${y(0.62)} ${x(1, 0)},${y(0.5)} ${x(1, 0)},${y(0)}Z`
      )
    },
    trim: (body) => [
      { d: band(body, 0.06, 0.12), fill: '#a87a22' },
      { d: row(body, 5, 0.24, disc(15)), fill: '#9c2030' },
      { d: row(body, 5, 0.24, disc(7)), fill: '#ff8f8a' },
      { d: row(body, 1, 0.7, disc(30)), fill: '#a87a22' },
    ],
  },
} // prettier-ignore

function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const turn = (Math.PI * at) / 5
    const far = at % 2 === 0 ? r : r * 0.42
    return `${(x + Math.sin(turn) * far).toFixed(1)},${(y - Math.cos(turn) * far).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}
