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
  const standing = computed((): readonly SeatId[] => {
    const { scene, stage = null, count = null } = show.view ?? {}
    if (scene !== 'vote' && scene !== 'stand') return []
    const candidates = count?.candidates ?? stage?.candidates ?? []
    return candidates.length <= FEW ? candidates : []
  })
  /** The count under which everybody on the stand is waiting. */
  const waitingCount = computed((): Readonly<Record<SeatId, number>> | null => {
    const { stage = null, items = [] } = show.view ?? {}
    const { candidates = [], scene } = stage ?? {}
    if (scene !== 'stand' || candidates.length < 2 || candidates.length > FEW) return null
    const at = lastIndexOf(items, ({ show: as }) => as === 'count')
    // Once its outcome has been told, another question is asked under it.
    if (worthTelling(items.slice(at + 1)).some(({ kind }) => kind !== 'tie')) return null
    const of = items[at]?.of
    if (typeof of !== 'object') return null
    const tally = of as Readonly<Record<SeatId, number>>
    return Object.keys(tally).every((seat) => candidates.includes(seat as SeatId)) ? tally : null
  })
  /** What stands beside each of them; null where nothing may be shown, or nothing is counted. */
  const totals = computed((): Readonly<Record<SeatId, number>> | null => {
    const { scene, stage = null, count = null } = show.view ?? {}
    if (scene === 'stand') return waitingCount.value
    if (!count || (stage?.count === 'closed' && !count.closed)) return null
    return count.totals
  })
  return { standing, waitingCount, totals }
}
