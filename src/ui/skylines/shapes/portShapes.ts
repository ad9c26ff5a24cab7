/** Silhouettes of a spaceport on a far plain, as SVG path data on a sheet of 1920×1080. */
import { box } from './commonShapes'

/** A dwelling like half an egg, with a collar round its foot and a vent on top. */
export const dome = (cx: number, base: number, half: number, height: number): string =>
  `M${cx - half},${base}Q${cx - half},${base - height} ${cx},${base - height}Q${cx + half},${base - height} ${cx + half},${base}Z` +
  box(cx, half * 1.12, base, base - height * 0.12) +
  box(cx + half * 0.24, half * 0.12, base - height * 0.9, base - height * 1.08)

/** A doorway and a row of portholes of a dome: where light comes out. */
export const domeLights = (cx: number, base: number, half: number, height: number): string => {
  const door = `M${cx - half * 0.16},${base}v${-height * 0.34}q${half * 0.16},${-height * 0.16} ${half * 0.32},0V${base}Z`
  const holes = [-0.62, -0.38, 0.38, 0.62].map(
    (place) => `M${cx + half * place - 6},${base - height * 0.42}a6,6 0 1 0 12,0a6,6 0 1 0 -12,0Z`,
  )
  return door + holes.join('')
}

/** A needle of a tower that swells in its middle, with two balconies. */
export function needle(cx: number, base: number, half: number, height: number): string {
  const y = (share: number) => base - height * share
  return (
    `M${cx - half},${base}Q${cx - half * 0.35},${y(0.3)} ${cx - half * 0.55},${y(0.52)}Q${cx - half * 0.5},${y(0.8)} ${cx},${y(1)}` +
    `Q${cx + half * 0.5},${y(0.8)} ${cx + half * 0.55},${y(0.52)}Q${cx + half * 0.35},${y(0.3)} ${cx + half},${base}Z` +
    disc(cx, y(0.5), half * 1.05, height * 0.022) +
    disc(cx, y(0.66), half * 0.8, height * 0.018)
  )
}

/** A flat disc seen from the side. */
const disc = (cx: number, cy: number, half: number, thick: number): string =>
  `M${cx - half},${cy}Q${cx},${cy - thick * 2} ${cx + half},${cy}Q${cx},${cy + thick * 2} ${cx - half},${cy}Z`

/** A landing platform on one leg, its rim flared upwards. */
export const platform = (cx: number, base: number, half: number, height: number): string =>
  `M${cx - half * 0.2},${base}L${cx - half * 0.1},${base - height}H${cx + half * 0.1}L${cx + half * 0.2},${base}Z` +
  `M${cx - half},${base - height - half * 0.1}Q${cx},${base - height + half * 0.3} ${cx + half},${base - height - half * 0.1}L${cx + half * 0.92},${base - height - half * 0.22}H${cx - half * 0.92}Z`

/** A dish that listens to the sky, tilted towards one side. */
export const dish = (cx: number, base: number, size: number, side: 1 | -1): string =>
  `M${cx - size * 0.12},${base}L${cx - size * 0.05},${base - size}H${cx + size * 0.05}L${cx + size * 0.12},${base}Z` +
  `M${cx - side * size * 0.42},${base - size * 1.5}Q${cx - side * size * 0.3},${base - size * 0.78} ${cx + side * size * 0.52},${base - size * 0.9}Q${cx + side * size * 0.02},${base - size * 1.1} ${cx - side * size * 0.42},${base - size * 1.5}Z` +
  `M${cx - side * 2},${base - size * 1.12}L${cx + side * size * 0.42},${base - size * 1.52}l4,4L${cx + side * 4},${base - size * 1.06}Z`

/** A tubby freighter on three legs, nose to one side; its hull, and the panes of its cockpit. */
export function freighter(x: number, base: number, length: number, height: number) {
  const y = (share: number) => base - height * share
  const at = (share: number) => x + length * share
  return {
    hull:
      `M${at(0)},${y(0.5)}Q${at(0.04)},${y(0.9)} ${at(0.3)},${y(0.94)}L${at(0.36)},${y(1.12)}H${at(0.52)}L${at(0.58)},${y(0.92)}` +
      `Q${at(0.9)},${y(0.86)} ${at(1)},${y(0.52)}Q${at(0.8)},${y(0.3)} ${at(0.5)},${y(0.28)}Q${at(0.16)},${y(0.28)} ${at(0)},${y(0.5)}Z` +
      [0.18, 0.48, 0.78]
        .map(
          (share) =>
            `M${at(share) - 7},${y(0.36)}L${at(share) - 16},${base}H${at(share) + 16}L${at(share) + 7},${y(0.36)}Z`,
        )
        .join(''),
    fin: `M${at(0.02)},${y(0.62)}L${at(-0.08)},${y(1.3)}H${at(0.03)}L${at(0.2)},${y(0.88)}Z`,
    panes: `M${at(0.8)},${y(0.78)}Q${at(0.92)},${y(0.74)} ${at(0.955)},${y(0.56)}H${at(0.83)}Z`,
  }
}

/** Somebody in a long hood, seen from afar. */
export const wanderer = (x: number, base: number, size: number): string =>
  `M${x - size * 0.3},${base}Q${x - size * 0.26},${base - size * 0.6} ${x - size * 0.13},${base - size * 0.78}` +
  `Q${x - size * 0.15},${base - size} ${x},${base - size}Q${x + size * 0.15},${base - size} ${x + size * 0.13},${base - size * 0.78}` +
  `Q${x + size * 0.26},${base - size * 0.6} ${x + size * 0.3},${base}Z`

/** The lights of a landing strip, in pairs that come closer from the horizon at `top` to `bottom`. */
export function strip(cx: number, top: number, bottom: number, pairs: number) {
  return Array.from({ length: pairs }, (_, index) => {
    const near = ((index + 1) / pairs) ** 2
    const half = 40 + 480 * near
    return [-1, 1].map((side) => ({
      x: cx + side * half,
      y: top + (bottom - top) * near,
      r: 2 + 7 * near,
    }))
  }).flat()
}

/** The half of a planet's ring that lies before it, and the whole of it. */
export function planetRings(cx: number, cy: number, rx: number, ry: number) {
  return {
    behind: `M${cx - rx},${cy}A${rx},${ry} 0 0 1 ${cx + rx},${cy}`,
    before: `M${cx - rx},${cy}A${rx},${ry} 0 0 0 ${cx + rx},${cy}`,
  }
}
