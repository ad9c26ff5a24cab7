/** Whoever speaks steps into the middle of the stage, larger, and takes the plate along; a few who are voted on do so side by side. */
import type { Town } from './tile'

const LARGER = 1.36
/** So much height is left to the strap and the words: a figure that is large where it stands grows less, or shrinks. */
const WORDS = 352
const LEAST = 0.8
/** Between the hats of the front row and the plate, and between the words and a hat. */
const GAP = 14
/** Of those side by side: what their words need, and what their numbers do, above the hats; how far they stand apart, in plates. */
const FEW = { words: 272, number: 118, apart: 1.9, least: 1.1 }

/**
 * The town with some of its figures in front; unchanged where there are none.
 * @param who their places; those less than 0 are nobody's
 */
export function stepForward(town: Town, who: readonly number[]): Town {
  const { seats, figures, scale, tile, behind = 0, centre, centreTop } = town
  const at = who.filter((place) => seats[place] && figures?.[place] !== undefined)
  if (at.length === 0 || !figures || centreTop === undefined) return town
  const foot = centreTop + centre.height
  const plate = (tile.height - behind) * scale
  const room = centre.height - plate - 2 * GAP
  const isOne = at.length === 1
  const words = isOne ? WORDS : FEW.words + FEW.number
  const tallest = Math.max(...at.map((place) => figures[place] ?? 0))
  const tall = Math.min(tallest * LARGER, Math.max(room - words, tallest * LEAST))
  const middle = seats.reduce((sum, { x }) => sum + x, 0) / seats.length
  const pitch = Math.max(
    tile.width * scale * FEW.least,
    Math.min(tile.width * scale * FEW.apart, centre.width / at.length),
  )
  const y = foot - GAP - (tile.height / 2) * scale
  const inFront = (place: number) => {
    const order = at.indexOf(place)
    return { x: middle + (order - (at.length - 1) / 2) * pitch, y, angle: 0 }
  }
  return {
    ...town,
    seats: seats.map((other, index) => (at.includes(index) ? inFront(index) : other)),
    figures: figures.map((other, index) => (at.includes(index) ? tall : other)),
    centre: { ...centre, height: room - tall - (isOne ? 0 : FEW.number) },
    forward: at,
  }
}
