/** The stands down both sides, on which the rows behind stand. */
import type { Step } from './tile'

/** How much further than its plates a step reaches into the square, and how far below them the lowest one meets the ground. */
const BEYOND = 16
const ABOVE_GROUND = 22

/**
 * @param right where seats stand on the right: how far their plates reach from the picture's edge, and where their feet are
 * @param plate how high a plate is
 */
export function stepsUnder(
  right: readonly { readonly reach: number; readonly y: number }[],
  plate: number,
): readonly Step[] {
  const from = [...right].sort((one, other) => one.y - other.y)
  return from.flatMap(({ reach, y }) => {
    // Down to the next step that reaches as far: that one hides its foot.
    const next = from.find((other) => other.y > y && other.reach >= reach - 1)
    const step = { reach: reach + BEYOND, top: y, foot: next?.y ?? y + plate + ABOVE_GROUND }
    return [
      { ...step, side: 'left' },
      { ...step, side: 'right' },
    ] as const
  })
}
