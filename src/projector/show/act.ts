/** Somebody steps in, as a show: who it is, what is done, and only then what the town square looks like. */
import type { ProjectorView, PublicItem } from '../../bridge'
import type { ActName, ThemeTokens } from '../../ui/themeTokens'

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

/** Whether a running act has been overtaken: something else happened, or it was taken back. */
export const isOvertaken = (started: ProjectorView, next: ProjectorView): boolean =>
  !sameDay(started, next) ||
  started.scene !== next.scene ||
  started.items.length !== next.items.length ||
  started.stage?.speaker !== next.stage?.speaker

const sameDay = (one: ProjectorView, other: ProjectorView): boolean =>
  one.phase?.kind === 'day' && other.phase?.kind === 'day' && one.phase.n === other.phase.n

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
