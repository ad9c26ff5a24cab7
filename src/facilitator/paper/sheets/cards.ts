/** Role cards to cut out: as markup, page after page, faces and then their backs. */
import { emblem } from '../../../ui/art/emblem'
import { realCardMarkup, type RankLetters } from '../../../ui/art/realCardPicture'
import { realCards } from '../../../ui/art/realCards'
import { escaped, letterOf } from '../../../ui/art/markup'

export interface PrintedCard {
  /** Its drawing's name, where the game has one. */
  readonly glyph: string | undefined
  readonly name: string
  /** What it is, where it is not called by it. */
  readonly is: string | null
  readonly side: string
  readonly colour: string
  readonly help: string
  /** The cards of a real pack that mean the same, as markup; absent where a game has none. */
  readonly real?: string
}

/** The cards of a real pack that stand for a role, as markup; nothing where a game has none. */
export function realCardsOf(game: string, role: string, letters: RankLetters): string {
  const cards = realCards(game, role).map((card) => realCardMarkup(card, letters))
  return cards.length > 0 ? `<span class="real-cards">${cards.join('')}</span>` : ''
}

export type PerPage = 9 | 16

/** How small the words have to be set, from 0; a card holds only so much. */
const SIZES: Readonly<Record<PerPage, readonly number[]>> = {
  9: [130, 230, 330],
  16: [80, 150, 240],
}

const sizeOf = (help: string, perPage: PerPage): number =>
  SIZES[perPage].filter((most) => help.length > most).length

function face(
  { glyph, name, is, side, colour, help, real = '' }: PrintedCard,
  perPage: PerPage,
): string {
  const kind = is === null ? '' : `<em>${escaped(is)}</em>`
  return `<li class="card words-${sizeOf(help, perPage)}">${real}${emblem(glyph, colour, letterOf(name))}<strong>${escaped(name)}</strong>${kind}<p>${escaped(help)}</p><small>${escaped(side)}</small></li>`
}

/** The same for every card, and on every side alike: nobody knows one by its back. */
function back(gameName: string): string {
  const lines = Array.from({ length: 9 }, (_, at) => at * 20 - 40)
    .map((at) => `M${at} -10L${at + 120} 150M${at + 100} -10L${at - 20} 150`)
    .join('')
  return `<li class="card back"><svg viewBox="0 0 100 140" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="140" fill="#232a4d"/><path d="${lines}" fill="none" stroke="#c79b4b" stroke-width="1" stroke-opacity="0.55"/><rect x="5" y="5" width="90" height="130" rx="5" fill="none" stroke="#c79b4b" stroke-width="1.6"/><circle cx="50" cy="70" r="21" fill="#232a4d" stroke="#c79b4b" stroke-width="1.6"/><path d="M56 58a14 14 0 1 0 6 20 11.5 11.5 0 0 1-6-20z" fill="#f1dfae"/></svg><span>${escaped(gameName)}</span></li>`
}

/** Short strokes beyond the block of cards, where the knife goes. */
function marks(across: number): string {
  const steps = Array.from({ length: across + 1 }, (_, at) => at)
  return ['top', 'bottom', 'left', 'right']
    .map((edge) => `<div class="marks ${edge}">${steps.map(() => '<i></i>').join('')}</div>`)
    .join('')
}

function pageOf(inner: string, perPage: PerPage): string {
  const across = perPage === 9 ? 3 : 4
  return `<section class="page of-${perPage}"><div class="block">${marks(across)}<ul>${inner}</ul></div></section>`
}

/**
 * All pages. With backs each page is followed by its own, so that paper printed on both sides comes out right.
 * @param cards in the order in which they are cut, two alike twice
 */
export function cardPages(
  cards: readonly PrintedCard[],
  gameName: string,
  perPage: PerPage,
  backs: boolean,
): string {
  const pages: string[] = []
  for (let at = 0; at < cards.length; at += perPage) {
    const some = cards.slice(at, at + perPage)
    pages.push(pageOf(some.map((card) => face(card, perPage)).join(''), perPage))
    if (backs) pages.push(pageOf(back(gameName).repeat(perPage), perPage))
  }
  return pages.join('')
}
