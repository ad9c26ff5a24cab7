/** In which order cards are turned over at the end, and when: winners first, the last dark one alone, then the story. */
import type { EndView, ProjectorView, SeatId } from '../../../bridge'
import { playingCard } from '../../../ui/cards/playingCards'
import type { SideName } from '../../../ui/themeTokens'

type Revealed = NonNullable<EndView['revealed']>['seats']

interface RevealPlan {
  /** When each card turns, in milliseconds after the host turned them over. */
  readonly opens: Readonly<Record<SeatId, number>>
  readonly winners: readonly SeatId[]
  /** Who is turned over alone; null where there is nobody to wait for. */
  readonly last: SeatId | null
  /** When all others are open and everything waits for the last one. */
  readonly heldAt: number
  readonly lastAt: number
  /** When the true story begins. */
  readonly toldAt: number
}

const BEGIN_MS = 800
const STEP = { least: 160, most: 450, all: 8000 }
const TURN_MS = 600
/** How long everything waits before the last card, and how long it is looked at. */
const HELD_MS = 2200
export const LAST_MS = 3600

/** Who has shown a role before the end; a playing card tells of one life, not of a side. */
export const knownIn =
  ({ seats }: Pick<ProjectorView, 'seats'>) =>
  (id: SeatId): boolean => {
    const card = seats.find((seat) => seat.id === id)?.revealed
    return card !== undefined && playingCard(card) === null
  }

/**
 * @param winners in the order of their seats
 * @param sideOf what a team stands for
 * @param isKnown whether everybody has seen that card before: nobody waits for it
 */
export function revealPlan(
  seats: Revealed,
  winners: readonly SeatId[],
  sideOf: (team: string) => SideName,
  isKnown: (seat: SeatId) => boolean = () => false,
): RevealPlan {
  const dark = seats.filter(({ team }) => sideOf(team) === 'dark').map(({ id }) => id)
  const hidden = dark.filter((id) => !isKnown(id))
  const beaten = hidden.filter((id) => !winners.includes(id))
  const last = seats.length > 2 ? (beaten.at(-1) ?? hidden.at(-1) ?? null) : null
  const order = [
    ...winners,
    ...seats.map(({ id }) => id).filter((id) => !winners.includes(id)),
  ].filter((id) => id !== last)
  const step = Math.min(STEP.most, Math.max(STEP.least, STEP.all / seats.length))
  const opens: Record<SeatId, number> = {}
  order.forEach((id, index) => (opens[id] = Math.round(BEGIN_MS + index * step)))
  const heldAt = Math.round(BEGIN_MS + (order.length - 1) * step) + TURN_MS
  const lastAt = last ? heldAt + HELD_MS : heldAt
  if (last) opens[last] = lastAt
  return {
    opens,
    winners,
    last,
    heldAt,
    lastAt,
    toldAt: last ? lastAt + LAST_MS : heldAt + TURN_MS,
  }
}
