/** In which order pieces come: each once in a round, and never the same twice in a row. */

export interface Order {
  /** @param ids the pieces that there are now. @returns the next one; null where there is none */
  next(ids: readonly string[]): string | null
}

/** @param random chance in [0, 1) */
export function createOrder(random: () => number): Order {
  let left: string[] = []
  let last: string | null = null
  return {
    next(ids) {
      left = left.filter((id) => ids.includes(id))
      if (left.length === 0) left = shuffled(ids, random)
      if (left[0] === last && left.length > 1) left.push(left.shift() ?? '')
      last = left.shift() ?? null
      return last
    },
  }
}

function shuffled(ids: readonly string[], random: () => number): string[] {
  const mixed = [...ids]
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [a, b] = [mixed[at], mixed[other]]
    if (a === undefined || b === undefined) continue
    mixed[at] = b
    mixed[other] = a
  }
  return mixed
}
