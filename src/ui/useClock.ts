import { onScopeDispose, shallowRef, watch, type Ref } from 'vue'
import { clockFace, nextChange, type ClockFace, type TimedClock } from './clock'

/**
 * The face of a clock, kept right: it wakes at each change of the second and when the window comes back
 * into view.
 * @param now the host's clock in milliseconds
 */
export function useClock(
  clock: () => TimedClock | null,
  now: () => number,
): Readonly<Ref<ClockFace | null>> {
  const face = shallowRef<ClockFace | null>(null)
  let timer: ReturnType<typeof setTimeout> | undefined

  function draw(): void {
    clearTimeout(timer)
    const shown = clock()
    if (!shown) {
      face.value = null
      return
    }
    const time = now()
    face.value = clockFace(shown, time)
    const wait = nextChange(shown, time)
    // A timer may fire a little early; it would then find the old second and wait again for an instant.
    if (wait !== null) timer = setTimeout(draw, Math.max(1, wait))
  }

  watch(clock, draw, { immediate: true })
  document.addEventListener('visibilitychange', draw)
  onScopeDispose(() => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', draw)
  })
  return face
}
