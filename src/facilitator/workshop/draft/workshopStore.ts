/** The text that is on the workbench. It outlives the page: a covered desk or a rehearsal does not lose it. */
import { defineStore } from 'pinia'
import { computed, ref } from 'vue'

/** Line breaks as a text field has them. */
export const plainBreaks = (text: string): string => text.replaceAll(/\r\n?/g, '\n')

export const useWorkshop = defineStore('workshop', () => {
  /** The game's own id on the shelf; null for a text that was never saved. */
  const id = ref<string | null>(null)
  const text = ref('')
  /** What its file holds; null for a text that was never saved. */
  const saved = ref<string | null>(null)
  /** What it began from, if that is not lost with it. */
  const begun = ref<string | null>(null)
  /** What was sent last to be saved: the file may hold it before that is told. */
  const sent = ref<string | null>(null)
  /** Whether a rehearsal was begun here, so that the shelf opens the workshop again after it. */
  const comesBack = ref(false)

  const changed = computed(() => text.value !== saved.value)
  /** Whether something would be lost if it were put away now. */
  const unsaved = computed(
    () => changed.value && text.value !== begun.value && text.value.trim() !== '',
  )

  /** Takes up the text of a game on the shelf; one that was changed here and not saved stays. */
  function take(game: string, raw: string): void {
    const its = plainBreaks(raw)
    if (id.value !== game || !changed.value) text.value = its
    id.value = game
    saved.value = its
  }

  /**
   * Takes up a text that is on no shelf.
   * @param lies whether it lies somewhere else, too
   */
  function begin(its: string, lies: boolean): void {
    id.value = null
    saved.value = null
    text.value = plainBreaks(its)
    begun.value = lies ? text.value : null
  }

  /** The file now holds this. */
  function keep(game: string, its: string): void {
    id.value = game
    saved.value = plainBreaks(its)
  }

  /** Puts everything away. */
  function clear(): void {
    begin('', true)
    comesBack.value = false
  }

  return { id, text, saved, sent, comesBack, changed, unsaved, take, begin, keep, clear }
})
