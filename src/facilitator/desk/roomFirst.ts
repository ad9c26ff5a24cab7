/** Who draws first where a computer has little to draw with: the big screen, which everybody looks at. */
import type { FacilitatorView } from '../../bridge'

/** What the big screen mostly takes to draw its words on two cores without a graphics processor, in milliseconds. */
export const ROOM_FIRST_MS = 32

/**
 * Holds back what changes the big screen as well for as long as that takes to draw, so that the two do not wait for each
 * other; everything else is shown at once. Views keep their order, and only the newest of those that wait is shown.
 * @param show called with each view that is to be drawn
 */
export function roomFirst(show: (view: FacilitatorView) => void): (next: FacilitatorView) => void {
  let drawn: FacilitatorView | null = null
  let waiting: FacilitatorView | null = null
  const draw = (): void => {
    if (!waiting) return
    drawn = waiting
    waiting = null
    show(drawn)
  }
  return (next) => {
    const isDue = waiting !== null
    waiting = next
    if (isDue) return
    const changesRoom =
      drawn !== null && next.projectors > 0 && next.preview.revision !== drawn.preview.revision
    if (changesRoom) setTimeout(draw, ROOM_FIRST_MS)
    else draw()
  }
}
