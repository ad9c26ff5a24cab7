/** Lines of a text, counted from 1. */

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

/** In which row each line begins, counted from 0, and at the end how many rows there are: a long line takes several. */
export function beginnings(rows: readonly number[]): readonly number[] {
  const found = [0]
  for (const [at, of] of rows.entries()) found.push((found[at] ?? 0) + of)
  return found
}

/**
 * The lines that can be seen: the first, and how many.
 * @param scrolled pixels above what is seen
 * @param begin in which row each line begins, with the number of all rows at its end
 */
export function seenLines(
  scrolled: number,
  height: number,
  rowHeight: number,
  begin: readonly number[],
): { first: number; count: number } {
  const all = Math.max(1, begin.length - 1)
  /** The line that this row is of. */
  const lineOf = (row: number): number => {
    let [low, high] = [1, all]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((begin[middle - 1] ?? 0) <= row) low = middle
      else high = middle - 1
    }
    return low
  }
  const first = lineOf(Math.floor(scrolled / rowHeight))
  const last = lineOf(Math.floor((scrolled + height) / rowHeight))
  return { first, count: last - first + 1 }
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
