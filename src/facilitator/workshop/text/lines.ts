/** Lines of a text, counted from 1. */

/** How many there are; an empty text has one. */
export function countLines(text: string): number {
  let count = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

/** Where a line begins and ends, without its break; of one beyond the last, the last one's. */
export function rangeOfLine(text: string, line: number): { start: number; end: number } {
  let start = 0
  for (let left = line - 1; left > 0; left -= 1) {
    const next = text.indexOf('\n', start)
    if (next < 0) break
    start = next + 1
  }
  const end = text.indexOf('\n', start)
  return { start, end: end < 0 ? text.length : end }
}

/** The lines that can be seen: the first, and how many. */
export function seenLines(
  scrolled: number,
  height: number,
  lineHeight: number,
  all: number,
): { first: number; count: number } {
  const first = Math.min(all, Math.max(1, Math.floor(scrolled / lineHeight) + 1))
  const count = Math.min(all - first + 1, Math.ceil(height / lineHeight) + 1)
  return { first, count }
}

type Level = 'error' | 'warning' | 'note'
const WORST: readonly Level[] = ['note', 'warning', 'error']

/** The worst that is said of each line. */
export function marksOf(
  problems: readonly { readonly line: number; readonly level: Level }[],
): ReadonlyMap<number, Level> {
  const marks = new Map<number, Level>()
  for (const { line, level } of problems) {
    const before = marks.get(line)
    if (!before || WORST.indexOf(level) > WORST.indexOf(before)) marks.set(line, level)
  }
  return marks
}
