import { useClock } from '../../ui/useClock'
import { useShow } from './store/showStore'

/** The face of the clock on the picture; null when nothing is timed. */
export function useShowClock() {
  const show = useShow()
  return useClock(
    () => show.view?.clock ?? null,
    () => show.now(),
  )
}
