import { onBeforeUnmount, onMounted, shallowRef, type Ref } from 'vue'

/** The inner size of an element in pixels, kept up to date. */
export function useElementSize(element: Readonly<Ref<HTMLElement | null>>) {
  const size = shallowRef({ width: 0, height: 0 })
  const observer = new ResizeObserver(([entry]) => {
    if (!entry) return
    const { width, height } = entry.contentRect
    size.value = { width, height }
  })
  onMounted(() => {
    if (element.value) observer.observe(element.value)
  })
  onBeforeUnmount(() => observer.disconnect())
  return size
}
