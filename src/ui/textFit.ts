/**
 * How large a text may be set, reckoned from the letters of the windows' typefaces, so that nothing has to
 * be measured on the page and no name jumps when its font arrives.
 */

/** Hundredths of an em of Kanit 600, letter by letter. */
const LATIN: ReadonlyMap<string, number> = new Map(
  Object.entries({
    abcdefghijklm: [56, 60, 50, 60, 55, 37, 56, 59, 31, 34, 58, 31, 86],
    nopqrstuvwxyz: [59, 60, 60, 60, 39, 48, 37, 58, 61, 77, 59, 63, 49],
    ABCDEFGHIJKLM: [73, 64, 60, 66, 55, 53, 65, 68, 26, 44, 66, 53, 77],
    NOPQRSTUVWXYZ: [68, 70, 61, 70, 63, 55, 57, 68, 73, 88, 73, 64, 58],
    '0123456789': [66, 35, 52, 53, 55, 52, 58, 50, 60, 58],
    " \u00a0.,:;'’-!()": [22, 22, 20, 20, 22, 22, 20, 20, 46, 28, 34, 34],
  }).flatMap(([letters, widths]) => [...letters].map((letter, at) => [letter, widths[at] ?? 60])),
)

const OTHERS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\p{Mn}\u200b-\u200d]/u, 0],
  [/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/, 104],
  [/\p{Emoji_Presentation}/u, 130],
  [/\p{Lu}/u, 80],
]
const OTHER = 66

function letterWidth(letter: string): number {
  return LATIN.get(letter) ?? OTHERS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER
}

/** Width of a text in ems of Kanit 600. Chonburi is about `DISPLAY_WIDTH` times as wide. */
export function textWidth(text: string): number {
  let width = 0
  let isJoined = false
  // Accents stand above their letters and take no room, and signs that are joined are one.
  for (const letter of text.normalize('NFD')) {
    if (!isJoined) width += letterWidth(letter)
    isJoined = letter === '\u200d'
  }
  return width / 100
}

export const DISPLAY_WIDTH = 1.27

/** Lines end where words do, so that they are not filled to their end. */
const UNFILLED = 1.08

/** How many lines a text takes at a size, where it breaks by itself. */
export const linesOf = (text: string, size: number, width: number, stretch = 1): number =>
  text === '' ? 0 : Math.ceil((textWidth(text) * size * stretch * UNFILLED) / width)

export interface FitOptions {
  /** Room for a line; any unit, sizes come out in the same. */
  readonly width: number
  readonly max: number
  readonly min: number
  /** Room for all lines, where it is scarce; each takes `leading` times its size. */
  readonly height?: number
  readonly leading?: number
  /** More lines than one are taken only where they let the text be larger. */
  readonly lines?: number
  /** The largest size for a text of more than one line; `max` if not given. */
  readonly maxBroken?: number
  /** How much wider than Kanit 600 the typeface is. */
  readonly stretch?: number
}

export interface FittedText {
  readonly size: number
  readonly lines: readonly string[]
}

/** Breaks a text between words and sizes it, so that it fills the room without leaving it. */
export function fitText(text: string, options: FitOptions): FittedText {
  const { width, max, min, lines = 1, maxBroken = max, stretch = 1 } = options
  const { height = Infinity, leading = 1 } = options
  const words = wordsOf(text)
  let best: FittedText = { size: 0, lines: [text.trim()] }
  for (let count = 1; count <= Math.min(lines, words.length); count += 1) {
    const broken = breakEvenly(words, count)
    const widest = Math.max(...broken.map((line) => textWidth(line) * stretch))
    const size = Math.min(
      count === 1 ? max : maxBroken,
      width / Math.max(widest, 0.01),
      height / (count * leading),
    )
    // A second line costs calm; it has to win something.
    if (size > best.size * 1.15) best = { size, lines: broken }
  }
  return { ...best, size: Math.max(min, Math.floor(best.size * 10) / 10) }
}

/** How much narrower letters have to be where even the smallest size of a text leaves its room: 1 where it fits. */
export const pressed = ({ lines, size }: FittedText, width: number, stretch = 1): number =>
  Math.min(1, width / (Math.max(0.01, ...lines.map(textWidth)) * size * stretch))

const join = (words: readonly string[]): string =>
  words.reduce(
    (line, word) => (line === '' || line.endsWith('-') ? line + word : `${line} ${word}`),
    '',
  )

/** An initial or another very short last word, which never stands in a line of its own. */
const ORPHAN = /^\p{L}{1,2}\.?$/u

/** The parts between which a text may be broken: never at a space that was written so that it is not. */
export function wordsOf(text: string): string[] {
  const words = text.trim().split(/(?<=-)|[^\S\u00a0]+/u)
  const last = words.at(-1) ?? ''
  return words.length > 1 && ORPHAN.test(last)
    ? [...words.slice(0, -2), join(words.slice(-2))]
    : words
}

/** Splits words into a number of lines with the widest as narrow as can be. */
export function breakEvenly(words: readonly string[], count: number): string[] {
  if (count === 1) return [join(words)]
  let best: string[] = []
  let narrowest = Infinity
  for (let first = 1; first <= words.length - count + 1; first += 1) {
    const lines = [join(words.slice(0, first)), ...breakEvenly(words.slice(first), count - 1)]
    const widest = Math.max(...lines.map(textWidth))
    if (widest < narrowest) [best, narrowest] = [lines, widest]
  }
  return best
}
