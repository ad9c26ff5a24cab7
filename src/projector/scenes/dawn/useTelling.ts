/** How far a story has been told: line by line, as it is read aloud, or as a host reads. */
import { computed, onScopeDispose, ref, watch } from 'vue'
import { useNarrator } from '../../sound/useNarrator'
import { useShow } from '../../show/store/showStore'
import { tell, type Telling } from './telling'

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
  let telling: Telling | undefined

  watch(
    () => lines.value.join('\n'),
    () => {
      telling?.end()
      told.value = 1
      over.value = false
      telling = tell(lines.value, {
        say: (at, onEnd) => narrator.say(lines.value[at] ?? '', at, onEnd),
        hush: () => narrator.hush(),
        onLine: (count) => (told.value = count),
        onOver: () => (over.value = true),
      })
    },
    { immediate: true },
  )
  // Muted in the middle of a sentence, it is read by whoever sits there.
  watch(
    () => narrator.wanted.value,
    (wanted) => {
      if (!wanted) telling?.silence()
    },
  )
  onScopeDispose(() => telling?.end())
  return { lines, told, over }
}
