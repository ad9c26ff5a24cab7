/** A fixed night sky: the same stars on every screen and after every reload. */

import { scatter } from './scatter'

/** Thicker towards the top, where the sky is dark. */
const spots = (count: number, seed: number): [x: number, y: number][] =>
  scatter(count, seed).map(([x, y]) => [x * 1920, y ** 1.5 * 640])

const dots = (at: readonly [number, number][]): string =>
  at.map(([x, y]) => `M${x.toFixed(0)},${y.toFixed(0)}h.1`).join('')

/** Stars by size, each as one path of dots on a sheet of 1920×1080. */
export const starPaths = [
  { width: 2, path: dots(spots(170, 11)) },
  { width: 3.2, path: dots(spots(60, 23)) },
  { width: 5, path: dots(spots(16, 5)) },
]

/** Where moons stand, in every town and on every shape of a picture: no star shines through one. */
const isMoon = ({ left, top }: { readonly left: number; readonly top: number }): boolean =>
  left > 62 && left < 90 && top > 9 && top < 34

/** Stars that twinkle, in per cent of the sheet, and the second of their twinkling that each begins with. */
export const twinkling = spots(12, 77)
  .map(([x, y], index) => ({
    left: Math.round((x / 1920) * 1000) / 10,
    top: Math.round(((y / 1080) * 86 + 2) * 10) / 10,
    delay: -index,
  }))
  .filter((star) => !isMoon(star))
