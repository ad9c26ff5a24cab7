/** Chance for stories: seeded, repeatable, and apart from every other stream of an evening. */

/** A 32-bit hash of some texts and numbers, so that neighbouring seeds share nothing. */
export function hashOf(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const char of parts.join('\u0000')) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}

/** A source of whole numbers from 0 up to, not including, `below` (mulberry32). */
export function createDraw(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** The items in an order that depends on the seed only. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const draw = createDraw(seed)
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    const other = draw(last + 1)
    const held = order[last] as T
    order[last] = order[other] as T
    order[other] = held
  }
  return order
}
