/** Somebody falls, as a show in four beats: the sound goes, the picture darkens, nothing for a while, and then the name. */
import type { ProjectorView, PublicItem, SeatId } from '../../../bridge'
import type { FallName, ThemeTokens } from '../../../ui/themeTokens'
import { lastOf } from '../past/last'
import { sameDay, samePhase } from './phases'
import { lossesOf, stagingOf, type Staging } from './staging'

/** Milliseconds after its start at which a fall does what. */
export interface FallTimes {
  /** How long the picture takes to darken. */
  readonly veil: number
  /** When the name stands there. */
  readonly name: number
  /** When it has been read, and the town square may show what has become of it. */
  readonly over: number
}

export interface Fall {
  readonly name: FallName
  readonly item: PublicItem
  readonly times: FallTimes
  /** Whether another one fell just before it, so that the picture is dark already. */
  readonly follows: boolean
  readonly staging: Staging
}

interface Beats {
  readonly veil: number
  readonly silence: number
  /** More of it at the first fall of an evening. */
  readonly first: number
  /** The silence after another fall. */
  readonly next: number
}

const DEATH: Beats = { veil: 400, silence: 900, first: 700, next: 900 }
const VERDICT: Beats = { veil: 400, silence: 600, first: 700, next: 700 }
/** A verdict is expected, a shot is not; hearts break slowly, and a gate takes its time. */
const BEATS: Readonly<Record<FallName, Beats>> = {
  death: DEATH,
  verdict: VERDICT,
  shot: { veil: 90, silence: 200, first: 0, next: 300 },
  explosion: { veil: 90, silence: 900, first: 0, next: 700 },
  banishing: { veil: 400, silence: 1200, first: 0, next: 1200 },
  heartbreak: { veil: 700, silence: 1700, first: 0, next: 1700 },
  // Whoever waits for a name must not know from the silence that none will come.
  nobody: DEATH,
  spared: VERDICT,
}
const READ_MS = 2600
/** A verdict has more to it than its name: after how long under the name it is carried out, and when its card is there. */
export const VERDICT_MS = { act: 900, card: 1800 }
const isVerdict = (fall: FallName): boolean => fall === 'verdict' || fall === 'spared'
/** How long the dark takes to lift off the town square. */
export const LIFT_MS = 400

/** @param first whether nobody has fallen this evening before */
export function fallTimes(
  fall: FallName,
  { first, follows }: { readonly first: boolean; readonly follows: boolean },
): FallTimes {
  const beats = BEATS[fall]
  const veil = follows ? 0 : beats.veil
  const name = follows ? beats.next : veil + beats.silence + (first ? beats.first : 0)
  return { veil, name, over: name + READ_MS + (isVerdict(fall) ? VERDICT_MS.act : 0) }
}

/** The same fall where nothing moves: its name and its picture are there at once, for as long as they are read. */
export const stillFall = (fall: Fall): Fall => ({
  ...fall,
  times: { veil: 0, name: 0, over: READ_MS },
})

/** Acts after which a death by day is one of theirs. */
const SHOTS = ['shot', 'duel']

type Named = Pick<ThemeTokens, 'falls' | 'acts'>

/** What kind of fall an announcement is; null: none. @param before the announcements of its phase that were told before */
export function fallOf(
  { kind, show }: PublicItem,
  before: readonly PublicItem[],
  isDay: boolean,
  { falls = {}, acts = {} }: Named,
): FallName | null {
  const named = (key: string) => (Object.hasOwn(falls, key) ? (falls[key] ?? null) : null)
  const fall = show ? null : ((isDay ? named(`${kind}.day`) : null) ?? named(kind))
  if (fall !== 'death' || !isDay) return fall
  const cause = lastOf(before, (item) => !item.show && !item.quiet && named(item.kind) === null)
  const act = cause && Object.hasOwn(acts, cause.kind) ? acts[cause.kind] : undefined
  return act && SHOTS.includes(act) ? 'shot' : fall
}

/**
 * Everybody whose fall a new view tells, in the order in which it is told; empty where there is nothing to stage. By night there
 * never is: a silence would uncover who moves.
 */
export function newFalls(
  shown: ProjectorView | null,
  next: ProjectorView,
  theme: Named,
): readonly Fall[] {
  if (!shown || !samePhase(shown, next) || next.phase?.kind === 'night') return []
  const isDay = sameDay(shown, next)
  const told: Omit<Fall, 'staging'>[] = []
  for (const [index, item] of next.items.entries()) {
    if (index < shown.items.length) continue
    const name = fallOf(item, next.items.slice(0, index), isDay, theme)
    if (!name) continue
    const follows = told.length > 0
    const first = !follows && isUntouched(shown)
    told.push({ name, item, follows, times: fallTimes(name, { first, follows }) })
  }
  const losses = lossesOf(next)
  return told.map((fall, index) => ({
    ...fall,
    staging: stagingOf(Math.max(0, losses - (told.length - 1 - index))),
  }))
}

/** Who has lost how many lives with a new view that tells more; whoever is out without any shown loses one. */
export function newlyFallen(
  shown: ProjectorView | null,
  next: ProjectorView,
): ReadonlyMap<SeatId, number> {
  const fallen = new Map<SeatId, number>()
  if (!shown || !samePhase(shown, next) || next.items.length <= shown.items.length) return fallen
  for (const { id, out, lives } of next.seats) {
    const before = shown.seats.find((seat) => seat.id === id)
    if (!before || before.out) continue
    const lost = (before.lives ?? 0) - (lives ?? 0)
    if (out || lost > 0) fallen.set(id, Math.max(1, lost))
  }
  return fallen
}

/** Whether nobody has lost anything yet that everybody can see. */
function isUntouched({ seats }: ProjectorView): boolean {
  const most = Math.max(0, ...seats.map(({ lives = 0 }) => lives))
  return seats.every(({ out, lives = most }) => !out && lives === most)
}
