/** What a new evening's chance grows from. */
import type { Roots } from '../../engine'

/** So many bytes that nobody can foretell, new ones with every call. */
export type RandomBytes = (count: number) => Uint8Array

const ROOT_BYTES = 32

/** Three roots, each asked of the system by itself, so that none can be computed from another. */
export function freshRoots(randomBytes: RandomBytes): Roots {
  const root = () => hexOf(randomBytes(ROOT_BYTES))
  return { secret: root(), lots: root(), show: root() }
}

/** Bytes as hexadecimal text. */
export const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
