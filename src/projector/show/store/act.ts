/** Somebody steps in, as a show: who it is, what is done, and only then what the town square looks like. */
import type { ProjectorView, PublicItem, SeatId } from '../../../bridge'
import type { ActName, ThemeTokens } from '../../../ui/themeTokens'
import { sameDay, samePhase } from '../falls/phases'
import { lastIndexOf, lastOf } from '../past/last'

export interface Act {
  readonly name: ActName
  /** Who stepped in, as it was announced. */
  readonly entrance: PublicItem
  /** What came of it, in the order in which it was announced. */
  readonly outcome: readonly PublicItem[]
}

/** When what is done is seen, and when the act is over; milliseconds after its start. */
export const ACT_STROKE_MS = 1900
export const ACT_MS = 6400

/** Whether a new view brings somebody's stepping in by day that the theme wants to be staged. */
export function newAct(
  shown: ProjectorView | null,
  next: ProjectorView,
  acts: ThemeTokens['acts'],
): Act | null {
  if (!shown || !acts || !sameDay(shown, next)) return null
  const news = next.items.slice(shown.items.length)
  const at = news.findIndex((item) => actOf(item, acts) !== null)
  const entrance = news[at]
  const name = entrance && actOf(entrance, acts)
  return name ? { name, entrance, outcome: news.slice(at + 1) } : null
}

/** Who steps in, and whom it befalls, as it was announced. */
export interface Parties {
  readonly by: SeatId | null
  readonly targets: readonly SeatId[]
}

const SEAT = /^s\d+$/
const seatsIn = (of: PublicItem['of']): SeatId[] =>
  [of]
    .flat()
    .flatMap((part) => (typeof part === 'object' ? Object.keys(part) : String(part)))
    .filter((part): part is SeatId => SEAT.test(part))

/** Both sides of an act: the one that its entrance names, and those of the first announcement that followed from it. */
export function partiesOf({ entrance: { of }, outcome }: Act): Parties {
  const [by = null] = seatsIn(of)
  const along = typeof of === 'object' && !Array.isArray(of) ? Object.values(of) : []
  const taken = along.flatMap((one) => seatsIn(one))
  if (taken.length > 0) return { by, targets: taken }
  const befell = outcome.find(({ show, quiet }) => !show && !quiet)
  return { by, targets: befell ? seatsIn(befell.of) : [] }
}

/** The two who face each other, where that is what is staged, as they were announced: before a shot nobody has won. */
export function facingOf(
  { name }: Act,
  told: readonly PublicItem[],
  acts: ThemeTokens['acts'] = {},
): readonly SeatId[] {
  if (name !== 'noon' && name !== 'duel') return []
  const found = lastOf(told, ({ kind }) => acts[kind] === 'noon')?.of
  return Array.isArray(found) ? seatsIn(found) : []
}

/** Two who change places: who leaves it and who comes; null where the announcements do not say. */
export interface Swap {
  readonly off: SeatId | null
  readonly on: SeatId | null
}

/** Both of a swap, by two announcements of one kind: the last before the act, and the first that came of it. */
export function swapOf({ outcome }: Act, before: readonly PublicItem[]): Swap {
  const now = outcome.find(({ of }) => Array.isArray(of))
  const was = lastOf(before, ({ kind, of }) => kind === now?.kind && Array.isArray(of))
  if (!now || !was) return { off: null, on: null }
  const [old, young] = [seatsIn(was.of), seatsIn(now.of)]
  return {
    off: old.find((seat) => !young.includes(seat)) ?? null,
    on: young.find((seat) => !old.includes(seat)) ?? null,
  }
}

/**
 * Whom an act looks at: who is told of with its beginning, and who is once it is done; null where nobody is.
 * @param told all that the act has been told with @param before what was told before it
 */
export function lookedAt(
  act: Act,
  told: readonly PublicItem[],
  before: readonly PublicItem[],
  acts: ThemeTokens['acts'],
): { readonly first: SeatId | null; readonly then: SeatId | null } {
  const [one, other] = facingOf(act, told, acts)
  if (one && other) return { first: one, then: other }
  const { by, targets } = partiesOf(act)
  return { first: by, then: (act.name === 'swap' ? swapOf(act, before).on : targets[0]) ?? null }
}

/** What an act tells: who steps in, and all up to what last befell somebody; what the day makes of it is told after it. */
export function toldBy({ entrance, outcome }: Act): readonly PublicItem[] {
  const last = lastIndexOf(outcome, ({ of }) => seatsIn(of).length > 0)
  return [entrance, ...(last < 0 ? outcome : outcome.slice(0, last + 1))]
}

/** Whether what is staged has been overtaken: something else happened, or it was taken back. */
export const isOvertaken = (started: ProjectorView, next: ProjectorView): boolean =>
  !samePhase(started, next) ||
  started.scene !== next.scene ||
  started.items.length !== next.items.length ||
  started.stage?.speaker !== next.stage?.speaker

/** The act of an announcement: by its own kind, else by the role on the card that it turns over. */
function actOf(
  { kind, show, of }: PublicItem,
  acts: NonNullable<ThemeTokens['acts']>,
): ActName | null {
  if (Object.hasOwn(acts, kind)) return acts[kind] ?? null
  if (show !== 'card' || typeof of !== 'object') return null
  const roles = Object.values(of).flat()
  const role = roles.find((one) => typeof one === 'string' && Object.hasOwn(acts, one))
  return (role === undefined ? null : acts[String(role)]) ?? null
}
