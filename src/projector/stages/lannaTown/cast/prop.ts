/** One thing to hold. */
import type { Leather } from './leather'
import type { Look } from './people'

export interface Prop {
  /** Left, top, right and bottom of what is painted. */
  readonly reach: readonly [number, number, number, number]
  readonly paint: (tool: Leather, look: Look) => void
}
