import { onBeforeUnmount } from 'vue'

/** Until a window that is dragged larger has come to rest. */
const REST_MS = 200

/** Calls back when the window has another size, once for all sizes on the way there. */
export function useResized(then: () => void): void {
  let rest: ReturnType<typeof setTimeout> | undefined
  const onResize = (): void => {
    clearTimeout(rest)
    rest = setTimeout(then, REST_MS)
  }
  addEventListener('resize', onResize)
  onBeforeUnmount(() => {
    removeEventListener('resize', onResize)
    clearTimeout(rest)
  })
}
