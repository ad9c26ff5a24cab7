/**
 * Seeded chance. Each purpose has a stream of its own, so that a secret draw never moves what a
 * public lot or a story will show. The state of a stream is one 32-bit number, kept in the table's state.
 */
export type ChanceStream = 'deal' | 'secret' | 'lot'

export type ChanceState = Record<ChanceStream, number>

/** Mixes a seed and a word into a 32-bit number (FNV-1a with a final avalanche). */
export function mixSeed(seed: number, word: string): number {
  let hash = (seed ^ 0x811c9dc5) >>> 0
  for (let i = 0; i < word.length; i++)
    hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193) >>> 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0
  return (hash ^ (hash >>> 13)) >>> 0
}

/** The streams of an evening with this seed. */
export const chanceFrom = (seed: number): ChanceState => ({
  deal: mixSeed(seed, 'deal'),
  secret: mixSeed(seed, 'secret'),
  lot: mixSeed(seed, 'lot'),
})

/** One step of mulberry32. @returns the next state and a number in [0, 1) */
export function nextChance(state: number): { state: number; value: number } {
  const next = (state + 0x6d2b79f5) >>> 0
  let t = Math.imul(next ^ (next >>> 15), next | 1)
  t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t
  return { state: next, value: ((t ^ (t >>> 14)) >>> 0) / 4294967296 }
}

/** Shuffles a copy of a list (Fisher-Yates). @returns the shuffled copy and the stream's next state */
export function shuffled<T>(list: readonly T[], state: number): { list: T[]; state: number } {
  const copy = [...list]
  let at = state
  for (let i = copy.length - 1; i > 0; i--) {
    const drawn = nextChance(at)
    at = drawn.state
    const j = Math.floor(drawn.value * (i + 1))
    const held = copy[i] as T
    copy[i] = copy[j] as T
    copy[j] = held
  }
  return { list: copy, state: at }
}
