/** Where sticks stand in a cup that fills its room: a fan of slats, wider at their tips, each with room for a name. */
import type { Size } from '../../../ui/ring'
import { LEAST, plateName } from '../../parts/plateName'

interface Stick {
  /** Where its foot stands, and how far it leans, in degrees. */
  readonly x: number
  readonly y: number
  readonly lean: number
  /** Half its width at the foot and at the tip. */
  readonly foot: number
  readonly tip: number
  readonly length: number
  /** The name's size, and how far from the foot its middle is; no name where there are too many. */
  readonly name: {
    readonly text: string
    readonly size: number
    /** How much narrower than usual its letters are, 0 to 1. */
    readonly narrow: number
    readonly at: number
  } | null
}

/** The cup itself: its middle, its rim and its foot. */
export interface LotBody {
  readonly x: number
  readonly rim: number
  readonly bottom: number
  readonly half: number
  readonly halfBottom: number
}

interface Cup {
  readonly sticks: readonly Stick[]
  readonly body: LotBody
}

/** More names than these are not legible on sticks. */
const MOST_NAMED = 14
const MOST_STICKS = 20
const LARGEST_NAME = 64
/** How much of a stick stands out of the cup, and what of that is coloured at its tip. */
const TIP = 26

/** @param room in units of the picture */
export function lotCup(names: readonly string[], { width, height }: Size): Cup {
  const shown = names.slice(0, MOST_STICKS)
  const count = Math.max(2, shown.length)
  const rim = height * 0.6
  const leaning = Math.min(38, 7 + count * 3)
  const length = height * 0.6
  const reach = Math.sin((leaning * Math.PI) / 180) * length
  const half = Math.min(width * 0.46 - reach, 84 + 24 * count)
  const foot = Math.min(40, (half * 0.9) / count)
  const spread = foot * 2 + ((leaning * 2) / (count - 1)) * (Math.PI / 180) * length * 0.6
  const tip = Math.min(54, Math.max(foot, spread * 0.46))
  const sticks = Array.from({ length: count }, (_, index): Stick => {
    const share = (2 * index) / (count - 1) - 1
    const lean = share * leaning
    // Slats that lean stand a little deeper, so that their tips lie on a flat arch.
    const y = rim + 12 + 14 * share ** 2
    const text = shown.length <= MOST_NAMED ? (shown[index] ?? '') : ''
    const room = length * 0.84 - TIP - 36
    const widest = Math.min(LARGEST_NAME, (tip + foot) * 0.78)
    const plate = { scale: 1, width: room, lines: 1, large: widest } as const
    const name = widest < LEAST ? null : plateName(text, plate, shown)
    return {
      x: width / 2 + share * (half - foot) * 0.86,
      y,
      lean,
      foot,
      tip,
      length: length * (0.84 - 0.06 * share ** 2),
      name:
        name && text !== ''
          ? {
              text: name.lines.join(' '),
              size: name.size,
              narrow: name.narrow,
              at: (length * 0.84 - TIP) / 2 + 12,
            }
          : null,
    }
  })
  return {
    sticks,
    body: { x: width / 2, rim, bottom: height, half, halfBottom: half * 0.8 },
  }
}
