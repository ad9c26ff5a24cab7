/** Chance for tests in place of the system's: roots and bytes that are the same each time. */
import type { Roots, Seed, Rng } from '../../src/engine'
import { freshRoots, type RandomBytes } from '../../src/host/system/freshRoots'

/** Bytes as a host asks the system for them. */
export const bytesFrom =
  (rng: Rng): RandomBytes =>
  (count) =>
    Uint8Array.from({ length: count }, () => Math.floor(rng() * 256))

/** The roots of an evening that was begun with this chance. */
export const rootsFrom = (rng: Rng): Roots => freshRoots(bytesFrom(rng))

/** Bytes that give the next evening these roots. */
export function bytesOf(seed: Seed): RandomBytes {
  if (typeof seed === 'number') throw new Error('No new evening has a seed of the old kind')
  const left = [seed.secret, seed.lots, seed.show]
  return () => Buffer.from(left.shift() ?? '', 'hex')
}
