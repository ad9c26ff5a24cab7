import { randomInt } from 'node:crypto'
import { WORDS } from './words'

const WORD_COUNT = 3
const NUMBERS = 10_000

/** How hard a path is to guess, in bits: nobody finds it by trying in an evening, however many machines try. */
export const PATH_BITS = WORD_COUNT * Math.log2(WORDS.length) + Math.log2(NUMBERS)

/** A path that is different each time, and is three words and a number to a TV's remote: `lamp-otter-moss-0482`. */
export function newPath(): string {
  const words = Array.from({ length: WORD_COUNT }, () => WORDS[randomInt(WORDS.length)])
  return [...words, String(randomInt(NUMBERS)).padStart(4, '0')].join('-')
}
