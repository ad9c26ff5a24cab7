/** What an untimed discussion is about, one after the other: its words, the news, the last count, who is suspected. */
import { computed, onScopeDispose, ref, watch, type ComputedRef } from 'vue'
import type { PublicItem, SeatId } from '../../../bridge'
import { lastCount, lastNews } from '../past/lately'
import { useShow } from '../store/showStore'

export type Topic =
  | { readonly kind: 'words' }
  | { readonly kind: 'news'; readonly item: PublicItem }
  | { readonly kind: 'count'; readonly totals: Readonly<Record<string, number>> }
  | { readonly kind: 'suspects'; readonly seats: readonly SeatId[] }

const EACH_MS = 9000

/** The topic of the moment. It begins anew with the discussion's words whenever there is something else to talk about. */
export function useTopics(): ComputedRef<Topic> {
  const show = useShow()
  const topics = computed((): Topic[] => {
    const item = lastNews(show.memory)
    const totals = lastCount(show.memory)
    const seats = show.view?.stage?.candidates ?? []
    return [
      { kind: 'words' },
      ...(item ? [{ kind: 'news', item } as const] : []),
      ...(totals ? [{ kind: 'count', totals } as const] : []),
      ...(seats.length > 0 ? [{ kind: 'suspects', seats } as const] : []),
    ]
  })
  const turn = ref(0)
  const timer = setInterval(() => (turn.value += 1), EACH_MS)
  onScopeDispose(() => clearInterval(timer))
  watch(
    () => JSON.stringify(topics.value),
    () => (turn.value = 0),
  )
  return computed(() => topics.value[turn.value % topics.value.length] ?? { kind: 'words' })
}
