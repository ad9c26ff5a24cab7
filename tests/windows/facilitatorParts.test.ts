import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deckGroups, deckSize, levelCard } from '../../src/facilitator/lobby/deck/deckGroups'
import { moved, splitNames } from '../../src/facilitator/lobby/players/names'
import { dayWords } from '../../src/facilitator/words/useEveningTitle'

describe('Names', () => {
  test('A pasted list is taken apart at lines, commas and semicolons, and loses its numbers', () => {
    expect(splitNames('1. Ann\n2) Ben;Cid,  Dora Maria \n\n- Emil')).toEqual([
      'Ann',
      'Ben',
      'Cid',
      'Dora Maria',
      'Emil',
    ])
  })

  test('Moving a name loses nobody', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), fc.nat(), fc.nat(), (list, a, b) => {
        const after = moved(list, a % list.length, b % list.length)
        expect([...after].sort()).toEqual([...list].sort())
        expect(after[b % list.length]).toBe(list[a % list.length])
      }),
    )
  })
})

describe('An evening without a name', () => {
  const began = new Date(2026, 10, 14, 20).getTime()
  const called = (language: string, days: number) =>
    dayWords(began, language, began + days * 86_400_000)

  test('goes by its weekday for a week, then by its date, in the host’s language', () => {
    expect(['en', 'de', 'pl'].map((language) => called(language, 5))).toEqual([
      'Saturday',
      'Samstag',
      'Sobota',
    ])
    expect(['en', 'de', 'pl'].map((language) => called(language, 7))).toEqual([
      'November 14',
      '14. November',
      '14 listopada',
    ])
    expect(called('de', 60)).toBe('14. November 2026')
  })
})

describe('Deck', () => {
  const cards = [
    { id: 'king', role: 'killer', team: 'bad', supply: 2 },
    ...['n2', 'n3', 'n4', 'n5'].map((id) => ({ id, role: 'villager', team: 'good', supply: 4 })),
  ]

  test('Many alike cards stand on one line that counts them together', () => {
    const groups = deckGroups(cards, { king: 1, n2: 2, n5: 3 })
    expect(groups.map(({ role, count, many }) => ({ role, count, many }))).toEqual([
      { role: 'killer', count: 1, many: false },
      { role: 'villager', count: 5, many: true },
    ])
    expect(deckSize({ king: 1, n2: 2, n5: 3 })).toBe(6)
  })

  test('One more is of the kind there are fewest of, one fewer of the kind there are most of', () => {
    const deck = { n2: 2, n3: 1, n4: 4, n5: 2 }
    const [, villagers] = deckGroups(cards, deck)
    expect(villagers && levelCard(villagers, deck, 1)?.id).toBe('n3')
    expect(villagers && levelCard(villagers, deck, -1)?.id).toBe('n4')
    const full = { n2: 4, n3: 4, n4: 4, n5: 4 }
    expect(villagers && levelCard(villagers, full, 1)).toBeNull()
  })
})
