import type { Json } from '../../../src/engine'
import type { Processes } from '../../../src/host/storage/disk/processes'
import { StorageProblem, type JournalStore } from '../../../src/host/storage/ports'

/** A process that runs alone: all others are dead. */
export const aloneWith = (pid: number): Processes => ({
  pid,
  token: async () => `t${pid}`,
  runs: async () => false,
})

/** Chance that repeats: mulberry32. */
export function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** An entry as wide and as odd as any evening's. */
export function oddEntry(rng: () => number, n: number): Json {
  const word =
    ['ไทย', 'Łódź', '"\\\n', '🃏🌙', '\u2028', 'plain', '{"n":1}'][Math.floor(rng() * 7)] ?? ''
  return {
    n,
    do: { kind: 'input', word: word.repeat(1 + rng() * 9) },
    list: Array.from({ length: rng() * 6 }, () => rng()),
    nothing: null,
  }
}

/** What an evening holds. It is closed again. */
export async function entriesIn(store: JournalStore, id: string): Promise<readonly Json[]> {
  const { entries, journal } = await store.open(id)
  await journal.close()
  return entries
}

/** The code a store rejects with. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'none'
  } catch (error) {
    if (error instanceof StorageProblem) return error.code
    throw error
  }
}
