/** The strokes of a rain on a sheet of 1920×1080, near and far: the same on every screen. */
import { scatter } from '../painting/scatter'

const drops = (count: number, seed: number, length: number): string =>
  scatter(count, seed)
    .map(
      ([x, y]) => `M${(x * 1920).toFixed(0)},${(y * 1080).toFixed(0)}l${-length * 0.16},${length}`,
    )
    .join('')

export const strokes = [
  { width: 1.4, path: drops(150, 41, 34) },
  { width: 2.4, path: drops(60, 59, 62) },
]
