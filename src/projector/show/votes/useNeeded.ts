/** What decides the vote on the wall, and who may raise a hand: where all at the table know it, and nowhere else. */
import { computed } from 'vue'
import { useShow } from '../store/showStore'
import { useWords } from '../store/useWords'
import { useCloseness } from './useCloseness'

export function useNeeded() {
  const show = useShow()
  const { t } = useWords()
  const { closeness } = useCloseness()
  /** Who votes between others, and is not voted on himself: whoever listens has to know that it is not for everybody. */
  const voters = computed(() => {
    const { of = [], among = [] } = show.view?.stage?.asks ?? {}
    const seats = of.map(({ seat }) => seat)
    return seats.some((seat) => among.includes(seat)) ? [] : seats
  })
  /** With so many hands nobody can be overtaken; null where the room does not see them go up. */
  const decisive = computed(() => closeness.value?.needed ?? null)
  /** What the rules want of whoever is voted on, in words; null where they say nothing of it. */
  const rule = computed(() => {
    const { scene, stage } = show.view ?? {}
    const needs = scene === 'vote' ? stage?.needs : undefined
    if (needs === undefined) return null
    return typeof needs === 'number'
      ? t('vote.needs.votes', { count: needs })
      : t(`vote.needs.${needs}`)
  })
  return { voters, decisive, rule }
}
