import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { en } from '../../rulesets/starwars/stories/en'
import { checkPack, composeStory, tellNobodyDied, tellStory } from '../../src/story'
import { countWords, phraseFinder } from '../../src/story/wording'

/** What would be a clue at the table: roles, sides, powers, causes, links, directions, sex. And the film's own words. */
const NEVER = [
  ...['sith', 'jedi', 'emperor', 'palpatine', 'maul', 'dooku', 'count', 'qui-gon', 'obi-wan'],
  ...['kenobi', 'yoda', 'anakin', 'vader', 'death star', 'jango', 'amidala', 'luke', 'skywalker'],
  ...['han', 'solo', 'lando', 'calrissian', 'r2-d2', 'c3po', 'chewbacca', 'mace', 'windu', 'leia'],
  ...['ackbar', 'ewok*', 'admiral*', 'queen*', 'princess*', 'master*', 'apprentice*', 'senator*'],
  ...[
    'droid*',
    'robot*',
    'wookie*',
    'fur',
    'furry',
    'bear',
    'bears',
    'clone*',
    'bounty',
    'hunter*',
  ],
  ...['the force', 'lightsab*', 'lightspeed', 'hyperspace', 'empire', 'imperial', 'rebel*'],
  ...['republic', 'padawan*', 'stormtroop*', 'cantina', 'tatooine', 'coruscant', 'parsec*'],
  ...['a galaxy far', 'long time ago', 'no moon', 'bad feeling', 'be with you', 'a trap', 'traps'],
  ...[
    'kill*',
    'murder*',
    'assassin*',
    'shot',
    'shots',
    'shoot*',
    'gun',
    'guns',
    'bullet*',
    'laser*',
  ],
  ...['blaster*', 'blast', 'blasted', 'explo*', 'weapon*', 'stab*', 'poison*', 'blood*', 'wound*'],
  ...['attack*', 'attempt*', 'target*', 'victim*', 'revenge*', 'betray*', 'execut*', 'lynch*'],
  ...['accus*', 'nominat*', 'vote*', 'voting', 'suspect*', 'suspicious*', 'guilt*', 'innocen*'],
  ...['role', 'roles', 'card', 'cards', 'team*', 'traitor*', 'citizen*', 'spy', 'spies', 'silent'],
  ...['heal', 'heals', 'healed', 'healer*', 'doctor*', 'nurse*', 'medic*', 'protect*', 'rescu*'],
  ...['surviv*', 'saved', 'escaped', 'shield*', 'power', 'powers', 'guard*', 'investigat*'],
  ...[
    'detective*',
    'freez*',
    'froze*',
    'carbonite',
    'ice',
    'icy',
    'swap*',
    'revive*',
    'resurrect*',
  ],
  ...['raised', 'returned from', 'chosen', 'twin', 'twins', 'pair', 'couple', 'linked', 'partner*'],
  ...['neighbour*', 'left hand', 'right hand', 'to the left', 'to the right', 'next to them'],
  ...['together', 'both of them died', 'another death', 'as well as'],
  ...['he', 'she', 'him', 'her', 'hers', 'his', 'himself', 'herself', 'mr', 'mrs', 'ms', 'miss'],
  ...['man', 'men', 'woman', 'women', 'boy*', 'girl*', 'lady', 'ladies', 'gentleman', 'gentlemen'],
  ...['sir', 'madam', 'husband', 'wife', 'brother*', 'sister*', 'son', 'daughter*', 'father*'],
  ...['mother*', 'widow*', 'bride*', 'groom*', 'nephew*', 'niece*', 'king*', 'prince'],
]

const isClue = phraseFinder(NEVER)
const isReason = phraseFinder([
  ...['because', 'luck*', 'thanks to', 'almost', 'nearly', 'narrow*', 'just in time', 'this time'],
  ...['missed', 'failed', 'spared', 'unharmed', 'again'],
])

/** Open slots, and the slips of a careless word list: "a orchid", "an puppet", "at at". */
const SLIPS =
  /[{}]|undefined|\s\s|\b(?:a (?!one-)[aeio]|an (?!honour|hour)[^aeiou]|at at|the the\b)/i

const anyStory = fc.record({ seed: fc.integer(), reroll: fc.nat({ max: 500 }) })

describe('the death stories of Star Wars Mafia', () => {
  it('have nothing wrong with them, and say none of the forbidden words in any slot (SW-91, SW-92)', () => {
    expect(checkPack(en, NEVER)).toEqual([])
  })

  it('are at least 80 distinct beginnings, middles and ends, and 25 nights without a death (SW-90)', () => {
    for (const kind of ['beginnings', 'middles', 'ends'] as const) {
      const texts = Object.values(en[kind]).map((lines) => lines.join(' ').toLowerCase())
      expect(new Set(texts).size, kind).toBeGreaterThanOrEqual(80)
      expect(new Set(texts).size, kind).toBe(texts.length)
    }
    const quiet = Object.values(en.nobodyDied).map((lines) => lines.join(' '))
    expect(new Set(quiet).size).toBe(quiet.length)
    expect(quiet.length).toBeGreaterThanOrEqual(25)
  })

  it('can be read out: no open slot, no clue, at most 110 words, and the name comes last (SW-90)', () => {
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

  it('tell three deaths of one night with nine different pieces, so that nothing joins them (SW-91)', () => {
    fc.assert(
      fc.property(anyStory, (options) => {
        const told: string[] = []
        for (let death = 0; death < 3; death += 1) {
          told.push(...tellStory(en, { ...options, seed: options.seed + death, avoid: told }).ids)
        }
        expect(new Set(told).size).toBe(9)
      }),
      { numRuns: 500 },
    )
  })

  it('say of a night without a death only that nobody died, and no reason (SW-89)', () => {
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
