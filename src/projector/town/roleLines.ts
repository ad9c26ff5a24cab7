/** A role's whole name on its plate: one line, or two that are broken where the language bears it; never cut. */
import { softHyphens } from '../../ui/softHyphens'
import { textWidth } from '../../ui/textFit'

const SHY = '\u00ad'
/** Two lines have to win so much in size, and a broken word more. */
const SECOND = 1.15
const BROKEN = 1.35

interface RoleLines {
  readonly size: number
  readonly lines: readonly string[]
}

/**
 * @param room a line's width, the height of all of them, and the largest size, in any unit
 * @param language whose long words may be broken
 */
export function roleLines(
  text: string,
  language: string,
  room: { readonly width: number; readonly height: number; readonly max: number },
): RoleLines {
  const soft = softHyphens(text.trim(), language)
  const plain = (part: string) => part.replaceAll(SHY, '')
  const fit = (lines: readonly string[]): RoleLines => ({
    lines,
    size: Math.min(
      room.max,
      room.width / Math.max(0.1, ...lines.map(textWidth)),
      room.height / (lines.length * 1.05),
    ),
  })
  let best = fit([plain(soft)])
  let worth = best.size
  for (let at = 1; at < soft.length; at += 1) {
    const [before, here] = [soft[at - 1] ?? '', soft[at] ?? '']
    const isBroken = here === SHY
    if (!isBroken && here !== ' ' && before !== '-') continue
    const first = plain(soft.slice(0, at)).trim() + (isBroken ? '-' : '')
    const broken = fit([first, plain(soft.slice(at)).trim()])
    const value = broken.size / (isBroken ? BROKEN : SECOND)
    if (value > worth) [best, worth] = [broken, value]
  }
  return { ...best, size: Math.floor(best.size * 10) / 10 }
}
