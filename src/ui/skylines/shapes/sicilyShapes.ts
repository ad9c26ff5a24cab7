/** Silhouettes of a Sicilian town in the twenties, as SVG path data on a sheet of 1920×1080. */
import { box, wall } from './commonShapes'

/** An opening with a round head: a window, a door, a bell arch. */
const arch = (cx: number, base: number, half: number, height: number): string =>
  `M${cx - half},${base}V${base - height + half}a${half},${half} 0 0 1 ${half * 2},0V${base}Z`

/** A town palace: walls with a cornice, tiled roof, balconies, and windows that are lit or shuttered, always the same. */
export function palace(x: number, base: number, width: number, floors: number) {
  const storey = 78
  const top = base - floors * storey - 26
  const columns = Math.max(2, Math.round(width / 62))
  const pitch = width / columns
  const panes = { lit: '', shut: '', balconies: '' }
  for (let floor = 0; floor < floors; floor++) {
    for (let column = 0; column < columns; column++) {
      const cx = x + pitch * (column + 0.5)
      const sill = base - floor * storey - 16
      const lights = (column * 5 + floor * 3 + Math.round(x)) % 7 < 3
      panes[lights ? 'lit' : 'shut'] += arch(cx, sill, 11, 46)
      if (floor > 0 && (column + floor) % 2 === 0) {
        panes.balconies +=
          `M${cx - 24},${sill + 2}h48v5h-48Z` +
          [-22, -11, 0, 11, 22].map((rail) => `M${cx + rail - 1},${sill + 2}v-17h2v17Z`).join('') +
          `M${cx - 24},${sill - 16}h48v2.5h-48Z`
      }
    }
  }
  return {
    ...panes,
    walls: `M${x},${base}V${top}H${x + width}V${base}ZM${x - 7},${top}h${width + 14}v9h${-width - 14}Z`,
    roof: `M${x - 10},${top}L${x + 26},${top - 24}H${x + width - 26}L${x + width + 10},${top}Z`,
  }
}

/** A church from Norman times: a cube with battlements and three domes like halved oranges; walls from back to front. */
export function redDomes(cx: number, base: number, half: number, height: number) {
  const y = (share: number) => base - height * share
  const dome = (place: number, r: number, foot: number) =>
    `M${cx + half * place - r},${y(foot)}v${-r * 0.35}a${r},${r} 0 0 1 ${r * 2},0v${r * 0.35}Z`
  return {
    walls: [box(cx, half * 0.94, base, y(0.72)), wall(cx - half, cx + half, base, height * 0.6)],
    domes: [-0.6, 0, 0.6].map((place) => dome(place, half * 0.28, 0.72)).join(''),
    openings: [-0.56, 0, 0.56].map((place) => arch(cx + half * place, y(0.18), 9, 58)).join(''),
  }
}

/** A bell tower with two open storeys, a small dome and its cross. */
export function campanile(cx: number, base: number, half: number, height: number) {
  const y = (share: number) => base - height * share
  const bells = (from: number) =>
    [-0.42, 0.42]
      .map((place) => arch(cx + half * place, y(from), half * 0.24, height * 0.11))
      .join('')
  return {
    walls:
      box(cx, half, base, y(0.5)) +
      box(cx, half * 1.14, y(0.5), y(0.52)) +
      box(cx, half * 0.94, y(0.52), y(0.7)) +
      box(cx, half * 1.08, y(0.7), y(0.72)) +
      box(cx, half * 0.86, y(0.72), y(0.87)) +
      box(cx, half * 1, y(0.87), y(0.885)) +
      `M${cx - 2.5},${y(0.95)}V${y(1.04)}h5V${y(0.95)}ZM${cx - 11},${y(1.015)}h22v4h-22Z`,
    dome: `M${cx - half * 0.66},${y(0.885)}Q${cx - half * 0.62},${y(0.965)} ${cx},${y(0.97)}Q${cx + half * 0.62},${y(0.965)} ${cx + half * 0.66},${y(0.885)}Z`,
    openings: bells(0.54) + bells(0.74),
  }
}

/** A baroque church front: two orders of columns, volutes, a pediment, a rose window and a door. */
export function baroqueFront(cx: number, base: number, half: number, height: number) {
  const y = (share: number) => base - height * share
  const volute = (side: 1 | -1) =>
    `M${cx + side * half},${y(0.52)}q${side * 4},${-height * 0.05} ${-side * half * 0.14},${-height * 0.07}Q${cx + side * half * 0.62},${y(0.62)} ${cx + side * half * 0.52},${y(0.78)}V${y(0.52)}Z`
  const columns = (places: readonly number[], from: number, to: number) =>
    places.map((place) => box(cx + half * place, 3.2, y(from), y(to))).join('')
  return {
    walls:
      box(cx, half, base, y(0.48)) +
      box(cx, half * 1.08, y(0.48), y(0.52)) +
      box(cx, half * 0.56, y(0.52), y(0.8)) +
      box(cx, half * 0.64, y(0.8), y(0.825)) +
      volute(1) +
      volute(-1) +
      `M${cx - half * 0.66},${y(0.825)}L${cx},${y(0.95)}L${cx + half * 0.66},${y(0.825)}Z` +
      `M${cx - 2.5},${y(0.94)}V${y(1.03)}h5V${y(0.94)}ZM${cx - 12},${y(1.005)}h24v4.5h-24Z`,
    columns:
      columns([-0.9, -0.66, -0.34, 0.34, 0.66, 0.9], 0.04, 0.46) +
      columns([-0.46, -0.3, 0.3, 0.46], 0.54, 0.78),
    openings:
      arch(cx, base, half * 0.17, height * 0.3) +
      arch(cx - half * 0.5, y(0.06), half * 0.07, height * 0.16) +
      arch(cx + half * 0.5, y(0.06), half * 0.07, height * 0.16) +
      `M${cx - half * 0.16},${y(0.65)}a${half * 0.16},${half * 0.16} 0 1 0 ${half * 0.32},0a${half * 0.16},${half * 0.16} 0 1 0 ${-half * 0.32},0Z`,
  }
}

/** A cathedral seen along its side: battlements, slim towers at its ends, a dome with a lantern; walls from back to front. */
export function cathedral(from: number, to: number, base: number, height: number) {
  const y = (share: number) => base - height * share
  const middle = (from + to) / 2
  const r = height * 0.2
  const slim = (cx: number, top: number) =>
    box(cx, 19, base, y(top * 0.86)) +
    box(cx, 23, y(top * 0.66), y(top * 0.68)) +
    box(cx, 23, y(top * 0.86), y(top * 0.88)) +
    `M${cx - 15},${y(top * 0.88)}L${cx},${y(top * 1.06)}L${cx + 15},${y(top * 0.88)}Z`
  const bays = Math.round((to - from) / 74)
  return {
    walls: [
      slim(from + 84, 0.96) + slim(to - 84, 0.96) + box(middle, r * 0.92, y(0.4), y(0.58)),
      wall(from, to, base, height * 0.46),
      slim(from + 6, 0.82) + slim(to - 6, 0.82),
    ],
    dome:
      `M${middle - r},${y(0.58)}Q${middle - r * 0.94},${y(0.84)} ${middle},${y(0.86)}Q${middle + r * 0.94},${y(0.84)} ${middle + r},${y(0.58)}Z` +
      box(middle, r * 0.17, y(0.85), y(0.92)) +
      `M${middle - r * 0.22},${y(0.92)}L${middle},${y(1)}L${middle + r * 0.22},${y(0.92)}Z`,
    openings: Array.from({ length: bays }, (_, bay) =>
      arch(from + ((to - from) * (bay + 0.5)) / bays, y(0.12), 10, height * 0.2),
    ).join(''),
  }
}

/** A cypress, dark and straight. */
export const cypress = (x: number, base: number, height: number): string =>
  `M${x - 4},${base}v-18C${x - height * 0.17},${base - height * 0.22} ${x - height * 0.1},${base - height * 0.74} ${x},${base - height}` +
  `C${x + height * 0.1},${base - height * 0.74} ${x + height * 0.17},${base - height * 0.22} ${x + 4},${base - 18}v18Z`

/** A fishing boat under a lateen sail, far out. */
export const lateen = (x: number, water: number, size: number) => ({
  hull: `M${x - size * 0.5},${water - size * 0.12}Q${x},${water + size * 0.12} ${x + size * 0.5},${water - size * 0.14}L${x + size * 0.36},${water + size * 0.08}H${x - size * 0.36}Z`,
  sail: `M${x - size * 0.42},${water - size * 0.22}L${x + size * 0.34},${water - size * 1.05}Q${x + size * 0.3},${water - size * 0.5} ${x + size * 0.38},${water - size * 0.2}Z`,
})

/** Washing on a line between two houses: its line, and the pieces that hang on it by turns of two cloths. */
export function washing(from: number, to: number, y: number, sag: number) {
  const at = (t: number) => ({ x: from + (to - from) * t, y: y + 4 * sag * t * (1 - t) })
  const cloths = ['', '']
  const count = Math.round((to - from) / 44)
  for (let n = 0; n < count; n++) {
    const { x, y: top } = at((n + 0.5) / count)
    const [w, h] = [15 + ((n * 7) % 3) * 4, 34 + ((n * 5) % 4) * 9]
    cloths[n % 2] += `M${x - w},${top}h${w * 2}l-3,${h}q${-w},7 ${-w * 2 + 6},0Z`
  }
  return { line: `M${from},${y}Q${(from + to) / 2},${y + sag * 2} ${to},${y}`, cloths }
}

/** A feast's arch of lights over a square: its wooden frame, and its bulbs as one path of dots. */
export function feastArch(cx: number, base: number, half: number, height: number) {
  const spring = base - height * 0.5
  const bow = (r: number) => `M${cx - r},${spring}a${r},${r} 0 0 1 ${r * 2},0`
  const dots: string[] = []
  const dot = (x: number, y: number) => dots.push(`M${x.toFixed(0)},${y.toFixed(0)}h.1`)
  const rings = [half, half * 0.8]
  for (const r of rings) {
    const count = Math.round(r / 7)
    for (let n = 0; n <= count; n++) {
      const angle = Math.PI * (n / count)
      dot(cx - Math.cos(angle) * r, spring - Math.sin(angle) * r)
    }
    for (let y = spring + 22; y < base - 10; y += 24) {
      dot(cx - r, y)
      dot(cx + r, y)
    }
  }
  for (let ray = 1; ray < 12; ray++) {
    const angle = Math.PI * (ray / 12)
    for (const r of [half * 0.62, half * 0.44, half * 1.14]) {
      dot(cx - Math.cos(angle) * r, spring - Math.sin(angle) * r)
    }
  }
  return {
    frame:
      rings.map(bow).join('') +
      rings.map((r) => `M${cx - r},${spring}V${base}M${cx + r},${spring}V${base}`).join(''),
    bulbs: dots.join(''),
  }
}

/** A fountain with two basins and a figure on top; its stone, and its water. */
export const fountain = (cx: number, base: number, half: number, height: number) => ({
  stone:
    `M${cx - half},${base - height * 0.22}h${half * 2}v${height * 0.06}h${-half * 0.06}q${-half * 0.2},${height * 0.17} ${-half * 0.5},${height * 0.17}h${-half * 0.88}q${-half * 0.3},0 ${-half * 0.5},${-height * 0.17}h${-half * 0.06}Z` +
    box(cx, half * 0.13, base - height * 0.2, base - height * 0.5) +
    `M${cx - half * 0.54},${base - height * 0.56}Q${cx},${base - height * 0.38} ${cx + half * 0.54},${base - height * 0.56}Z` +
    box(cx, half * 0.07, base - height * 0.52, base - height * 0.72) +
    `M${cx - half * 0.1},${base - height * 0.7}Q${cx - half * 0.16},${base - height * 0.86} ${cx - half * 0.02},${base - height * 0.9}l${half * 0.16},${-height * 0.08}l${-half * 0.06},${height * 0.1}Q${cx + half * 0.14},${base - height * 0.82} ${cx + half * 0.1},${base - height * 0.7}Z` +
    `M${cx - half * 0.06},${base - height * 0.93}a${half * 0.065},${half * 0.065} 0 1 0 ${half * 0.13},0a${half * 0.065},${half * 0.065} 0 1 0 ${-half * 0.13},0Z`,
  water: [-1, 1]
    .map(
      (side) =>
        `M${cx + side * half * 0.5},${base - height * 0.55}q${side * half * 0.2},${height * 0.02} ${side * half * 0.24},${height * 0.3}` +
        `M${cx + side * half * 0.08},${base - height * 0.74}q${side * half * 0.18},${-height * 0.04} ${side * half * 0.24},${height * 0.17}`,
    )
    .join(''),
})

/** A painted cart without its donkey: two high wheels, the box, and the shafts on the ground. */
export function paintedCart(x: number, base: number, size: number) {
  const r = size * 0.36
  const hub = { x, y: base - r }
  const spokes = Array.from({ length: 12 }, (_, n) => {
    const angle = (n / 12) * 2 * Math.PI
    return `M${hub.x},${hub.y}l${Math.cos(angle) * r},${Math.sin(angle) * r}`
  }).join('')
  const ring = (radius: number) =>
    `M${hub.x - radius},${hub.y}a${radius},${radius} 0 1 0 ${radius * 2},0a${radius},${radius} 0 1 0 ${-radius * 2},0`
  const deck = base - r * 1.62
  return {
    wheel: ring(r) + ring(r * 0.22) + spokes,
    body:
      `M${x - size * 0.62},${deck}l${-size * 0.05},${-size * 0.3}h${size * 0.12}l${size * 0.03},${size * 0.14}h${size * 0.96}l${size * 0.03},${-size * 0.14}h${size * 0.12}l${-size * 0.05},${size * 0.3}Z` +
      `M${x + size * 0.5},${deck - 6}L${x + size * 1.4},${base - 4}l-4,5L${x + size * 0.5},${deck + 6}Z`,
    panels: [-0.4, -0.05, 0.3]
      .map(
        (place) =>
          `M${x + size * place},${deck - size * 0.04}h${size * 0.24}v${-size * 0.1}h${-size * 0.24}Z`,
      )
      .join(''),
  }
}

/** A mountain that stands in the sea: steep, with a broken flat top. */
export const headland = (x: number, base: number, width: number, height: number): string => {
  const at = (along: number, up: number) => `${x + width * along},${base - height * up}`
  return `M${at(0, 0)}Q${at(0.06, 0.16)} ${at(0.12, 0.2)}Q${at(0.17, 0.5)} ${at(0.22, 0.72)}L${at(0.27, 0.8)}Q${at(0.34, 0.96)} ${at(0.4, 0.93)}L${at(0.47, 1)}Q${at(0.55, 0.98)} ${at(0.6, 0.86)}L${at(0.68, 0.88)}Q${at(0.75, 0.72)} ${at(0.8, 0.5)}Q${at(0.86, 0.3)} ${at(0.92, 0.2)}Q${at(0.97, 0.1)} ${at(1, 0)}Z`
}
