/** What becomes of the colours of a figure in the dark, and once it is out. */
import { mix } from '../paper/colour'
import type { Tone } from './stage'

/** Dark and light ends that a colour is laid between by how light it is, and how much of the colour itself is left. */
type Range = readonly [dark: string, light: string, own: number]

/** How light a `#rrggbb` is, from 0 to 1. */
const luma = (colour: string): number =>
  [1, 3, 5].reduce(
    (sum, at, index) =>
      sum + (parseInt(colour.slice(at, at + 2), 16) / 255) * ([0.3, 0.59, 0.11][index] ?? 0),
    0,
  )

const within =
  ([dark, light, own]: Range) =>
  (colour: string): string =>
    mix(mix(dark, light, luma(colour)), colour, own)

/** The colour of a sheet in each tone; lit it is its own. */
export const tonesOf = (ranges: {
  readonly night: Range
  readonly out: Range
}): Readonly<Record<Tone, (colour: string) => string>> => ({
  lit: (colour) => colour,
  night: within(ranges.night),
  out: within(ranges.out),
})
