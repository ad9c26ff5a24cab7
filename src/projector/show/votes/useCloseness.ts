/** How close the vote on the wall is. */
import { computed } from 'vue'
import { useShow } from '../store/showStore'
import { closenessOf, heartRate, tensionOf } from './lastVotes'

export function useCloseness() {
  const show = useShow()
  const closeness = computed(() => (show.view ? closenessOf(show.view) : null))
  const tension = computed(() => tensionOf(closeness.value))
  /** Beats a minute; null: no heart is heard. */
  const rate = computed(() => (tension.value === null ? null : heartRate(tension.value)))
  return { closeness, tension, rate }
}
