/** How a story is laid out on the wall: a page at a time, each line once it is its turn. */
import { textWidth } from '../../ui/textFit'

export interface StoryPages {
  /** Type size in units of the picture. */
  readonly size: number
  readonly pages: readonly (readonly string[])[]
}

const SIZES = [76, 70, 64, 58, 54]
const LINE = 1.32
const PARAGRAPH = 0.5

/** Milliseconds a listener needs for a line, read aloud without haste. */
export const lineTime = (line: string): number => 1400 + line.length * 48

/** The largest type in which a story stands on one page; else pages in the smallest. */
export function storyPages(lines: readonly string[], width: number, height: number): StoryPages {
  const heightOf = (line: string, size: number) =>
    (Math.ceil((textWidth(line) * size * 0.96) / width) * LINE + PARAGRAPH) * size
  for (const size of SIZES) {
    const total = lines.reduce((sum, line) => sum + heightOf(line, size), 0)
    if (total <= height) return { size, pages: [lines] }
  }
  const size = SIZES.at(-1) ?? 54
  const pages: string[][] = [[]]
  let used = 0
  for (const line of lines) {
    const more = heightOf(line, size)
    if (used > 0 && used + more > height) {
      pages.push([])
      used = 0
    }
    pages.at(-1)?.push(line)
    used += more
  }
  return { size, pages }
}
