/** What each seat of the town square shows, from the last view. */
import { computed } from 'vue'
import type { ProjectorSeat, SeatId } from '../../bridge'
import type { BadgeLook } from '../../ui/themeTokens'
import { worthTelling } from './past/news'
import { useLeaders } from './reveal/useLeaders'
import { useReveal } from './reveal/useReveal'
import { useShow } from './store/showStore'
import { useLotMark } from './lot/useLotMark'

export interface TownSeat extends ProjectorSeat {
  readonly speaking: boolean
  readonly next: boolean
  /** Its place in the order that the vote's colours go by; null for whoever is not marked. */
  readonly candidate: number | null
  readonly total: number
  /** Whether a lot or a verdict hangs over it. */
  readonly accused: boolean
  /** The places of those it has raised a hand for. */
  readonly hands: readonly number[]
  /** Whether the last announcement names this seat. */
  readonly news: boolean
  /** Whether that is bad news for it. */
  readonly fell: boolean
  /** How many cards are seen burning, because it has just fallen; 0: it has not. */
  readonly burning: number
  /** Whether its player has looked at the own cards, while they are dealt. */
  readonly looked: boolean
  /** Whether the lot's mark is on it, or its player is called to vote now. */
  readonly marked: boolean
  /** The cards it held, once all are turned over. */
  readonly faces: readonly string[] | null
  readonly team: string | null
  /** When they are turned over, in milliseconds after the host did so. */
  readonly opens: number
  readonly won: boolean
  /** Whether it leads the town at the end, and is glad; and whether it has lost, once everything is told. */
  readonly leads: boolean
  readonly glad: boolean
  readonly lost: boolean
  /** Whether everything waits for its card, and whether it waits for another one's. */
  readonly last: boolean
  readonly dimmed: boolean
  /** What its conditions make it look like, as the theme says. */
  readonly looks: readonly BadgeLook[]
}

const isEqual = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((part, index) => part === other[index]))

/** Whether two seats show the same. */
export function isSame(one: TownSeat, other: TownSeat): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof TownSeat>
  return [...names].every((name) => isEqual(one[name], other[name]))
}

export function useTown() {
  const show = useShow()
  const { mark } = useLotMark()
  const reveal = useReveal()
  const { leaders, glad } = useLeaders()

  const seats = computed<TownSeat[]>((before = []) => {
    const { view } = show
    if (!view) return []
    const { stage, count, items, end } = view
    const candidates = stage?.candidates ?? []
    const placeOf = (seat: SeatId) => Math.max(0, show.voteOrder.indexOf(seat))
    const news = items.length > 0 ? worthTelling(items.slice(-1))[0] : undefined
    // Whoever stands accused is marked while they defend themselves and until a secret count is told.
    const hangs =
      ['lot', 'stand', 'speech'].includes(stage?.scene ?? '') || stage?.count === 'closed'
    const revealed = new Map(end?.revealed?.seats.map((seat) => [seat.id, seat]))
    const { plan, stage: reached } = reveal
    const waits = reached === 'held' || reached === 'last'
    const winners = plan?.winners ?? []
    const hasLosers = reached === 'told' && winners.length > 0
    const town = view.seats.map((seat) => ({
      ...seat,
      speaking: stage?.speaker === seat.id,
      next: stage?.scene === 'speech' && stage.queue?.[0] === seat.id,
      candidate: show.voteOrder.includes(seat.id) ? placeOf(seat.id) : null,
      accused: show.drawing === null && hangs && candidates.includes(seat.id),
      total: count?.totals[seat.id] ?? 0,
      hands: (count?.hands?.[seat.id] ?? []).map(placeOf),
      news: news?.of === seat.id,
      fell: news?.of === seat.id && (seat.out || Object.hasOwn(show.theme.falls ?? {}, news.kind)),
      burning: show.fallen.get(seat.id) ?? 0,
      looked: view.looked?.includes(seat.id) ?? false,
      marked: mark.value === seat.id || count?.upForVote === seat.id,
      faces: revealed.get(seat.id)?.dealt ?? null,
      team: revealed.get(seat.id)?.team ?? null,
      // Who was turned over alone stands at the own place again with the card open, and not waiting for it once more.
      opens: reached === 'told' && plan?.last === seat.id ? 0 : (plan?.opens[seat.id] ?? 0),
      won: winners.includes(seat.id),
      leads: leaders.value.includes(seat.id),
      glad: glad.value.includes(seat.id),
      lost: hasLosers && !winners.includes(seat.id),
      last: waits && plan?.last === seat.id,
      dimmed: waits && !show.still && plan?.last !== seat.id,
      looks: seat.badges.flatMap((badge) => show.theme.badges?.[badge] ?? []),
    }))
    // A seat that shows what it showed before is the same one, and its plate is left alone.
    return town.map((seat, index) => {
      const shown = before[index]
      return shown && isSame(shown, seat) ? shown : seat
    })
  })
  return { seats }
}
