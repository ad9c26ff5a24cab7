/** Whoever speaks steps into the middle of the stage, larger, and takes the plate along; a few who are voted on do so side by side. */
import type { Town } from './tile'

/** As high as in a close shot, in units of the picture; and so much larger than in the row at most. */
export const TALL = 380
export const LARGER = 2.6
/** Where a picture is high, so much of what is left to the words and to them. */
const HIGH = 0.46
/** What is left to the strap and the words: in a slim band, on a sign, and where many sit. */
const WORDS = { slim: 268, sign: 390, many: 482 }
/** From this width on the words hang in a slim band. */
export const SLIM_FROM = 1000
const LEAST = 0.8
/** Everybody else is their audience meanwhile, and smaller, as far as that gives room. */
const AUDIENCE = { least: 0.45, height: 150 }
/** Between the hats of the front row and the plate, and between the words and a hat. */
const GAP = 10
/** Of those side by side: what their words need, and what their numbers do, above the hats; how far they stand apart, in plates. */
const FEW = { words: 272, number: 118, apart: 1.9, least: 1.1 }

/** Whoever is condemned is smaller than what they stand in. */
export const CONDEMNED = 0.84

const wordsOf = ({ form, centre }: Town): number =>
  form === 'gallery' ? WORDS.many : centre.width >= SLIM_FROM ? WORDS.slim : WORDS.sign

/**
 * The town with some of its figures in front; unchanged where there are none.
 * @param who their places; those less than 0 are nobody's
 * @param share how much of the height there is for them they take
 */
export function stepForward(town: Town, who: readonly number[], share = 1): Town {
  const { seats, figures, scale, tile, behind = 0, centre, centreTop, form } = town
  const at = who.filter((place) => seats[place] && figures?.[place] !== undefined)
  if (at.length === 0 || !figures || centreTop === undefined) return town
  const front = Math.max(...figures)
  const restOf = (height: number): number =>
    form === 'stage'
      ? height * Math.max(AUDIENCE.least, Math.min(1, AUDIENCE.height / height))
      : Math.min(height, ...figures)
  const foot = centreTop + centre.height + front - restOf(front)
  const plate = (tile.height - behind) * scale
  const isOne = at.length === 1
  const words = isOne ? wordsOf(town) : FEW.words + FEW.number
  const room = foot - centreTop - plate - 2 * GAP
  const tallest = Math.max(...at.map((place) => figures[place] ?? 0))
  const tall = Math.min(
    Math.max(TALL, room * HIGH),
    tallest * LARGER,
    Math.max(room - words, tallest * LEAST),
  )
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
    rest: figures,
    figures: figures.map((other, index) => (at.includes(index) ? tall * share : restOf(other))),
    centre: { ...centre, height: room - tall - (isOne ? 0 : FEW.number) },
    forward: at,
  }
}
