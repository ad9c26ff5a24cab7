/** The few who stand before everybody, because they are voted on or accused, and what has been counted for each of them. */
import { computed } from 'vue'
import type { SeatId } from '../../../bridge'
import { lastIndexOf } from '../past/last'
import { worthTelling } from '../past/news'
import { useShow } from '../store/showStore'

/** More than so many are a crowd. */
const FEW = 3

export function useStanding() {
  const show = useShow()
  /** Between whom a count has just ended alike, as long as that is the news. */
  const tied = computed((): readonly SeatId[] => {
    const last = worthTelling(show.view?.items ?? []).at(-1)
    const of = last?.kind === 'tie' && Array.isArray(last.of) ? (last.of as SeatId[]) : []
    return of.length > 1 && of.length <= FEW ? of : []
  })
  const standing = computed((): readonly SeatId[] => {
    const { scene, stage = null, count = null } = show.view ?? {}
    if (scene === 'day') return tied.value
    if (scene !== 'vote' && scene !== 'stand') return []
    const candidates = count?.candidates ?? stage?.candidates ?? []
    return candidates.length <= FEW ? candidates : []
  })
  /** The last count of the phase, and what has been told since. */
  const counted = computed(() => {
    const items = show.view?.items ?? []
    const at = lastIndexOf(items, ({ show: as }) => as === 'count')
    const of = items[at]?.of
    const tally = typeof of === 'object' ? (of as Readonly<Record<SeatId, number>>) : null
    return { tally, since: worthTelling(items.slice(at + 1)) }
  })
  /** The count under which everybody on the stand is waiting. */
  const waitingCount = computed((): Readonly<Record<SeatId, number>> | null => {
    const { candidates = [], scene } = show.view?.stage ?? {}
    const { tally, since } = counted.value
    if (scene !== 'stand' || candidates.length < 2 || candidates.length > FEW) return null
    // Once its outcome has been told, another question is asked under it.
    if (!tally || since.some(({ kind }) => kind !== 'tie')) return null
    return Object.keys(tally).every((seat) => candidates.includes(seat as SeatId)) ? tally : null
  })
  /** What stands beside each of them; null where nothing may be shown, or nothing is counted. */
  const totals = computed((): Readonly<Record<SeatId, number>> | null => {
    const { scene, stage = null, count = null } = show.view ?? {}
    if (scene === 'stand') return waitingCount.value
    if (scene === 'day') return tied.value.length > 0 ? counted.value.tally : null
    if (!count || (stage?.count === 'closed' && !count.closed)) return null
    return count.totals
  })
  return { standing, waitingCount, totals }
}
