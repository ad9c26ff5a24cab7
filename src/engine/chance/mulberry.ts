/**
 * The chance of evenings that 0.1.0 began: all of it follows from one 32-bit seed. Kept so that they go on as they
 * were dealt; no new evening takes it.
 */

/** Mixes a seed and a word into a 32-bit number (FNV-1a with a final avalanche). */
export function mixSeed(seed: number, word: string): number {
  let hash = (seed ^ 0x811c9dc5) >>> 0
  for (let i = 0; i < word.length; i++)
    hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193) >>> 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0
  return (hash ^ (hash >>> 13)) >>> 0
}

/** One step of mulberry32. @returns the next state and a number in [0, 1) */
export function nextChance(state: number): { state: number; value: number } {
  const next = (state + 0x6d2b79f5) >>> 0
  let t = Math.imul(next ^ (next >>> 15), next | 1)
  t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t
  return { state: next, value: ((t ^ (t >>> 14)) >>> 0) / 4294967296 }
}
