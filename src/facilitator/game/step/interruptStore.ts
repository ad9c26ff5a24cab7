import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import { useDesk } from '../../desk/deskStore'

/** An interrupt the host has opened (somebody steps in): its form is answered above the open step. */
export const useInterrupt = defineStore('interrupt', () => {
  const desk = useDesk()
  const id = ref<string | null>(null)
  /** Who has stepped in or could, in the order in which it first became possible: that is their key. */
  const met = ref<readonly string[]>([])
  watch(
    () => [desk.view?.evening?.id, desk.game?.offered.map((step) => step.id)] as const,
    ([evening, offered = []], before) => {
      const known = evening === before?.[0] ? met.value : []
      const news = offered.filter((step) => !known.includes(step))
      if (news.length > 0 || known.length < met.value.length) met.value = [...known, ...news]
    },
    { immediate: true },
  )
  /** The offered step being answered; gone when the rules no longer offer it. */
  const step = computed(() => desk.game?.offered.find((offered) => offered.id === id.value) ?? null)
  /** The number of an interrupt's key, from 1; it stays the same all evening. */
  const numberOf = (offered: string): number => met.value.indexOf(offered) + 1
  const start = (offered: string): void => {
    id.value = offered
  }
  const leave = (): void => {
    id.value = null
  }
  return { step, numberOf, start, leave }
})
