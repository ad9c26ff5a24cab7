/** What every game's death stories are held to; what would be a clue is each game's own. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fail } from '../../src/engine'
import { checkPack, composeStory, tellNobodyDied, tellStory, type StoryPack } from '../../src/story'
import { textsOf } from '../../src/story/grammar'
import { countWords, phraseFinder } from '../../src/story/wording'
import { CLUES } from './clues'
import { sampled } from '../support/seeds'

/** What a language's careless word list sounds like, and how it says that nobody died. */
interface Spoken {
  readonly slips: RegExp
  readonly nobodyDied: RegExp
  /** A clause in a slot's word: it would need a comma behind it wherever the sentence goes on. */
  readonly clause?: RegExp
}
const SPOKEN: Readonly<Record<string, Spoken>> = {
  en: {
    slips: /\b(?:a (?!one-)[aeio]|an (?!honour|hour)[^aeiou]|at at|the the\b)/i,
    nobodyDied: /nobody died\.$/i,
  },
  de: {
    slips:
      /(?<!\p{L})(?:(\p{L}+) \1|eine?[nm]? (?:eine?[nm]?|der|die|das|den|dem)|(?:im|am|zum) (?:der|die|das|dem|in|an))(?!\p{L})|,,|, ,|,[.:]/iu,
    nobodyDied: /niemand ist gestorben\.$/i,
    clause:
      /,|^(?:als|bevor|bis|dass|ehe|indem|nachdem|obwohl|seit|sobald|solange|während|weil|wenn|wo) (?!\p{Lu})/u,
  },
  pl: {
    // A word said twice, “w w”, and a comma that stands twice or before a full stop.
    slips: /(?<!\p{L})(\p{L}+) \1(?!\p{L})|,,|, ,|,[.:]/iu,
    nobodyDied: /nikt nie zginął\.$/i,
  },
}

/** Open slots, whatever the language. */
const OPEN = /[{}]|undefined|\s\s/

/** Any story: a seed and how often it was rerolled. */
const anyStory = fc.record({ seed: fc.integer(), reroll: fc.nat({ max: 500 }) })

export interface Wanted {
  /** Words that no story of this game may say besides those of all games, as `phraseFinder` reads them. */
  readonly never: readonly string[]
  /** Further words that a night without a death may not say. */
  readonly reasons?: readonly string[]
  /** How many distinct beginnings, middles and ends there are at least. */
  readonly pieces: number
  /** How many nights without a death there are at least. */
  readonly quiet: number
}

/** Defines the tests of one pack; call it inside a `describe` that names the game and its rules. */
export function provePack(pack: StoryPack, { never, reasons = [], pieces, quiet }: Wanted): void {
  const { sex, harm, reasons: usual } = CLUES[pack.lang] ?? fail(pack.lang)
  const { slips, nobodyDied, clause } = SPOKEN[pack.lang] ?? fail(pack.lang)
  const clues = [...sex, ...harm, ...never]
  const isClue = phraseFinder(clues)
  const isReason = phraseFinder([...usual, ...reasons])

  it('have nothing wrong with them, and say none of the forbidden words in any slot', () => {
    expect(checkPack(pack, clues)).toEqual([])
  })

  it(`are at least ${pieces} distinct beginnings, middles and ends, and ${quiet} nights without a death`, () => {
    for (const kind of ['beginnings', 'middles', 'ends'] as const) {
      const texts = Object.values(pack[kind]).map((lines) => lines.join(' ').toLowerCase())
      expect(new Set(texts).size, kind).toBeGreaterThanOrEqual(pieces)
      expect(new Set(texts).size, kind).toBe(texts.length)
    }
    const nights = Object.values(pack.nobodyDied).map((lines) => lines.join(' '))
    expect(new Set(nights).size).toBe(nights.length)
    expect(nights.length).toBeGreaterThanOrEqual(quiet)
  })

  it('can be read out: no open slot, no clue, at most 110 words, and the name comes last', () => {
    fc.assert(
      fc.property(anyStory, (options) => {
        const story = tellStory(pack, options)
        const told = [...story.body, story.lead].join(' ')
        expect(told).not.toMatch(OPEN)
        expect(isClue(told), told).toBe(false)
        expect(told).not.toContain('Xanthippe')
        const composed = composeStory(story, 'Xanthippe')
        expect(composed.endsWith(' Xanthippe')).toBe(true)
        expect(composed.indexOf('Xanthippe')).toBe(composed.length - 'Xanthippe'.length)
        expect(countWords(composed)).toBeLessThanOrEqual(110)
        expect(story.body.length + 1).toBeGreaterThanOrEqual(3)
        expect(story.body.length + 1).toBeLessThanOrEqual(5)
      }),
      { numRuns: sampled(1500, 5000) },
    )
  })

  it('put the right article before every word', () => {
    fc.assert(
      fc.property(anyStory, (options) => {
        const { body, lead } = tellStory(pack, options)
        expect([...body, lead].join(' ')).not.toMatch(slips)
      }),
      { numRuns: sampled(800, 2000) },
    )
  })

  if (clause)
    it('fill their slots with words alone, never with a clause whose comma would have to close', () => {
      const words = Object.values(pack.words).flat().flatMap(textsOf)
      expect(words.length).toBeGreaterThan(50)
      expect(words.filter((word) => clause.test(word))).toEqual([])
    })

  it('tell three deaths of one night with nine different pieces, so that nothing joins them', () => {
    fc.assert(
      fc.property(anyStory, (options) => {
        const told: string[] = []
        for (let death = 0; death < 3; death += 1) {
          told.push(...tellStory(pack, { ...options, seed: options.seed + death, avoid: told }).ids)
        }
        expect(new Set(told).size).toBe(9)
      }),
      { numRuns: 500 },
    )
  })

  it('say of a night without a death only that nobody died, and no reason', () => {
    fc.assert(
      fc.property(anyStory, (options) => {
        const told = tellNobodyDied(pack, options).body.join(' ')
        expect(told).toMatch(nobodyDied)
        expect(told).not.toMatch(OPEN)
        expect(told).not.toMatch(slips)
        expect(isClue(told) || isReason(told), told).toBe(false)
      }),
      { numRuns: 1000 },
    )
  })
}
