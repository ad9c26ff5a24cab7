/** How many hands it takes in the vote on the wall, and who may raise one: where all at the table know it, and nowhere else. */
import { computed } from 'vue'
import { useShow } from '../showStore'
import { useCloseness } from './useCloseness'

export function useNeeded() {
  const show = useShow()
  const { closeness } = useCloseness()
  const voters = computed(() => show.view?.stage?.voters ?? [])
  /** With so many hands nobody can be overtaken; null where that is not told. */
  const needed = computed(() => {
    if (show.view?.scene !== 'vote') return null
    if (closeness.value) return closeness.value.needed
    const { length } = voters.value
    return length > 0 ? Math.floor(length / 2) + 1 : null
  })
  return { voters, needed }
}
