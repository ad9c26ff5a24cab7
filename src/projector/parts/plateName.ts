/** How a name stands on its plate: in one of two sizes, neither smaller than four metres allow. Units are the tile's. */
import { breakEvenly, textWidth, wordsOf, type FittedText } from '../../ui/textFit'
import { brokenWord } from './brokenWord'

/** The smallest letters there are on the big screen, in units of the picture. */
export const LEAST = 42

export interface Plate {
  /** What a unit of the tile is multiplied by. */
  readonly scale: number
  /** Room for a line. */
  readonly width: number
  readonly lines: 1 | 2
  /** The larger of the two sizes; the smaller one is `LEAST` on the picture. */
  readonly large: number
}

export interface PlateName extends FittedText {
  /** How much narrower than usual the letters are, 0 to 1. */
  readonly narrow: number
}

/** Letters narrower than this are not read any more. */
const NARROWEST = 0.6

interface Way {
  readonly lines: readonly string[]
  readonly size: number
  /** Taken as soon as letters need not be narrower than this. */
  readonly from: number
}

/**
 * The first way of setting a name that needs no narrower letters than it may; else the one with the widest.
 * @param others everybody's names: what is left of a name is never anybody else's
 */
export function plateName(name: string, plate: Plate, others: readonly string[] = []): PlateName {
  const whole = firstWay(name, plate)
  if (whole.fits) return whole.set
  // Whole words that still fit say more than letters that nobody reads.
  let { set } = whole
  for (let text = shortened(wordsOf(name)); text !== null; text = shortened(wordsOf(text))) {
    const shorter = firstWay(clear(text, name, others), plate)
    if (shorter.fits) return shorter.set
    set = shorter.set
  }
  return set
}

function firstWay(name: string, plate: Plate): { fits: boolean; set: PlateName } {
  const words = wordsOf(name)
  const small = LEAST / plate.scale
  const large = Math.max(plate.large, small)
  const one = [words.join(' ').replaceAll('- ', '-')]
  const two = plate.lines === 2 && words.length > 1 ? breakEvenly(words, 2) : null
  const cut = plate.lines === 2 ? brokenWord(name) : null
  const ways: Way[] = [
    { lines: one, size: large, from: 0.92 },
    ...(two ? [{ lines: two, size: small, from: 0.95 }] : []),
    { lines: one, size: small, from: 0.8 },
    ...(two ? [{ lines: two, size: small, from: NARROWEST }] : []),
    ...(cut ? [{ lines: cut, size: small, from: NARROWEST }] : []),
    { lines: one, size: small, from: NARROWEST },
  ]
  const set = ways.map((way) => ({ ...way, narrow: narrowed(way, plate.width) }))
  const found = set.find(({ narrow, from }) => narrow >= from)
  if (found) {
    return { fits: true, set: { lines: found.lines, size: found.size, narrow: found.narrow } }
  }
  const best = [...set].sort((a, b) => b.narrow - a.narrow)[0] as (typeof set)[number]
  return { fits: false, set: { lines: best.lines, size: best.size, narrow: NARROWEST } }
}

/** What is left of a name, with as much of its last one as it takes to be nobody else's. */
function clear(left: string, name: string, others: readonly string[]): string {
  const rest = name.slice(left.length).match(/\p{Lu}\p{L}*/u)?.[0]
  if (rest === undefined || !name.startsWith(left)) return left
  const alike = others.filter((other) => other !== name && isLed(other, left))
  for (let letters = 1; alike.length > 0 && letters < rest.length; letters += 1) {
    const start = rest.slice(0, letters)
    const isShared = alike.some(
      (other) =>
        other
          .slice(left.length)
          .match(/\p{Lu}\p{L}*/u)?.[0]
          ?.startsWith(start) ?? false,
    )
    if (!isShared) return `${left} ${start}.`
  }
  return left
}

/** Whether a name begins with these words. */
const isLed = (name: string, words: string): boolean =>
  name === words || name.startsWith(`${words} `) || name.startsWith(`${words}-`)

/** Without the last word, and without what only leads to it: a hyphen, a `von`; of a single word, with a letter less. */
function shortened(words: readonly string[]): string | null {
  if (words.length < 2) {
    const letters = [...new Intl.Segmenter().segment((words[0] ?? '').replace(/…$/u, ''))]
    return letters.length < 5
      ? null
      : `${letters
          .slice(0, -1)
          .map(({ segment }) => segment)
          .join('')}…`
  }
  const left = words.slice(0, -1).join(' ').replaceAll('- ', '-')
  return left.replace(/(?:\s\p{Ll}+)+$|-$/u, '')
}

/** How narrow letters have to be so that the widest line fits. */
const narrowed = ({ lines, size }: Way, width: number): number =>
  Math.min(1, width / (Math.max(...lines.map(textWidth), 0.01) * size))
