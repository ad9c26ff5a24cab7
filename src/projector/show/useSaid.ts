/** What was said by everybody just now, counted by its words, where the next question follows at once. */
import { computed } from 'vue'
import { lastOf } from './past/last'
import { useShow } from './store/showStore'

const SEAT = /^s\d+$/

export function useSaid() {
  const show = useShow()
  /** Null where the last count was one of players. */
  const said = computed((): Readonly<Record<string, number>> | null => {
    const of = lastOf(show.view?.items ?? [], ({ show: as }) => as === 'count')?.of
    if (typeof of !== 'object' || Array.isArray(of)) return null
    const words = Object.keys(of as object)
    return words.length > 0 && !words.some((word) => SEAT.test(word))
      ? (of as Readonly<Record<string, number>>)
      : null
  })
  return { said }
}
