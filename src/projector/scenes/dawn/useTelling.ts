/** How far a story has been told: line by line, as the narrator speaks, or as a host reads. */
import { computed, onScopeDispose, ref, watch } from 'vue'
import { useNarrator } from '../../sound/useNarrator'
import { useShow } from '../../show/store/showStore'

/** Milliseconds a listener needs for a line, read aloud without haste. */
const lineTime = (line: string): number => 1400 + line.length * 48

export function useTelling() {
  const show = useShow()
  const narrator = useNarrator()
  const lines = computed(() => {
    const { body = [], lead = '' } = show.view?.story ?? {}
    return [...body, lead].filter((line) => line !== '')
  })
  /** How many lines have been told. */
  const told = ref(1)
  /** Whether the last one has had its time. */
  const over = ref(false)
  let timer: ReturnType<typeof setTimeout> | undefined

  function goOn(): void {
    const line = lines.value[told.value - 1]
    if (line === undefined) return
    timer = setTimeout(() => {
      if (told.value >= lines.value.length) over.value = true
      else {
        told.value += 1
        goOn()
      }
    }, lineTime(line))
  }

  watch(
    () => lines.value.join('\n'),
    () => {
      clearTimeout(timer)
      told.value = 1
      over.value = false
      const spoken = narrator.tell(
        lines.value,
        (index) => (told.value = Math.max(told.value, index + 1)),
        goOn,
      )
      // Where nobody speaks, the host reads: each line stays as long as that takes.
      if (!spoken) goOn()
    },
    { immediate: true },
  )
  onScopeDispose(() => {
    clearTimeout(timer)
    narrator.hush()
  })
  return { lines, told, over }
}
