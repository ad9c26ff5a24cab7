/** Whose end it is: whoever is told to have won, and before the cards are turned over all who are left. */
import { computed } from 'vue'
import type { SeatId } from '../../../bridge'
import { useShow } from '../store/showStore'
import { endingOf } from './sides'
import { useReveal } from './useReveal'

export function useLeaders() {
  const show = useShow()
  const reveal = useReveal()

  const before = computed((): readonly SeatId[] => {
    const { end, seats } = show.view ?? {}
    if (!end || !seats || end.winners.length === 0) return []
    const named = seats.filter(({ id }) => end.winners.includes(id))
    return (named.length > 0 ? named : seats.filter(({ out }) => !out)).map(({ id }) => id)
  })
  /** Of a side nobody knows before the last card is open. */
  const told = computed(() => (reveal.stage === 'told' ? (reveal.plan?.winners ?? []) : null))
  const leaders = computed(() => told.value ?? before.value)
  /** Who is glad: only where the light has won is that all who are left; while cards are turned over nobody is. */
  const glad = computed((): readonly SeatId[] => {
    const { end } = show.view ?? {}
    if (!end) return []
    if (end.revealed) return told.value ?? []
    const isNamed = before.value.some((id) => end.winners.includes(id))
    return isNamed || endingOf(show.theme, end) === 'light' ? before.value : []
  })
  return { leaders, glad }
}
