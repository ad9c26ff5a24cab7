/** How far the cards are turned over at the end; where nothing moves they are open at once. */
import { defineStore } from 'pinia'
import { computed, onScopeDispose, ref, watch } from 'vue'
import { useShow } from '../store/showStore'
import { winnersOf } from '../../../bridge/views/winners'
import { knownIn, LAST_MS, revealPlan } from './revealPlan'
import { sideOf } from './sides'

type RevealStage = 'closed' | 'turning' | 'held' | 'last' | 'told'

export const useReveal = defineStore('reveal', () => {
  const show = useShow()
  const seats = computed(() => show.view?.end?.revealed?.seats ?? null)
  const plan = computed(() => {
    const { view, theme } = show
    if (!seats.value || !view?.end) return null
    const isOut = (id: string) => view.seats.some((seat) => seat.id === id && seat.out)
    const winners = winnersOf(seats.value, view.end.winners, isOut)
    const isKnown = knownIn(view)
    return revealPlan(seats.value, winners, (team) => sideOf(theme, team), isKnown)
  })
  const stage = ref<RevealStage>('closed')
  let timers: ReturnType<typeof setTimeout>[] = []

  function clear(): void {
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }
  const at = (ms: number, next: RevealStage) =>
    timers.push(setTimeout(() => (stage.value = next), ms))
  watch(
    () => seats.value !== null,
    (isOpen) => {
      clear()
      stage.value = isOpen ? 'turning' : 'closed'
      if (!plan.value) return
      const { last, heldAt, lastAt, toldAt } = plan.value
      if (show.still) {
        stage.value = last ? 'last' : 'told'
        at(LAST_MS, 'told')
        return
      }
      if (last) {
        at(heldAt, 'held')
        at(lastAt, 'last')
      }
      at(toldAt, 'told')
    },
    { immediate: true },
  )
  onScopeDispose(clear)
  return { plan, stage }
})
