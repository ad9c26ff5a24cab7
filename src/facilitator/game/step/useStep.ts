import { computed } from 'vue'
import { useDesk } from '../../desk/deskStore'
import { nameOfWord } from '../../words/params'
import { stepWords } from '../../words/stepWords'
import { useNaming } from '../../words/useNaming'
import { useInterrupt } from './interruptStore'

/** The step the host reads and answers now (the open one, or an interrupt above it) and its words. */
export function useStep() {
  const desk = useDesk()
  const interrupt = useInterrupt()
  const naming = useNaming()
  const step = computed(() => interrupt.step ?? desk.step)
  const words = computed(() => (step.value ? stepWords(step.value, naming.value) : null))
  /** Whether the call is only kept up, because nobody is left to answer it. */
  const gone = computed(() => step.value?.variant === 'gone')
  const optionName = (id: string): string => nameOfWord(id, words.value?.options, naming.value)
  return { step, words, gone, optionName, above: computed(() => interrupt.step !== null) }
}
