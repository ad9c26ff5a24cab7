/** Who looks like what on a stage: by the game and the own name, so that guests know themselves again, or as they chose. */

/** So many figures each stage has. */
export const LOOKS = 40

/** How far a look that somebody has already is from the next one that is tried; shares no factor with their number. */
const STEP = 11

/** What is known of a look at a seat. */
export interface LookedAt {
  readonly name: string
  /** The one that its player chose; absent: none. */
  readonly look?: number
}

/** A number that two equal texts share and others hardly do. */
export function numberOf(text: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619) >>> 0
  }
  return (hash ^ (hash >>> 15)) >>> 0
}

function freeFrom(look: number, taken: ReadonlySet<number>): number {
  let free = look
  for (let tries = 0; tries < LOOKS && taken.has(free); tries += 1) free = (free + STEP) % LOOKS
  return free
}

/** The look of each name where nobody has chosen. Who sits down later changes nobody's. */
function usualLooks(game: string, seats: readonly LookedAt[]): number[] {
  const taken = new Set<number>()
  return seats.map(({ name }) => {
    const look = freeFrom(numberOf(`${game}\n${name}`) % LOOKS, taken)
    taken.add(look)
    return look
  })
}

/** The look of each seat, in their order; no two share one while there are enough. What somebody chooses moves nobody else. */
export function looksOf(game: string, seats: readonly LookedAt[]): number[] {
  const usual = usualLooks(game, seats)
  const chosen = new Set<number>()
  const firsts = seats.map(({ look }) => {
    if (look === undefined || chosen.has(look)) return null
    chosen.add(look)
    return look
  })
  const taken = new Set([
    ...chosen,
    ...usual.filter((look, at) => firsts[at] === null && !chosen.has(look)),
  ])
  return usual.map((look, at) => {
    const first = firsts[at] ?? null
    if (first !== null) return first
    if (!chosen.has(look)) return look
    const free = freeFrom(look, taken)
    taken.add(free)
    return free
  })
}

/**
 * The next look for a seat, one step on or back, past those that others have.
 * @returns the one it has where there is no other
 */
export function nextLook(game: string, seats: readonly LookedAt[], at: number, by: 1 | -1): number {
  const looks = looksOf(game, seats)
  const own = looks[at] ?? 0
  const others = new Set(looks.filter((_, index) => index !== at))
  for (let step = 1; step < LOOKS; step += 1) {
    const look = (own + by * step + LOOKS * step) % LOOKS
    if (!others.has(look)) return look
  }
  return own
}
