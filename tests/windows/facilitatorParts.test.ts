import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { facilitator } from '../../src/i18n/locales/en/facilitator'
import { keyIdOf, keymap } from '../../src/facilitator/keys/keymap'
import { seatIndexOf, seatKey } from '../../src/facilitator/keys/seatKeys'
import { deckGroups, deckSize, levelCard } from '../../src/facilitator/lobby/deckGroups'
import { moved, splitNames } from '../../src/facilitator/lobby/names'

const pressed = (key: string, code = ''): KeyboardEvent =>
  ({
    key,
    code,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
  }) as KeyboardEvent

describe('Keys', () => {
  test('No key has two meanings', () => {
    const keys = keymap.flatMap((binding) => binding.keys)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('No seat shares its key with a command', () => {
    for (let index = 0; index < 25; index++) {
      const key = seatKey(index) ?? ''
      expect(keyIdOf(pressed(key.toLowerCase()))).toBeNull()
    }
  })

  test('Twenty-five seats have keys of their own, and each key leads back to its seat', () => {
    const keys = Array.from({ length: 25 }, (_, index) => seatKey(index))
    expect(new Set(keys).size).toBe(25)
    for (const [index, key] of keys.entries()) {
      const digit = /\d/.test(key ?? '') ? `Digit${key}` : ''
      expect(seatIndexOf(pressed((key ?? '').toLowerCase(), digit))).toBe(index)
    }
    expect(seatKey(25)).toBeNull()
  })

  test('A digit is read by its place, so that it works where Shift types it', () => {
    expect(seatIndexOf(pressed('&', 'Digit1'))).toBe(0)
    expect(seatIndexOf(pressed('0', 'Numpad0'))).toBe(9)
  })

  test('Every key of the table is explained in the list', () => {
    for (const { id } of keymap) expect(facilitator.keys.does[id]).not.toBe('')
  })
})

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
