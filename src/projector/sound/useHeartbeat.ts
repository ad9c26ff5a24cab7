/** A heart that beats as fast as it is told to. */
import { onScopeDispose, watch } from 'vue'

const MINUTE_MS = 60_000

/**
 * @param rate beats a minute; null: none. It may change between two beats
 * @param beat told at each
 */
export function useHeartbeat(rate: () => number | null, beat: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function strike(): void {
    const now = rate()
    timer = undefined
    if (now === null) return
    beat()
    timer = setTimeout(strike, MINUTE_MS / now)
  }
  function follow(now: number | null): void {
    if (now === null) {
      clearTimeout(timer)
      timer = undefined
    } else if (timer === undefined) strike()
  }
  watch(rate, follow, { immediate: true })
  onScopeDispose(() => clearTimeout(timer))
}
