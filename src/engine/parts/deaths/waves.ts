/**
 * Waves of deaths: all who are struck at a time lose their lives together, then comes what follows from it, and what that
 * strikes is the next wave, until nothing more happens.
 */
import type { SeatId } from '../../base/ids'

/** Something got through to somebody. */
export interface Hit {
  readonly target: SeatId
  /** Whether it takes all his lives. */
  readonly all: boolean
}

/** Whether the strikes of one settlement take one life of somebody, however many they are, or one each. */
export type Losses = 'one' | 'each'

/** How many of somebody's lives go. @param strikes how many got through to him @param all whether one of them takes all */
export function livesTaken(lives: number, strikes: number, losses: Losses, all: boolean): number {
  if (strikes === 0) return 0
  return all ? lives : Math.min(lives, losses === 'one' ? 1 : strikes)
}

/** A player with the strikes that hit him in one wave, and what was looked up of him before it. */
export interface Victim<S extends Hit, Before> {
  readonly seat: SeatId
  readonly strikes: readonly S[]
  readonly before: Before
}

/** What one wave does. Made before anybody in it has lost anything, so that it can keep what was true then. */
export interface Wave<S extends Hit, Before, Lost> {
  /** One of them loses what his strikes take. @returns what that was */
  readonly lose: (victim: Victim<S, Before>) => Lost
  /** All have lost it; nothing has followed yet. */
  readonly told: () => void
  /** What falls on others because this one is out. */
  readonly bind: (gone: SeatId) => void
  /** What follows for one of them, out or not. */
  readonly follow: (victim: Victim<S, Before>, lost: Lost) => void
  /** Some are out, and all has followed. */
  readonly after: () => void
}

export interface Settling<S extends Hit, Before, Lost> {
  readonly losses: Losses
  /** Those of these who are in, each once and in the order in which they fall. */
  readonly inOrder: (seats: readonly SeatId[]) => readonly SeatId[]
  readonly isIn: (seat: SeatId) => boolean
  /** Whether somebody has lost a life in this settlement before. */
  readonly hasLost: (seat: SeatId) => boolean
  /** What has to be known of a victim as he was before the wave. */
  readonly before: (seat: SeatId) => Before
  readonly begin: () => Wave<S, Before, Lost>
  /** What has got through and was not given before: at first what there is, then what each wave has brought. */
  readonly strikes: () => readonly S[]
}

/** Whom these strikes cost something: who has lost the one life already is hit by nothing but what takes all. */
function victimsOf<S extends Hit, Before, Lost>(
  { losses, inOrder, hasLost, before }: Settling<S, Before, Lost>,
  strikes: readonly S[],
): Victim<S, Before>[] {
  const found: Victim<S, Before>[] = []
  for (const seat of inOrder(strikes.map(({ target }) => target))) {
    const his = strikes.filter(({ target }) => target === seat)
    const isSpared = losses === 'one' && hasLost(seat) && !his.some(({ all }) => all)
    if (!isSpared) found.push({ seat, strikes: his, before: before(seat) })
  }
  return found
}

/** Lets lives be lost, wave after wave. @returns who is out by it, in the order in which they fell */
export function fallInWaves<S extends Hit, Before, Lost>(
  settling: Settling<S, Before, Lost>,
): SeatId[] {
  const { isIn, begin } = settling
  const out: SeatId[] = []
  for (let strikes = settling.strikes(); strikes.length > 0; strikes = settling.strikes()) {
    const victims = victimsOf(settling, strikes)
    const wave = begin()
    const fallen = victims.map((victim) => ({ victim, lost: wave.lose(victim) }))
    wave.told()
    const gone = victims.filter(({ seat }) => !isIn(seat)).map(({ seat }) => seat)
    for (const seat of gone) wave.bind(seat)
    for (const { victim, lost } of fallen) wave.follow(victim, lost)
    if (gone.length > 0) wave.after()
    out.push(...gone)
  }
  return out
}
