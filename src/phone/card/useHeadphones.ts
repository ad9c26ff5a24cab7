/** Whether a screen reader may say what lies under the finger: whoever hears it alone says so, and says so again after being away. */
import { ref, watch, type Ref } from 'vue'

/** @param barred whether nothing may be said now */
export function useHeadphones(barred: () => boolean): Ref<boolean> {
  const headphones = ref(false)
  watch(barred, (now) => now && (headphones.value = false))

  /** Without eyes nobody sees who else listens: what takes the page away takes the voice away, too. */
  function away(): void {
    headphones.value = false
  }
  watch(headphones, (on, _before, onCleanup) => {
    if (!on) return
    window.addEventListener('pagehide', away)
    document.addEventListener('visibilitychange', away)
    onCleanup(() => {
      window.removeEventListener('pagehide', away)
      document.removeEventListener('visibilitychange', away)
    })
  })
  return headphones
}
