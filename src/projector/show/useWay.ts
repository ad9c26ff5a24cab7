/** How much of a thing's way the big screen has told by now, once the cards are turned over. */
import { defineStore } from 'pinia'
import { computed, onScopeDispose, ref, watch } from 'vue'
import { useReveal } from './reveal/useReveal'
import { useShow } from './store/showStore'
import { legsOf } from './way'

const LEG_MS = { least: 1800, most: 3400, all: 60_000 }
/** How long the whole map stays. */
const WHOLE_MS = 7000

export const useWay = defineStore('way', () => {
  const show = useShow()
  const reveal = useReveal()
  const legs = computed(() => legsOf(show.view?.end?.revealed?.chronicle ?? []))
  /** How many legs are drawn. */
  const reached = ref(0)
  const isTold = ref(false)
  let timer: ReturnType<typeof setTimeout> | undefined

  function next(): void {
    const count = legs.value.length
    if (reached.value >= count) {
      isTold.value = true
      return
    }
    reached.value += 1
    const each = Math.min(LEG_MS.most, Math.max(LEG_MS.least, LEG_MS.all / count))
    timer = setTimeout(next, reached.value === count ? each + WHOLE_MS : each)
  }
  watch(
    [() => legs.value.length, () => reveal.stage === 'told'] as const,
    ([, isTime]) => {
      clearTimeout(timer)
      reached.value = 0
      isTold.value = false
      if (isTime) next()
    },
    { immediate: true },
  )
  onScopeDispose(() => clearTimeout(timer))

  const drawn = computed(() => (isTold.value ? [] : legs.value.slice(0, reached.value)))
  return { drawn }
})
