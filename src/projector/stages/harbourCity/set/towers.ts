/** Towers with stepped tops, as path data, and the panes in them. */
import { rect } from '../../../paper/paths'

/** Steps from the foot to the top: how wide (of the half width), and up to where (0 is the top, 1 the foot). */
const PROFILES = {
  flat: [[1, 0]],
  block: [
    [1, 0.05],
    [0.86, 0],
  ],
  step: [
    [1, 0.42],
    [0.82, 0.27],
    [0.64, 0.16],
    [0.44, 0.08],
    [0.2, 0],
  ],
  wide: [
    [1, 0.3],
    [0.84, 0.14],
    [0.6, 0.05],
    [0.34, 0],
  ],
  spire: [
    [1, 0.56],
    [0.8, 0.4],
    [0.62, 0.28],
    [0.42, 0.21],
    [0.24, 0.16],
    [0.05, 0],
  ],
  slab: [
    [1, 0.2],
    [0.72, 0.06],
    [0.5, 0],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [number, number])[]>>

export interface Tower {
  readonly x: number
  readonly half: number
  readonly top: number
  readonly kind: keyof typeof PROFILES | 'fan'
}

export const tower = (x: number, half: number, top: number, kind: Tower['kind']): Tower => ({
  x,
  half,
  top,
  kind,
})

/** The steps of a tower's one side: how far from its middle, and up to which height. */
export function stepsOf({ half, top, kind }: Tower, base: number): (readonly [number, number])[] {
  if (kind === 'fan')
    return [[half, top + half * 2.6] as const, [half * 0.8, top + half * 2] as const]
  return PROFILES[kind].map(([wide, high]) => [half * wide, top + (base - top) * high] as const)
}

/** The silhouette of a tower that stands on `base`. */
export function towerPath(one: Tower, base: number): string {
  const { x, half, top, kind } = one
  const steps = stepsOf(one, base)
  let path = `M${x - half},${base}`
  for (const [out, y] of steps) path += `H${x - out}V${y}`
  if (kind === 'fan') path += crown(x, half * 0.8, top)
  for (const [out, y] of [...steps].reverse()) path += `V${y}H${x + out}`
  return `${path}V${base}Z`
}

/** A head of arcs on arcs and a needle: from the left edge of the last step to its right edge. */
function crown(x: number, half: number, top: number): string {
  const foot = top + half * 2.5
  let path = `V${foot}`
  for (const [wide, rise] of [
    [0.8, 0.7],
    [0.58, 1.2],
    [0.36, 1.6],
  ] as const)
    path += `Q${x - half * wide},${foot - half * rise * 0.72} ${x - half * (wide - 0.16)},${foot - half * rise}`
  path += `L${x},${top - half}`
  for (const [wide, rise] of [
    [0.2, 1.6],
    [0.42, 1.2],
    [0.64, 0.7],
  ] as const)
    path += `L${x + half * wide},${foot - half * rise}Q${x + half * (wide + 0.16)},${foot - half * rise * 0.72} ${x + half * (wide + 0.18)},${foot - half * (rise - 0.5)}`
  return `${path}L${x + half},${foot}`
}

/** Upright lines between the windows of a tower, for one stroke. */
export function flutes(one: Tower, base: number, pitch: number): string {
  let path = ''
  let below = base
  for (const [out, y] of stepsOf(one, base)) {
    for (let at = pitch / 2; at < out - 3; at += pitch)
      path += `M${one.x - at},${y + 5}V${below}M${one.x + at},${y + 5}V${below}`
    below = y
  }
  return path
}

export interface Panes {
  readonly across: number
  readonly down: number
  readonly width: number
  readonly height: number
}

/** The middle of each window of a tower, row by row from the top. */
export function panesOf(one: Tower, base: number, size: Panes): (readonly [number, number])[] {
  const places: (readonly [number, number])[] = []
  let below = base
  for (const [out, y] of stepsOf(one, base)) {
    const columns = Math.floor((out * 2 - size.width) / size.across)
    const rows = Math.floor((below - y - 6) / size.down)
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1)
        places.push([
          one.x + (column - (columns - 1) / 2) * size.across,
          y + 10 + size.height / 2 + row * size.down,
        ])
    below = y
  }
  return places
}

/** A window of two tall lights. */
export const sash = (x: number, y: number, width: number, height: number): string =>
  rect(x - width / 2, y - height / 2, width / 2 - 1, height) +
  rect(x + 1, y - height / 2, width / 2 - 1, height)
