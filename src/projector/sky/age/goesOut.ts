/** In which order the windows of a town go dark when the dark has won. */

const FIRST_MS = 900
const ALL_MS = 6200
/** The very last one burns on for a while. */
const ALONE_MS = 1400

/** When each of so many goes dark, in milliseconds: one by one, here and there, with a pause before the last. */
export function goesOutAt(count: number): number[] {
  // A step that shares no factor with the count visits each once, and never two neighbours in turn.
  const common = (one: number, other: number): number =>
    other === 0 ? one : common(other, one % other)
  let step = Math.max(1, Math.round(count * 0.382))
  while (common(step, count) > 1) step += 1
  const at = new Array<number>(count).fill(0)
  for (let turn = 0; turn < count; turn += 1) {
    const isLast = turn === count - 1
    at[(turn * step) % count] = Math.round(
      FIRST_MS + (ALL_MS * turn) / Math.max(1, count) + (isLast ? ALONE_MS : 0),
    )
  }
  return at
}
