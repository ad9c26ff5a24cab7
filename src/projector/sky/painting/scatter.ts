/** Spots that look thrown and are the same on every screen and after every reload. */

const LCG = { factor: 1_664_525, offset: 1_013_904_223, size: 2 ** 32 }

/** So many spots, in shares of a sheet. */
export function scatter(count: number, seed: number): [x: number, y: number][] {
  let state = seed
  const next = () => {
    state = (state * LCG.factor + LCG.offset) % LCG.size
    return state / LCG.size
  }
  return Array.from({ length: count }, () => [next(), next()])
}
