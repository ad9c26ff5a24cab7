// What a theme is played by: notes of one channel, each made once.

/** A note as a score asks for it: its name, how long it is held in seconds, how hard it is played (about 1), and which one it is. */
export type Player = (name: string, hold: number, force: number, n: number) => Float64Array

const kept = new Map<string, Float64Array>()
/** A note that was made before is not made again: players repeat themselves, with three fingers. */
export function once(key: string, make: () => Float64Array): Float64Array {
  const known = kept.get(key)
  if (known) return known
  const made = make()
  kept.set(key, made)
  return made
}
