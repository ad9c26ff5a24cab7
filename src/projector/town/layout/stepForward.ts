/** Whoever speaks steps into the middle of the stage, larger, and takes the plate along. */
import type { Town } from './tile'

const LARGER = 1.36
/** So much height is left to the strap and the words: a figure that is large where it stands grows less, or shrinks. */
const WORDS = 352
const LEAST = 0.8
/** Between the hats of the front row and the plate, and between the words and a hat. */
const GAP = 14

/** The town with one of its figures in front; unchanged where there are none. @param at its place; less than 0: nobody's */
export function stepForward(town: Town, at: number): Town {
  const { seats, figures, scale, tile, behind = 0, centre, centreTop } = town
  const seat = seats[at]
  const height = figures?.[at]
  if (!seat || !figures || height === undefined || centreTop === undefined) return town
  const foot = centreTop + centre.height
  const plate = (tile.height - behind) * scale
  const room = centre.height - plate - 2 * GAP
  const tall = Math.min(height * LARGER, Math.max(room - WORDS, height * LEAST))
  const middle = seats.reduce((sum, { x }) => sum + x, 0) / seats.length
  const forward = { x: middle, y: foot - GAP - (tile.height / 2) * scale, angle: 0 }
  return {
    ...town,
    seats: seats.map((other, index) => (index === at ? forward : other)),
    figures: figures.map((other, index) => (index === at ? tall : other)),
    centre: { ...centre, height: room - tall },
  }
}
