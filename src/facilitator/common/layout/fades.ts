/** A region that scrolls says so: its edge fades where more follows, and keys reach it. Styled in `styles/controls.css`. */
import type { ObjectDirective } from 'vue'

const SLACK = 2
const INSIDE = 'button:not(:disabled), input, select, textarea, [tabindex="0"]'

interface Watched {
  stop(): void
}
const watched = new WeakMap<HTMLElement, Watched>()

function watch(element: HTMLElement): Watched {
  const ownTabindex = element.hasAttribute('tabindex')

  function measure(): void {
    const { scrollTop, scrollHeight, clientHeight, dataset } = element
    const above = scrollTop > SLACK
    const below = scrollHeight - clientHeight - scrollTop > SLACK
    const next = above && below ? 'both' : above ? 'above' : below ? 'below' : undefined
    if (dataset['fades'] !== next) {
      if (next) dataset['fades'] = next
      else delete dataset['fades']
    }
    if (ownTabindex) return
    const reached = next === undefined || element.querySelector(INSIDE) !== null
    if (!reached) element.tabIndex = 0
    else if (element.tabIndex === 0) element.removeAttribute('tabindex')
  }

  // It tells of everything that it begins to observe once the page is laid out, so nothing has to be measured before.
  const sizes = new ResizeObserver(measure)
  function follow(): void {
    sizes.disconnect()
    sizes.observe(element)
    for (const child of element.children) sizes.observe(child)
  }
  const content = new MutationObserver(follow)
  content.observe(element, { childList: true, subtree: true, characterData: true })
  element.addEventListener('scroll', measure, { passive: true })
  follow()
  return {
    stop() {
      sizes.disconnect()
      content.disconnect()
      element.removeEventListener('scroll', measure)
    },
  }
}

/** `v-fades` on whatever scrolls up and down. */
export const vFades: ObjectDirective<HTMLElement> = {
  mounted: (element) => void watched.set(element, watch(element)),
  beforeUnmount: (element) => watched.get(element)?.stop(),
}
