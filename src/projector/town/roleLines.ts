/** A role's whole name on its plate: one line, or two that are broken where the language bears it; never cut. */
import { softHyphens } from '../../ui/softHyphens'
import { textWidth } from '../../ui/textFit'
import { LEAST } from '../parts/plateName'
import type { Town } from './layout/tile'

const SHY = '\u00ad'
/** Two lines have to win so much in size, and a broken word more. */
const SECOND = 1.15
const BROKEN = 1.35

/** Letters are narrower before they are too small to be read. */
const NARROWEST = 0.7
const LEADING = 1.05

interface RoleLines {
  readonly size: number
  readonly lines: readonly string[]
  /** How much narrower than usual the letters are, 0 to 1. */
  readonly narrow: number
}

/** What a role's name may take above a plate of a stage, in units of the tile: a figure that is high enough stands on two lines. */
export function stageRole({ figures = [], rest = figures, scale, tile }: Town) {
  const least = LEAST / scale
  const height = Math.min(...rest) < 4 * LEAST ? 1 : 2
  return {
    width: tile.width - 22,
    height: height * least * LEADING + 0.1,
    max: Math.max(44, least * 1.1),
    least,
  }
}

/** How much higher feet are that stand on it, in units of the tile. */
export const roleHeight = ({ lines, size }: RoleLines): number => lines.length * size + 6

/**
 * @param room a line's width, the height of all of them, the largest size, and below which letters rather become narrow, in any unit
 * @param language whose long words may be broken
 */
export function roleLines(
  text: string,
  language: string,
  room: {
    readonly width: number
    readonly height: number
    readonly max: number
    readonly least?: number
  },
): RoleLines {
  const soft = softHyphens(text.trim(), language)
  const plain = (part: string) => part.replaceAll(SHY, '')
  const fit = (lines: readonly string[]): RoleLines => {
    const wide = room.width / Math.max(0.1, ...lines.map(textWidth))
    const high = Math.min(room.max, room.height / (lines.length * LEADING))
    const size = Math.min(high, Math.max(wide, Math.min(room.least ?? 0, wide / NARROWEST)))
    return { lines, size, narrow: Math.min(1, wide / size) }
  }
  let best = fit([plain(soft)])
  let worth = best.size * best.narrow
  for (let at = 1; at < soft.length; at += 1) {
    const [before, here] = [soft[at - 1] ?? '', soft[at] ?? '']
    const isBroken = here === SHY
    if (!isBroken && here !== ' ' && before !== '-') continue
    const first = plain(soft.slice(0, at)).trim() + (isBroken ? '-' : '')
    const broken = fit([first, plain(soft.slice(at)).trim()])
    const value = (broken.size * broken.narrow) / (isBroken ? BROKEN : SECOND)
    if (value > worth) [best, worth] = [broken, value]
  }
  return { ...best, size: Math.floor(best.size * 10 + 0.01) / 10 }
}
