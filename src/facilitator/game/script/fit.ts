/** The script shrinks before anything of it has to be scrolled; what is left at the smallest size, it asks room for. */
import type { ObjectDirective } from 'vue'
import { beforePaint } from '../../common/layout/beforePaint'

/** What its type may shrink to, step by step. */
const SIZES = [1, 0.92, 0.85, 0.78, 0.71, 0.65]

const stops = new WeakMap<HTMLElement, () => void>()

/** What lies under the region needs its room, too: by how much the column, or a part of it marked so, is too full; pixels. */
const overfull = ({ parentElement: column }: HTMLElement): number =>
  Math.max(
    0,
    ...[column, ...(column?.querySelectorAll('[data-keeps-room]') ?? [])].map((part) =>
      part ? part.scrollHeight - part.clientHeight : 0,
    ),
  )

const stateOf = (element: HTMLElement): string =>
  `${element.clientWidth} ${element.clientHeight} ${overfull(element)} ${element.textContent}`

function watch(element: HTMLElement): () => void {
  let before = ''

  /** Only another text or another room is a reason to set it anew. */
  function look(): void {
    if (stateOf(element) === before) return
    element.style.removeProperty('--need')
    const fits = SIZES.some((size) => {
      element.style.setProperty('--fit', String(size))
      return element.scrollHeight <= element.clientHeight + 1
    })
    if (!fits) {
      const need = element.scrollHeight
      element.style.setProperty('--need', `${need}px`)
      const over = overfull(element)
      if (over > 0)
        element.style.setProperty('--need', `${Math.max(0, element.clientHeight - over)}px`)
    }
    before = stateOf(element)
  }

  const sizes = new ResizeObserver(look)
  sizes.observe(element)
  for (const other of element.parentElement?.children ?? []) sizes.observe(other)
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

/**
 * `v-fit` sets `--fit` on a region to the largest size at which nothing in it has to be scrolled, and where there is none
 * `--need` to the height, in pixels, that it would take.
 */
export const vFit: ObjectDirective<HTMLElement> = {
  mounted: (element) => void stops.set(element, watch(element)),
  beforeUnmount: (element) => stops.get(element)?.(),
}
