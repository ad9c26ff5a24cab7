import { computed, ref, watch } from 'vue'
import { useDesk } from '../../desk/deskStore'
import { saidBefore } from '../../words/saidBefore'
import { stepWords } from '../../words/stepWords'
import { useNaming } from '../../words/useNaming'

/**
 * What ends the call before: an answer opens the next step at once, but those who are awake still have to
 * be told to sleep. Taken from the step that was just answered; after a reload from the list of this phase.
 */
export function useClosing() {
  const desk = useDesk()
  const naming = useNaming()
  const closing = ref<readonly string[]>([])

  const words = computed(() => (desk.step ? stepWords(desk.step, naming.value) : null))

  /** The closing words of the step called before the open one, in this phase. */
  function fromList(): readonly string[] {
    const called = desk.game?.called ?? []
    const before = called[called.length - 2]
    return (before && naming.value.texts?.steps[before]?.close) || []
  }

  watch(
    () => ({
      words: words.value,
      place: `${desk.game?.phase.kind} ${desk.game?.phase.n} ${desk.game?.called.length}`,
      act: desk.game?.deeds.at(-1)?.act ?? -1,
      correcting: Boolean(desk.game?.correcting),
    }),
    (now, before) => {
      if (before && now.place === before.place) return
      // Whoever goes back, or changes an old answer and comes forward again, has answered nothing here.
      const answered =
        before !== undefined && now.act > before.act && !now.correcting && !before.correcting
      closing.value = (answered && before.words ? before.words.close : null) ?? fromList()
    },
    { immediate: true },
  )
  watch(
    () => naming.value.texts,
    () => {
      closing.value = fromList()
    },
  )

  return computed(() =>
    desk.game ? saidBefore(desk.game, closing.value, naming.value.texts) : closing.value,
  )
}
