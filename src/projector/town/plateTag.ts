/** What is written below a name: everything that is known of the player where it fits, else what weighs most. */
import { textWidth } from '../../ui/textFit'

export interface PlateTag {
  readonly text: string
  /** How much narrower than usual its letters are, 0 to 1. */
  readonly narrow: number
}

const READABLE = 0.72
const NARROWEST = 0.55
/** No word is cut to fewer letters. */
const LEAST_LETTERS = 3

/** Words cut as print does it, the longest first, until they fit: on the smallest plates there is no second line. */
function shortened(text: string, fits: (text: string) => boolean): string {
  const words = text.split(' ')
  while (!fits(words.join(' '))) {
    const letters = words.map((word) => word.replace('.', '').length)
    const longest = Math.max(...letters)
    if (longest <= LEAST_LETTERS) break
    const at = letters.indexOf(longest)
    // A letter and the full stop of the last cut, or two letters: one alone wins nothing.
    words[at] = `${words[at]?.slice(0, -2).replace(/(?<=...)[aeiouy]+$/, '')}.`
  }
  return words.join(' ')
}

/**
 * @param known what is known, the weightiest first
 * @param size of the letters, in the unit of the width
 */
export function plateTag(
  known: readonly string[],
  { width, size }: { readonly width: number; readonly size: number },
): PlateTag | null {
  if (known.length === 0) return null
  const narrowOf = (text: string) => Math.min(1, width / (textWidth(text) * size))
  const whole = known.join(' · ')
  if (narrowOf(whole) < READABLE && known.length > 1)
    return plateTag(known.slice(0, -1), { width, size })
  const text = shortened(whole, (one) => narrowOf(one) >= NARROWEST)
  return { text, narrow: Math.max(NARROWEST, narrowOf(text)) }
}
