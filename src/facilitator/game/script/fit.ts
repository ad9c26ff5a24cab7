/** The script shrinks before anything of it has to be scrolled. */
import type { ObjectDirective } from 'vue'
import { beforePaint } from '../../common/layout/beforePaint'

/** What its type may shrink to, step by step. */
const SIZES = [1, 0.92, 0.85, 0.78, 0.71, 0.65]

const stops = new WeakMap<HTMLElement, () => void>()

function watch(element: HTMLElement): () => void {
  let before = ''

  /** Only another text or another room is a reason to set it anew. */
  function look(): void {
    const state = `${element.clientWidth} ${element.clientHeight} ${element.textContent}`
    if (state === before) return
    before = state
    for (const size of SIZES) {
      element.style.setProperty('--fit', String(size))
      if (element.scrollHeight <= element.clientHeight + 1) break
    }
  }

  const sizes = new ResizeObserver(look)
  sizes.observe(element)
  const later = beforePaint(look)
  const content = new MutationObserver(later.ask)
  content.observe(element, { childList: true, subtree: true, characterData: true })
  look()
  return () => {
    sizes.disconnect()
    content.disconnect()
    later.stop()
  }
}

/** `v-fit` sets `--fit` on a region to the largest size at which nothing in it has to be scrolled. */
export const vFit: ObjectDirective<HTMLElement> = {
  mounted: (element) => void stops.set(element, watch(element)),
  beforeUnmount: (element) => stops.get(element)?.(),
}
