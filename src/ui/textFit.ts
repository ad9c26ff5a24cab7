/**
 * How large a text may be set. Estimated from letter shapes of the windows' typefaces, so that nothing has
 * to be measured on the page; a little too wide rather than too narrow.
 */

const WIDTHS: readonly (readonly [letters: RegExp, em: number])[] = [
  [/[\p{Mn}\u200b-\u200d]/u, 0],
  [/[ijlI.,:;'’|!()\- ]/, 0.32],
  [/[frtJ]/, 0.43],
  [/[cszFL]/, 0.53],
  [/[mwMW@%]/, 0.88],
  [/[A-Z]/, 0.69],
  [/[a-z0-9]/, 0.61],
  [/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/, 1.04],
  [/\p{Emoji_Presentation}/u, 1.3],
  [/\p{Lu}/u, 0.78],
]
const OTHER = 0.66

/** Width of a text in ems of Kanit 600. Chonburi is about `DISPLAY_WIDTH` times as wide. */
export function textWidth(text: string): number {
  let width = 0
  for (const letter of text.normalize('NFC')) {
    width += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER
  }
  return width
}

export const DISPLAY_WIDTH = 1.27

export interface FitOptions {
  /** Room for a line; any unit, sizes come out in the same. */
  readonly width: number
  readonly max: number
  readonly min: number
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
  const words = text.trim().split(/(?<=-)|\s+/u)
  let best: FittedText = { size: 0, lines: [text.trim()] }
  for (let count = 1; count <= Math.min(lines, words.length); count += 1) {
    const broken = breakEvenly(words, count)
    const widest = Math.max(...broken.map((line) => textWidth(line) * stretch))
    const size = Math.min(count === 1 ? max : maxBroken, width / Math.max(widest, 0.01))
    // A second line costs calm; it has to win something.
    if (size > best.size * 1.15) best = { size, lines: broken }
  }
  return { ...best, size: Math.max(min, Math.floor(best.size * 10) / 10) }
}

const join = (words: readonly string[]): string =>
  words.reduce(
    (line, word) => (line === '' || line.endsWith('-') ? line + word : `${line} ${word}`),
    '',
  )

/** Splits words into a number of lines with the widest as narrow as can be. */
function breakEvenly(words: readonly string[], count: number): string[] {
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
