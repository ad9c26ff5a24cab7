/** In which order pieces come: each once in a round, and never the same twice in a row. */
import { shuffled } from '../../engine/chance'

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
      if (left.length === 0) left = shuffled(ids, (n) => Math.floor(random() * n))
      if (left[0] === last && left.length > 1) left.push(left.shift() ?? '')
      last = left.shift() ?? null
      return last
    },
  }
}
