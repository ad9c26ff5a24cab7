/** Where the lot's mark stands while it is drawn, and when the picture goes black. */
import { onScopeDispose, ref, watch } from 'vue'
import type { SeatId } from '../../../bridge'
import { LOT_STROKE_MS } from '../../../sound/manifest'
import { LOT_BLACK_MS, lotHops } from '../past/lot'
import { useShow } from '../store/showStore'

export function useLotMark() {
  const show = useShow()
  const mark = ref<SeatId | null>(null)
  /** Whether nothing but the one stick is to be seen, and before it nothing at all. */
  const dark = ref(false)
  /** Whether the mark stands on the one whose name was drawn. */
  const settled = ref(false)
  let timers: ReturnType<typeof setTimeout>[] = []
  function clear(): void {
    for (const timer of timers) clearTimeout(timer)
    timers = []
    mark.value = null
    dark.value = false
    settled.value = false
  }
  function goDark(): void {
    mark.value = null
    dark.value = true
  }
  function settle(winner: SeatId): void {
    mark.value = winner
    dark.value = true
    settled.value = true
  }
  watch(
    () => show.drawing,
    (drawing) => {
      clear()
      if (!drawing) return
      if (show.still) return settle(drawing.winner)
      timers = lotHops(drawing).map(({ seat, at }) => setTimeout(() => (mark.value = seat), at))
      timers.push(setTimeout(goDark, LOT_BLACK_MS))
      timers.push(setTimeout(() => settle(drawing.winner), LOT_STROKE_MS))
    },
    { immediate: true },
  )
  onScopeDispose(clear)
  return { mark, dark, settled }
}
