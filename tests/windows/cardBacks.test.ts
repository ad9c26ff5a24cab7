/** A card is not known by its back: all of them are the same, whatever stands on their faces. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardPages, type PrintedCard } from '../../src/facilitator/paper/sheets/cards'

// As long as helps are: by itself fast-check hardly goes beyond ten.
const word = fc.string({ minLength: 1, maxLength: 400, size: 'max' })
const card: fc.Arbitrary<PrintedCard> = fc.record(
  {
    glyph: fc.constantFrom('steth', 'hat', undefined),
    name: word,
    is: fc.option(word),
    side: fc.constantFrom('Town', 'Mafia', 'Nobody', ''),
    colour: fc.constantFrom('#c33', '#3c3', '#33c'),
    help: word,
    real: fc.constant('<span class="real-cards"></span>'),
  },
  { requiredKeys: ['glyph', 'name', 'is', 'side', 'colour', 'help'] },
)
const deck = fc.array(card, { minLength: 1, maxLength: 40 })
const perPage = fc.constantFrom(9 as const, 16 as const)

/** Pages of faces and of backs in turn. */
function pagesOf(cards: readonly PrintedCard[], each: 9 | 16) {
  const pages = cardPages(cards, 'Name', each, true).split(/(?=<section class="page)/)
  return {
    faces: pages.filter((_, index) => index % 2 === 0),
    backs: pages.filter((_, index) => index % 2 === 1),
  }
}
const PLAIN: PrintedCard = {
  glyph: undefined,
  name: 'Name',
  is: null,
  side: 'Side',
  colour: '#c33',
  help: 'Help',
}

describe('The backs of printed cards', () => {
  it('are the same on every page and for every card, whatever deck is printed', () => {
    fc.assert(
      fc.property(deck, perPage, (cards, each) => {
        const [plain = ''] = pagesOf([PLAIN], each).backs
        const { faces, backs } = pagesOf(cards, each)
        expect(backs).toHaveLength(faces.length)
        expect(new Set(backs)).toEqual(new Set([plain]))
        const cells = plain.match(/<li class="card back">.*?<\/li>/g) ?? []
        expect(cells).toHaveLength(each)
        expect(new Set(cells).size).toBe(1)
        expect(plain.match(/<li/g)).toHaveLength(each)
      }),
      { numRuns: 100 },
    )
  })

  it('fill a page whose faces do not, so that no back tells where the last card lay', () => {
    const { faces, backs } = pagesOf([PLAIN], 9)
    expect(faces.join('').match(/<li/g)).toHaveLength(1)
    expect(backs.join('').match(/<li/g)).toHaveLength(9)
  })

  it('are looked at by no rule of the styles that tells one from another', () => {
    const file = join(import.meta.dirname, '../../src/facilitator/paper/sheets/cards.css')
    const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
    const selectors = css.match(/[^{}]+(?=\{)/g) ?? []
    expect(selectors.length).toBeGreaterThan(10)
    const telling = selectors
      .map((selector) => selector.trim())
      .filter((selector) => /:(?:nth|first|last|only|has|not|is|where)|\[|\+|~/.test(selector))
    expect(telling).toEqual([
      '.page:last-child',
      '.real-card + .real-card',
      '.of-16 .real-card + .real-card',
    ])
  })
})
