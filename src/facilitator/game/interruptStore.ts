import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { useDesk } from '../desk/deskStore'

/** An interrupt the host has opened (somebody steps in): its form is answered above the open step. */
export const useInterrupt = defineStore('interrupt', () => {
  const desk = useDesk()
  const id = ref<string | null>(null)
  /** The offered step being answered; gone when the rules no longer offer it. */
  const step = computed(() => desk.game?.offered.find((offered) => offered.id === id.value) ?? null)
  const start = (offered: string): void => {
    id.value = offered
  }
  const leave = (): void => {
    id.value = null
  }
  return { step, start, leave }
})
