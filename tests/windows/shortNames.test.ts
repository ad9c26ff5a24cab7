import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packs } from '../../rulesets'
import { shortRole } from '../../src/facilitator/ring/fittedText'
import { shortNames } from '../../src/facilitator/ring/shortNames'
import { languagesOf, textsOf } from '../support/games'

test('Guests who are called alike are told apart in a few letters', () => {
  const guests = Array.from({ length: 30 }, (_, index) => `Player ${index + 1}`)
  const short = shortNames([...guests, 'Ann', 'Anna', 'Anna K.', 'Anna M.'])
  expect(short.get('Player 7')).toBe('Pl7')
  expect(short.get('Player 12')).toBe('Pl12')
  expect(new Set(short.values()).size).toBe(34)
})

test('No short form of a name is one of another’s, whatever the names are', () => {
  const name = fc.oneof(
    fc.constantFrom(
      'Ann',
      'Anna',
      'Annabel',
      'Anna B',
      'The Mafia',
      'Mafia',
      'Maf',
      'Player 1',
      'Player 11',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  )
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 40 }), (names) => {
      const short = shortNames(names)
      expect(new Set(short.values()).size).toBe(names.length)
    }),
    { seed: 4 },
  )
})

test.each(Object.keys(packs))(
  'Roles of %s in little room keep short forms that are their own',
  (id) => {
    for (const language of languagesOf(id)) {
      const roles = Object.values(textsOf(id, language).roles).map(({ name }) => name)
      for (const room of [2, 3, 4.5]) {
        const short = roles.map((role) => shortRole(role, room, roles))
        expect(new Set(short).size, short.join()).toBe(new Set(roles).size)
      }
    }
  },
)
