/** A fixed night sky: the same stars on every screen and after every reload. */

const LCG = { factor: 1_664_525, offset: 1_013_904_223, size: 2 ** 32 }

function scatter(count: number, seed: number): [x: number, y: number][] {
  let state = seed
  const next = () => {
    state = (state * LCG.factor + LCG.offset) % LCG.size
    return state / LCG.size
  }
  // Thicker towards the top, where the sky is dark.
  return Array.from({ length: count }, () => [next() * 1920, next() ** 1.5 * 640])
}

const dots = (spots: readonly [number, number][]): string =>
  spots.map(([x, y]) => `M${x.toFixed(0)},${y.toFixed(0)}h.1`).join('')

/** Stars by size, each as one path of dots on a sheet of 1920×1080. */
export const starPaths = [
  { width: 2, path: dots(scatter(170, 11)) },
  { width: 3.2, path: dots(scatter(60, 23)) },
  { width: 5, path: dots(scatter(16, 5)) },
]

/** Stars that twinkle, in per cent of the sheet. */
export const twinkling = scatter(9, 77).map(([x, y], index) => ({
  left: `${((x / 1920) * 100).toFixed(1)}%`,
  top: `${((y / 1080) * 86 + 2).toFixed(1)}%`,
  delay: `${-index}s`,
}))
