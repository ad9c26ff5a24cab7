/** What is written below a name: everything that is known of the player where it fits, else what weighs most. */
import { textWidth } from '../../ui/textFit'

export interface PlateTag {
  readonly text: string
  /** How much narrower than usual its letters are, 0 to 1. */
  readonly narrow: number
}

const READABLE = 0.72
const NARROWEST = 0.55

/**
 * @param known what is known, the weightiest first
 * @param size of the letters, in the unit of the width
 */
export function plateTag(
  known: readonly string[],
  { width, size }: { readonly width: number; readonly size: number },
): PlateTag | null {
  if (known.length === 0) return null
  const text = known.join(' · ')
  const narrow = Math.min(1, width / (textWidth(text) * size))
  if (narrow < READABLE && known.length > 1) return plateTag(known.slice(0, -1), { width, size })
  return { text, narrow: Math.max(NARROWEST, narrow) }
}
