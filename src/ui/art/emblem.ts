/** A role's drawing as markup, for pages that stand alone and for print: no styles are needed to see it. */
import { glyphPath } from './glyphs'
import { escaped } from './markup'

/**
 * A medal in the side's colour with the role's drawing in it; its first letter where there is none.
 * @param glyph the drawing's name, from the game's theme
 * @param letter one character, as it may stand in markup
 */
export function emblem(glyph: string | undefined, colour: string, letter: string): string {
  const path = glyphPath(glyph)
  const paint = escaped(colour)
  const sign = path
    ? `<path d="${path}" transform="translate(14 14) scale(1.5)" fill="none" stroke="#1d1a14" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>`
    : `<text x="32" y="43" text-anchor="middle" font-size="32" font-family="Georgia, serif" fill="#1d1a14">${letter}</text>`
  return `<svg class="emblem" viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="30" fill="#fffaf0" stroke="${paint}" stroke-width="3.5"/><circle cx="32" cy="32" r="25.5" fill="${paint}" fill-opacity="0.16"/>${sign}</svg>`
}
