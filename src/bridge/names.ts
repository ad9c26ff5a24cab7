/**
 * Names as people type and paste them: of players, evenings, groups. What cannot be seen is taken out rather than
 * refused, because nobody could find it to delete it: chat programs put signs of direction around every name.
 */

/** A control sign and the blank that braille has stand for a blank. */
const BLANK = /[\p{Cc}\u2800]/gu

/**
 * What is not drawn: signs of direction, soft hyphens, fillers, half of a character. What joins letters or parts of a
 * picture stays, and so does what chooses between two pictures.
 */
const UNSEEN = /(?![\u200C\u200D\p{VS}\u{E0020}-\u{E007F}])\p{DI}|[\uFFF9-\uFFFB]|\p{Cs}/gu

/** A joiner with nothing on one side of it. */
const EDGE = /^[\s\u200C\u200D]+|[\s\u200C\u200D]+$/gu

/** Something that is drawn by itself. */
const SEEN = /[^\s\p{DI}\p{M}]/u

/** A name as it counts: without blanks around it or doubled inside, and without what nobody can see. Empty if nothing is left. */
export function tidyName(typed: string): string {
  const name = typed.replace(BLANK, ' ').replace(UNSEEN, '').replace(/\s+/g, ' ').replace(EDGE, '')
  return SEEN.test(name) ? name : ''
}

/** The same for names that look the same, whatever their capitals and however their letters are put together. */
export const nameKey = (name: string): string =>
  tidyName(name)
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .toLocaleLowerCase()
