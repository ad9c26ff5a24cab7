/** Writes what stands on a card as large as all of it can be read. */

/** From the usual size down, percent of it. */
const LEAST = 45
const STEP = 5

/** Makes an element's letters smaller until nothing of it is cut; all sizes in it are in `em`. */
export function shrinkToFit(element: HTMLElement): void {
  for (let size = 100; size >= LEAST; size -= STEP) {
    element.style.fontSize = `${size}%`
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element
    if (scrollHeight <= clientHeight && scrollWidth <= clientWidth) return
  }
}
