import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { en } from '../../rulesets/vendetta/stories/en'
import { checkPack, composeStory, tellNobodyDied, tellStory } from '../../src/story'
import { countWords, phraseFinder } from '../../src/story/wording'

/** What would be a clue at the table: roles, teams, abilities, causes, sex, and reasons. */
const NEVER = [
  ...[
    'mafia',
    'mobster*',
    'mob',
    'gangster*',
    'gang',
    'gangs',
    'thug*',
    'thief',
    'thieves',
    'godfather*',
  ],
  ...['lawyer*', 'snitch*', 'yakuza', 'loner*', 'psycho*', 'femme*', 'impostor*', 'imposter*'],
  ...['bystander*', 'civilian*', 'jail*', 'prison*', 'priest*', 'detective*', 'judge*', 'sheriff*'],
  ...[
    'nurse*',
    'doctor*',
    'bodyguard*',
    'guard*',
    'vixen*',
    'fox*',
    'hypno*',
    'trance*',
    'journalist*',
  ],
  ...['reporter*', 'newspaper*', 'polic*', 'officer*', 'role', 'roles', 'team*', 'card', 'cards'],
  ...['kill*', 'murder*', 'assassin*', 'shot', 'shots', 'shoot*', 'gun', 'guns', 'bullet*', 'bang'],
  ...['pistol*', 'knife', 'knives', 'dagger*', 'blade*', 'stab*', 'strangl*', 'poison*', 'blood*'],
  ...['wound*', 'weapon*', 'arrest*', 'suspect*', 'suspicious*', 'guilt*', 'innocen*', 'crime*'],
  ...['criminal*', 'investigat*', 'witness*', 'vote*', 'voting', 'accus*', 'execut*', 'victim*'],
  ...[
    'seduc*',
    'silenc*',
    'badmouth*',
    'mouth*',
    'slander*',
    'eliminat*',
    'survi*',
    'saved',
    'rescu*',
  ],
  ...['protect*', 'escap*', 'attack*', 'attempt*', 'target*', 'chosen', 'revenge*', 'vendetta'],
  ...['he', 'she', 'him', 'her', 'hers', 'his', 'himself', 'herself', 'mr', 'mrs', 'ms', 'miss'],
  ...['man', 'men', 'woman', 'women', 'boy*', 'girl*', 'lady', 'ladies', 'gentleman', 'gentlemen'],
  ...['sir', 'madam', 'husband', 'wife', 'brother*', 'sister*', 'son', 'daughter*', 'father*'],
  ...['widow*', 'bride*', 'groom*', 'nephew*', 'niece*'],
]

const isClue = phraseFinder(NEVER)
const isReason = phraseFinder(['because', 'luck*', 'thanks to', 'almost', 'nearly', 'narrow*'])

/** Open slots, and the slips of a careless word list: "a orchid", "an puppet", "at at". */
const SLIPS = /[{}]|undefined|\s\s|\b(?:a (?!one-)[aeio]|an (?!honour)[^aeiou]|at at|the the\b)/i

const anyStory = fc.record({ seed: fc.integer(), reroll: fc.nat({ max: 500 }) })

describe('the death stories of Vendetta', () => {
  it('have nothing wrong with them, and say none of the forbidden words in any slot', () => {
    expect(checkPack(en, NEVER)).toEqual([])
  })

  it('are at least 60 distinct beginnings, middles and ends, and 15 nights without a death', () => {
    for (const kind of ['beginnings', 'middles', 'ends'] as const) {
      const texts = Object.values(en[kind]).map((lines) => lines.join(' ').toLowerCase())
      expect(new Set(texts).size, kind).toBeGreaterThanOrEqual(60)
      expect(new Set(texts).size, kind).toBe(texts.length)
    }
    const quiet = Object.values(en.nobodyDied).map((lines) => lines.join(' '))
    expect(new Set(quiet).size).toBe(quiet.length)
    expect(quiet.length).toBeGreaterThanOrEqual(15)
  })

  it('can be read out: no open slot, no clue, at most 110 words, and the name comes last', () => {
    fc.assert(
      fc.property(anyStory, (options) => {
        const story = tellStory(en, options)
        const told = [...story.body, story.lead].join(' ')
        expect(told).not.toMatch(/[{}]|undefined|\s\s/)
        expect(isClue(told), told).toBe(false)
        expect(told).not.toContain('Xanthippe')
        const composed = composeStory(story, 'Xanthippe')
        expect(composed.endsWith(' Xanthippe')).toBe(true)
        expect(composed.indexOf('Xanthippe')).toBe(composed.length - 'Xanthippe'.length)
        expect(countWords(composed)).toBeLessThanOrEqual(110)
        expect(story.body.length + 1).toBeGreaterThanOrEqual(3)
        expect(story.body.length + 1).toBeLessThanOrEqual(5)
      }),
      { numRuns: 5000 },
    )
  })

  it('put the right article before every word', () => {
    fc.assert(
      fc.property(anyStory, (options) => {
        const { body, lead } = tellStory(en, options)
        expect([...body, lead].join(' ')).not.toMatch(SLIPS)
      }),
      { numRuns: 2000 },
    )
  })

  it('say of a night without a death only that nobody died, and no reason (V-90)', () => {
    fc.assert(
      fc.property(anyStory, (options) => {
        const told = tellNobodyDied(en, options).body.join(' ')
        expect(told).toMatch(/nobody died\.$/i)
        expect(told).not.toMatch(SLIPS)
        expect(isClue(told) || isReason(told), told).toBe(false)
      }),
      { numRuns: 1000 },
    )
  })
})
