import { onScopeDispose, ref, type Ref } from 'vue'

/** The page's own type size in pixels, which the host chooses in the settings. */
export function useTextSize(): Readonly<Ref<number>> {
  const measure = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize)
  const size = ref(measure())
  const observer = new MutationObserver(() => (size.value = measure()))
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] })
  onScopeDispose(() => observer.disconnect())
  return size
}
