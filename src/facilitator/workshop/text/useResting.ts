import { onBeforeUnmount, onMounted, type Ref } from 'vue'

const PAUSE_MS = 250

/**
 * Follows the cursor of a field.
 * @param moved hears of each move at once
 * @param rests hears where it is once it has rested there
 */
export function useResting(
  field: Readonly<Ref<HTMLTextAreaElement | null>>,
  moved: () => void,
  rests: (caret: number) => void,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function follow(): void {
    const { value } = field
    if (!value || document.activeElement !== value) return
    moved()
    clearTimeout(timer)
    timer = setTimeout(() => rests(value.selectionStart), PAUSE_MS)
  }
  onMounted(() => document.addEventListener('selectionchange', follow))
  onBeforeUnmount(() => {
    document.removeEventListener('selectionchange', follow)
    clearTimeout(timer)
  })
}
