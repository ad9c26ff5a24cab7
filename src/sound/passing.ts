// What passes by day of itself: a single sound of the place, every 20 to 70 seconds, by a chance that is nobody's.
import { singlesOf, type SingleId } from './singles'

const SOONEST_MS = 20_000
const LATEST_MS = 70_000
/** The softest and the loudest, as a gain: about as loud as the place itself. */
const SOFT = 0.2
const LOUD = 0.4

export interface Passing {
  /** Where the room is now; null where nothing may pass. A place that stays keeps its time. */
  at(place: string | null): void
}

/**
 * @param chance 0…1
 * @param drop plays a single sound at a gain
 */
export function createPassing(
  chance: () => number,
  drop: (id: SingleId, gain: number) => void,
): Passing {
  let here: string | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  let last: SingleId | null = null

  function wait(ids: readonly SingleId[]): void {
    timer = setTimeout(
      () => {
        const others = ids.filter((id) => id !== last)
        const next = others[Math.floor(chance() * others.length)]
        if (next !== undefined) drop(next, SOFT + (LOUD - SOFT) * chance())
        last = next ?? null
        wait(ids)
      },
      SOONEST_MS + (LATEST_MS - SOONEST_MS) * chance(),
    )
  }

  return {
    at(place) {
      if (place === here) return
      here = place
      if (timer !== null) clearTimeout(timer)
      timer = null
      const ids = singlesOf(place)
      if (ids.length > 0) wait(ids)
    },
  }
}
