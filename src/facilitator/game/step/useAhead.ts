import { defineStore } from 'pinia'
import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import type { Ahead, Reply } from '../../../bridge'
import { useDesk } from '../../desk/deskStore'
import { phaseWords } from '../../words/chronicle'
import { stepWords } from '../../words/stepWords'
import { useNaming } from '../../words/useNaming'
import { useWords } from '../../words/useWords'

/** The step that going on would open; null while that is not known or not asked for. The host finds it out once for all who ask. */
const useAheadStore = defineStore('ahead', () => {
  const desk = useDesk()
  const found = shallowRef<Ahead | null>(null)

  // Asked once for each moment in which going on is an answer; a refusal leaves the button its usual words.
  watch(
    () => {
      const { game, step } = desk
      if (!game || step?.form.kind !== 'ok') return null
      return JSON.stringify([game.phase, step.id, step.speaker, game.called.length, game.logLength])
    },
    async (moment, _, onCleanup) => {
      let isLate = false
      onCleanup(() => (isLate = true))
      found.value = null
      if (moment === null) return
      const reply: Reply | undefined = await desk.actions?.['game.ahead']({}).catch(() => undefined)
      if (!isLate && reply?.ok) found.value = (reply.data ?? null) as Ahead | null
    },
    { immediate: true },
  )
  return { found }
})

/** Whether those who are called now stay awake for the next call: then nobody tells them to sleep in between. */
export function useStaysAwake(): ComputedRef<boolean> {
  const naming = useNaming()
  const ahead = useAheadStore()
  return computed(() => {
    const next = ahead.found?.step?.id
    return next !== undefined && naming.value.texts?.steps[next]?.stays === true
  })
}

/** Where going on leads, in words for its button; null while that is not known or not asked for. */
export function useAhead(): ComputedRef<string | null> {
  const desk = useDesk()
  const naming = useNaming()
  const t = useWords()
  const ahead = useAheadStore()

  return computed(() => {
    const { game, step: open } = desk
    if (!ahead.found || !game) return null
    const { step, phase } = ahead.found
    if (!step) return t('day.onToEnd')
    const begins = phase.kind !== game.phase.kind || phase.n !== game.phase.n
    if (begins && phase.kind !== 'day') return t('day.onTo', { what: phaseWords(phase, t) })
    const { title } = stepWords(step, naming.value)
    const name = step.speaker && desk.nameOf(step.speaker)
    if (!name || title.includes(name)) return t('day.onTo', { what: title })
    if (step.id === open?.id) return t('day.onToName', { name })
    return t('day.onTo', { what: t('day.whose', { what: title, names: name }) })
  })
}
