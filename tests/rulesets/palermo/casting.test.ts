import { describe, expect, it } from 'vitest'
import { casting } from '../../../rulesets/palermo/roles/casting'
import type { HouseRules } from '../../../rulesets/palermo/options'
import { rulesOf } from '../../support/games'

const rules = (chosen: Partial<HouseRules> = {}) => rulesOf('palermo', chosen) as HouseRules

const MAFIOSI = [2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7]

describe('the proposed cast', () => {
  it.each(MAFIOSI.map((mafioso, at) => [at + 6, mafioso]))(
    'of %d players has %d Mafiosi, and passes without a remark (P-8)',
    (players, mafioso) => {
      const deck = casting.propose(players, rules())
      expect(deck['mafioso']).toBe(mafioso)
      expect((deck['detective'] ?? 0) + (deck['secondDetective'] ?? 0)).toBe(players < 12 ? 1 : 2)
      expect(casting.checkDeck(deck, players, rules())).toEqual([])
    },
  )
})

it('shows all cards to a host before the first night, and to nobody who plays along (P-13, P-104b)', () => {
  expect(casting.hostLooks?.(rules())).toBe(true)
  expect(casting.hostLooks?.(rules({ gameHost: 'provisional' }))).toBe(false)
})

const codes = (deck: Record<string, number>, chosen: Partial<HouseRules> = {}) => {
  const players = Object.values(deck).reduce((sum, count) => sum + count, 0)
  return casting
    .checkDeck(deck, players, rules(chosen))
    .map(({ level, code }) => `${level} ${code}`)
}

const PLAIN = { mafioso: 2, detective: 1, citizen: 5 }

describe('the check of a cast', () => {
  it('refuses what cannot be played, each with its reason', () => {
    expect(codes({ mafioso: 2, citizen: 6 })).toContain('refused noDetective')
    expect(codes({ detective: 1, citizen: 7 })).toContain('refused noMafia')
    expect(codes({ ...PLAIN, spy: 2 })).toContain('refused onlyOnce')
    expect(codes({ ...PLAIN, matchmaker: 1 }, { gameHost: 'provisional' })).toEqual([
      'refused provisionalMatchmaker',
    ])
    expect(codes(PLAIN, { gameHost: 'provisional', deal: 'director' })).toEqual([
      'refused provisionalDirector',
    ])
  })

  it('warns of what is only odd', () => {
    expect(codes(PLAIN, { detectives: 'separate', tieRule: 'mayor' })).toEqual([
      'warned separateAlone',
      'warned tieWithoutMayor',
    ])
    expect(codes({ ...PLAIN, guardianAngel: 1 }, { deal: 'director' })).toEqual([
      'warned directorSpecials',
    ])
    expect(codes({ mafioso: 1, detective: 1, citizen: 6 })).toEqual(['warned fewMafiosi'])
  })
})
