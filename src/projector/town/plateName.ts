/** How large a name stands on its plate, in units of the tile. */
import { fitText, type FittedText } from '../../ui/textFit'

const WIDTH = 226
const FLAT_WIDTH = 198
/** On flat tiles names have one of two sizes: neighbours of a dozen sizes look like a mistake. */
const FLAT_SIZES = [44, 34]

/** @param open whether the card is turned over below it */
export function plateName(
  name: string,
  { flat, open }: { readonly flat: boolean; readonly open: boolean },
): FittedText {
  if (flat) {
    const fits = FLAT_SIZES.map((max) => fitText(name, { width: FLAT_WIDTH, max, min: max * 0.8 }))
    const whole = fits.find(({ size }, index) => size === FLAT_SIZES[index])
    return whole ?? fitText(name, { width: FLAT_WIDTH, max: 34, min: 22, lines: 2, maxBroken: 27 })
  }
  return open
    ? fitText(name, { width: WIDTH, max: 42, min: 32 })
    : fitText(name, { width: WIDTH, max: 50, min: 32, lines: 2, maxBroken: 38 })
}
