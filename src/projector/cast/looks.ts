/** Who looks like what: by the game and the own name, so that guests know themselves again from evening to evening. */
import { LOOKS } from '../stages/stage'
import { numberOf } from '../show/age/eveningAge'

/** How far a look that somebody has already is from the next one that is tried; shares no factor with their number. */
const STEP = 11

/** The look of each name, in their order; no two share one while there are enough. Who sits down later changes nobody's. */
export function looksOf(game: string, names: readonly string[]): number[] {
  const taken = new Set<number>()
  return names.map((name) => {
    let look = numberOf(`${game}\n${name}`) % LOOKS
    while (taken.size < LOOKS && taken.has(look)) look = (look + STEP) % LOOKS
    taken.add(look)
    return look
  })
}
