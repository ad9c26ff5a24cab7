import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import type { GameView } from '../../../bridge'
import { useDesk } from '../../desk/deskStore'
import { useGameTexts } from '../../words/gameTexts'
import { isGesture, shownWhileOpen, standsInStep } from '../../words/stepWords'

export type ShownSignal = NonNullable<GameView['signal']>

/** The sign to give back after an answer. One that was there before this page was opened is not shown again. */
export const useSignal = defineStore('signal', () => {
  const desk = useDesk()
  const texts = useGameTexts()
  const seen = ref<number | null>(null)
  const again = ref(false)
  /** Whether players sit opposite the screen: whoever turned one sign finds the next one turned. */
  const turned = ref(false)

  watch(
    () => desk.game && (desk.game.signal?.serial ?? 0),
    (serial) => {
      if (serial === null) seen.value = null
      else if (seen.value === null || serial < seen.value) seen.value = serial
      again.value = false
    },
    { immediate: true, flush: 'sync' },
  )

  const last = computed(() => desk.game?.signal ?? null)
  /** What the host's own hand says needs no window: at night it stands before the next call, as its closing words do. */
  const byHand = computed(() => {
    const signal = last.value
    if (!signal || desk.game?.phase.kind !== 'night' || standsInStep(desk.step, signal)) return null
    return isGesture(signal.step, signal.signal, texts.current) ? signal : null
  })
  const open = computed(() => {
    const signal = last.value
    if (!signal) return null
    if (again.value) return signal
    const fresh = signal.serial > (seen.value ?? 0)
    if (standsInStep(desk.step, signal) || byHand.value) return null
    return fresh && !shownWhileOpen(signal.step, signal.signal, texts.current) ? signal : null
  })

  function dismiss(): void {
    seen.value = last.value?.serial ?? 0
    again.value = false
  }

  const showAgain = (): void => {
    again.value = true
  }

  return { last, open, byHand, turned, dismiss, showAgain }
})
