import { computed, shallowRef, type Ref } from 'vue'
import { useCommands } from '../../commands/useCommands'
import { useGameWords } from '../words/gameWords'
import { noteAt, offersAt, type Offer, type Offers, type WordNote } from '../words/offers'

/** The list of words that can stand at the cursor: asked for by the host, then narrowed by what he types. */
export function useCompleting(
  text: Readonly<Ref<string>>,
  field: Readonly<Ref<HTMLTextAreaElement | null>>,
) {
  const store = useGameWords()
  const { ask } = useCommands()
  const offers = shallowRef<Offers | null>(null)
  const chosen = shallowRef(0)
  /** Whether it was asked for where no word can stand. */
  const none = shallowRef(false)
  void store.load(ask)

  const list = computed<readonly Offer[]>(() => offers.value?.list ?? [])

  function close(): void {
    offers.value = null
  }

  /** Looks what can stand at the cursor now. */
  function look(): void {
    const { value } = field
    if (!value || !store.words) return close()
    const { selectionStart: caret, selectionEnd: end } = value
    offers.value = caret === end ? offersAt(value.value, caret, store.words) : null
    chosen.value = 0
  }

  async function open(): Promise<void> {
    await store.load(ask)
    field.value?.focus()
    look()
    none.value = offers.value === null
  }

  /** Writes an offered word, in a way that the field itself can take back. */
  function take(offer: Offer): void {
    const { value } = field
    const at = offers.value
    close()
    if (!value || !at) return
    value.focus()
    value.setSelectionRange(at.start, at.end)
    if (!document.execCommand('insertText', false, offer.insert)) return
    const caret = at.start + offer.insert.length - offer.back
    value.setSelectionRange(caret, caret)
  }

  function move(by: number): void {
    const { length } = list.value
    chosen.value = (chosen.value + by + length) % length
  }

  /** Does what a key means to the list. @returns whether it meant anything */
  function key(event: KeyboardEvent): boolean {
    if (event.code === 'Space' && (event.ctrlKey || event.metaKey)) {
      void open()
      return true
    }
    none.value = false
    if (!offers.value) return false
    const offer = list.value[chosen.value]
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && offer) take(offer)
    else if (event.key === 'Escape') close()
    else return false
    return true
  }

  return {
    offers,
    list,
    chosen,
    none,
    open,
    close,
    take,
    key,
    /** After something was typed. */
    typed: (): void => (offers.value ? look() : undefined),
    /** The cursor has gone elsewhere. */
    moved(): void {
      const { value } = field
      const at = offers.value
      if (!value || !at) return
      const caret = value.selectionStart
      if (caret < at.start || caret > at.end || caret !== value.selectionEnd) close()
    },
    /** The reference's sentence for a word of the text. */
    noteOf: (caret: number): WordNote | null =>
      store.words ? noteAt(text.value, caret, store.words) : null,
  }
}
