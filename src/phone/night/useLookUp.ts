/** When a night on phones is over everybody looks up, before the phone has anything else to show. */
import { computed, onScopeDispose, ref, watch, type ComputedRef } from 'vue'
import { usePhone } from '../store/phoneStore'

/** For so long at least, and at most while nothing is announced; milliseconds. */
export const LOOK_UP_MS = { least: 1500, most: 4000 } as const

/** Whether the page says so now; for use in a component's setup. */
export function useLookUp(): ComputedRef<boolean> {
  const phone = usePhone()
  const room = computed(() => phone.table?.room ?? null)
  /** Whether all look at their phones, whoever is asked. */
  const isPlayed = computed(() => room.value?.night !== undefined)
  const isNew = ref(false)
  const isLate = ref(false)
  const timers: ReturnType<typeof setTimeout>[] = []
  const stop = (): void => {
    for (const timer of timers.splice(0)) clearTimeout(timer)
  }

  watch(
    isPlayed,
    (played, before) => {
      stop()
      isNew.value = isLate.value = before === true && !played && room.value?.phase?.kind !== 'night'
      if (!isNew.value) return
      timers.push(
        setTimeout(() => (isNew.value = false), LOOK_UP_MS.least),
        setTimeout(() => (isLate.value = false), LOOK_UP_MS.most),
      )
    },
    { flush: 'sync' },
  )
  onScopeDispose(stop)

  return computed(
    () => room.value !== null && (isNew.value || (isLate.value && room.value.items.length === 0)),
  )
}
