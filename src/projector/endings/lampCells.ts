/** Where a town has its lamps, found by comparing it lit and unlit; and in which order they go out. */

/** Samples of both pictures are this large: a cell of the town in one of them is a few lamps with their glow. */
export const SAMPLE = { width: 480, height: 270 }
const CELL = 30
/** How much brighter a spot must be to belong to a lamp, over all three colours; what a cell needs of such spots. */
const BRIGHTER = 10
const LEAST_SPOTS = 4

export interface LampCell {
  /** In samples. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** @param lit and unlit are pixels as a canvas gives them, of `SAMPLE`'s size */
export function lampCells(
  lit: ArrayLike<number>,
  unlit: ArrayLike<number>,
  { width, height } = SAMPLE,
): LampCell[] {
  const cells: LampCell[] = []
  for (let top = 0; top < height; top += CELL) {
    for (let left = 0; left < width; left += CELL) {
      const cell = {
        left,
        top,
        width: Math.min(CELL, width - left),
        height: Math.min(CELL, height - top),
      }
      if (spotsIn(cell, lit, unlit, width) >= LEAST_SPOTS) cells.push(cell)
    }
  }
  return cells
}

function spotsIn(
  { left, top, width, height }: LampCell,
  lit: ArrayLike<number>,
  unlit: ArrayLike<number>,
  line: number,
): number {
  let spots = 0
  for (let y = top; y < top + height; y += 1) {
    for (let x = left; x < left + width; x += 1) {
      const at = 4 * (y * line + x)
      let more = 0
      for (let part = at; part < at + 3; part += 1) more += (lit[part] ?? 0) - (unlit[part] ?? 0)
      if (more > BRIGHTER) spots += 1
    }
  }
  return spots
}

const FIRST_MS = 900
const ALL_MS = 6200
/** The very last one burns on for a while. */
const ALONE_MS = 1400

/** When each of so many cells goes dark, in milliseconds: one by one, here and there, with a pause before the last. */
export function goesOutAt(count: number): number[] {
  // A step that shares no factor with the count visits every cell once, and never two neighbours in turn.
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
