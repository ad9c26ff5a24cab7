import { randomInt } from 'node:crypto'

/** No look-alikes in any TV's font (0 o, 1 l i, 2 z, 5 s, 6 g 9 q, 8 b, u v), and no vowels: no words by chance. */
const CLEAR = 'cdfhjkmnprtwx347'
const LENGTH = 4

/** A path that is short enough for a TV's remote and different each time. */
export const newPath = (): string =>
  Array.from({ length: LENGTH }, () => CLEAR[randomInt(CLEAR.length)]).join('')
