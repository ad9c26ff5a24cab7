import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { en } from '../../rulesets/starwars/stories/en'
import { fail } from '../../src/engine'
import { tellNobodyDied, tellStory, type StoryPack } from '../../src/story'
import { OF_THE_GALAXY } from './ofTheGalaxy'
import { provePack } from './provePack'

/** What would be a clue at this table: roles, sides, powers, causes, links, directions. And what is quoted from films. */
const NEVER = [
  'sith', 'jedi', 'emperor', 'palpatine', 'maul', 'dooku', 'count', 'qui-gon', 'obi-wan', 'kenobi', 'yoda',
  'anakin', 'vader', 'death star', 'jango', 'amidala', 'luke', 'skywalker', 'han', 'solo', 'lando',
  'calrissian', 'r2-d2', 'c3po', 'chewbacca', 'mace', 'windu', 'leia', 'ackbar', 'ewok*', 'admiral*',
  'queen*', 'princess*', 'master*', 'apprentice*', 'senator*', 'wookie*', 'fur', 'furry', 'bear', 'bears',
  'clone*', 'bounty', 'hunter*', 'alderaan', 'naboo', 'endor', 'kashyyyk', 'dagobah', 'bespin',
  'cloud city', 'corellia*', 'kamino', 'mustafar', 'dathomir', 'mon cala*', 'the force', 'lightsab*',
  'empire', 'imperial', 'rebel*', 'republic', 'padawan*', 'stormtroop*', 'parsec*', 'these are not the',
  'a galaxy far', 'long time ago', 'no moon', 'bad feeling', 'be with you', 'a trap', 'traps', 'laser*',
  'blaster*', 'blast', 'blasted', 'explo*', 'revenge*', 'betray*', 'lynch*', 'nominat*', 'traitor*',
  'citizen*', 'spy', 'spies', 'silent', 'heal', 'heals', 'healed', 'healer*', 'medic*', 'surviv*',
  'escaped', 'shield*', 'power', 'powers', 'guard*', 'freez*', 'froze*', 'carbonite', 'ice', 'icy', 'swap*',
  'revive*', 'resurrect*', 'raised', 'returned from', 'twin', 'twins', 'pair', 'couple', 'linked',
  'partner*', 'neighbour*', 'left hand', 'right hand', 'to the left', 'to the right', 'next to them',
  'together', 'both of them died', 'another death', 'as well as', 'nephew*', 'niece*', 'king*', 'prince',
] // prettier-ignore

describe('the death stories of Star Wars Mafia (SW-89, SW-90, SW-91, SW-92)', () => {
  provePack(en, {
    never: NEVER,
    reasons: ['just in time', 'this time', 'missed', 'failed', 'spared', 'unharmed', 'again'],
    pieces: 80,
    quiet: 25,
  })
})

const isOfTheGalaxy = (text: string): boolean => OF_THE_GALAXY.test(text)

/** All that a slot such as `{place.at}` can be filled with. */
function fillings({ words }: StoryPack, slot: string): string[] {
  const [name = '', form = ''] = slot.slice(1, -1).split('.')
  return (words[name] ?? []).map((word) =>
    typeof word === 'string' ? word : (word[form] ?? fail(slot)),
  )
}

/** Whether a piece has a word of the galaxy whatever its slots are filled with. */
const playsThere = (lines: readonly string[], pack: StoryPack = en): boolean => {
  const text = lines.join(' ')
  const slots = text.match(/\{\w+\.\w+\}/g) ?? []
  return isOfTheGalaxy(text) || slots.some((slot) => fillings(pack, slot).every(isOfTheGalaxy))
}

describe('the stories of Star Wars Mafia (SW-90)', () => {
  it.each(['beginnings', 'middles', 'ends', 'nobodyDied'] as const)(
    'play in that galaxy: each of the %s has a word of it, however it is filled',
    (kind) => {
      const elsewhere = Object.entries(en[kind]).filter(([, lines]) => !playsThere(lines))
      expect(elsewhere).toEqual([])
    },
  )

  it('have such a word in whatever is told', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat({ max: 500 }), (seed, reroll) => {
        const { body, lead } = tellStory(en, { seed, reroll })
        for (const told of [[...body, lead], tellNobodyDied(en, { seed, reroll }).body]) {
          expect(isOfTheGalaxy(told.join(' ')), told.join(' ')).toBe(true)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('would be noticed elsewhere', () => {
    const words = { place: [{ at: 'at the cantina' }, { at: 'in the town hall' }] }
    expect(playsThere(['The mayor sneezed {place.at}.'], { ...en, words })).toBe(false)
    expect(playsThere(['The mayor sneezed at a Jawa.'])).toBe(true)
  })
})
