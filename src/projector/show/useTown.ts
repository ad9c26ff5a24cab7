/** What each seat of the town square shows, from the last view. */
import { computed, onScopeDispose, ref, watch } from 'vue'
import type { ProjectorSeat, SeatId } from '../../bridge'
import type { BadgeLook } from '../../ui/themeTokens'
import { worthTelling } from '../parts/news'
import { lotHops } from './lot'
import { useShow } from './showStore'

export interface TownSeat extends ProjectorSeat {
  readonly speaking: boolean
  readonly next: boolean
  /** Place among the candidates, which its colour goes by; null for the others. */
  readonly candidate: number | null
  readonly total: number
  /** Whether a lot or a verdict hangs over it. */
  readonly accused: boolean
  /** The places of those it has raised a hand for. */
  readonly hands: readonly number[]
  /** Whether the last announcement names this seat. */
  readonly news: boolean
  /** How many cards are seen burning, because it has just fallen; 0: it has not. */
  readonly burning: number
  /** Whether the lot's mark is on it. */
  readonly marked: boolean
  /** The cards it held, once all are turned over. */
  readonly faces: readonly string[] | null
  readonly team: string | null
  /** What its conditions make it look like, as the theme says. */
  readonly looks: readonly BadgeLook[]
}

export function useTown() {
  const show = useShow()
  const { mark } = useLotMark()

  const seats = computed((): TownSeat[] => {
    const { view } = show
    if (!view) return []
    const { stage, count, items, end } = view
    const candidates = stage?.candidates ?? []
    const placeOf = (seat: SeatId) => (candidates.includes(seat) ? candidates.indexOf(seat) : null)
    const news = items.length > 0 ? worthTelling(items.slice(-1))[0] : undefined
    // Whoever stands accused is marked while they defend themselves and until a secret count is told.
    const hangs =
      ['lot', 'stand', 'speech'].includes(stage?.scene ?? '') || stage?.count === 'closed'
    const revealed = new Map(end?.revealed?.seats.map((seat) => [seat.id, seat]))
    return view.seats.map((seat) => ({
      ...seat,
      speaking: stage?.speaker === seat.id,
      next: stage?.scene === 'speech' && stage.queue?.[0] === seat.id,
      candidate: placeOf(seat.id),
      accused: show.drawing === null && hangs && candidates.includes(seat.id),
      total: count?.totals[seat.id] ?? 0,
      hands: (count?.hands?.[seat.id] ?? []).map((target) => placeOf(target) ?? 0),
      news: news !== undefined && news.of === seat.id,
      burning: show.fallen.get(seat.id) ?? 0,
      marked: mark.value === seat.id,
      faces: revealed.get(seat.id)?.dealt ?? null,
      team: revealed.get(seat.id)?.team ?? null,
      looks: seat.badges.flatMap((badge) => show.theme.badges?.[badge] ?? []),
    }))
  })
  return { seats }
}

/** The seat that the lot's mark stands on while it is drawn, and whether it stays there. */
export function useLotMark() {
  const show = useShow()
  const mark = ref<SeatId | null>(null)
  const settled = ref(false)
  let timers: ReturnType<typeof setTimeout>[] = []
  function clear(): void {
    for (const timer of timers) clearTimeout(timer)
    timers = []
    mark.value = null
    settled.value = false
  }
  watch(
    () => show.drawing,
    (drawing) => {
      clear()
      if (!drawing) return
      const hops = lotHops(drawing)
      timers = hops.map(({ seat, at }, index) =>
        setTimeout(() => {
          mark.value = seat
          settled.value = index === hops.length - 1
        }, at),
      )
    },
    { immediate: true },
  )
  onScopeDispose(clear)
  return { mark, settled }
}
