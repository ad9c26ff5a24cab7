import { describe, expect, it } from 'vitest'
import { ktulu } from '../../../rulesets/ktulu'
import { searchesOf, shipNight } from '../../../rulesets/ktulu/state'
import { roles, ROLES, type Role, type Team } from '../../../rulesets/ktulu/roles/roles'
import { deckSize, readOptions, type Deck, type Json, type OptionValues } from '../../../src/engine'

const { casting } = ktulu

function valuesOf(chosen: Record<string, Json> = {}): OptionValues {
  const read = readOptions(ktulu.options, chosen)
  if (!read.ok) throw new Error(read.refusal.code)
  return read.values
}

type Rules = Parameters<typeof shipNight>[1]
const rulesOf = (chosen: Record<string, Json> = {}) => valuesOf(chosen) as unknown as Rules

const codes = (deck: Deck, players: number, chosen: Record<string, Json> = {}) =>
  casting.checkDeck(deck, players, valuesOf(chosen)).map(({ code }) => code)

const sizeOf = (deck: Deck, team: Team): number =>
  ROLES.filter((role) => roles[role].team === team).reduce(
    (sum, role) => sum + (deck[role] ?? 0),
    0,
  )

const split = (players: number, chosen: Record<string, Json> = {}) => {
  const deck = casting.propose(players, valuesOf(chosen))
  return (['citizens', 'bandits', 'indians', 'aliens'] as const).map((team) => sizeOf(deck, team))
}

describe('the proposed cast', () => {
  it('fits every table from nine players on without a remark (K-6, K-7, K-10)', () => {
    for (let players = 9; players <= casting.players.max; players++) {
      const deck = casting.propose(players, valuesOf())
      expect([players, deckSize(deck), codes(deck, players)]).toEqual([players, players, []])
    }
  })

  it('has the sizes of the book for each table from nine to thirty (K-7, K-A2, K-E1)', () => {
    const sizes = Array.from({ length: 22 }, (_, more) =>
      split(9 + more)
        .slice(0, 3)
        .join('/'),
    )
    expect(sizes.join(' ')).toBe(
      '4/3/2 5/3/2 6/3/2 6/4/2 6/4/3 7/4/3 8/4/3 8/5/3 8/5/4 9/5/4 10/5/4 10/6/4 10/6/5 11/6/5 11/7/5 12/7/5 ' +
        '12/7/6 13/7/6 13/8/6 14/8/6 14/8/7 15/8/7',
    )
  })

  it.each<[string, Record<string, Json>]>([
    ['Executor and Investigator', { executorInvestigator: true }],
    ['a Journalist beside them', { executorInvestigator: true, secretDuelVotes: true }],
  ])('can be played at nine with %s, for whom bandits make room (K-30, K-O19)', (_, chosen) => {
    for (let players = 9; players <= 14; players++) {
      const deck = casting.propose(players, valuesOf(chosen))
      expect([players, deckSize(deck)]).toEqual([players, players])
      const found = casting.checkDeck(deck, players, valuesOf(chosen))
      expect(found.filter(({ level }) => level === 'refused')).toEqual([])
    }
  })

  it('of the largest tables keeps more citizens than bandits, and more bandits than Indians (K-6)', () => {
    for (let players = 31; players <= casting.players.max; players++) {
      const [citizens = 0, bandits = 0, indians = 0] = split(players)
      expect(citizens + bandits + indians).toBe(players)
      expect([citizens > bandits + 4, bandits > indians, players]).toEqual([true, true, players])
    }
  })

  it.each([
    [20, 3],
    [23, 4],
    [28, 5],
  ])(
    'takes seats for aliens and extras away first: %i players, %i aliens (K-7)',
    (players, aliens) => {
      const chosen = { aliens: true, luckyLuke: true, janosik: true }
      const deck = casting.propose(players, valuesOf(chosen))
      expect(sizeOf(deck, 'aliens')).toBe(aliens)
      expect(deck).toMatchObject({ luckyLuke: 1, janosik: 1 })
      const [citizens, bandits, indians] = split(players, chosen)
      expect([citizens, bandits, indians]).toEqual(split(players - aliens - 2).slice(0, 3))
    },
  )

  it.each<[Team, string]>([
    [
      'citizens',
      'sheriff hooker goodGunman parson judge mayor securityGuard drunkard hairdresser taxman gambler inciter citizen',
    ],
    ['bandits', 'badGunman blackmailer avenger thief cardsharper infiltrator bandit'],
    [
      'indians',
      'shaman femaleShaman loneCoyot quietFoot leader binocularEye burningRage stagecoachOperator',
    ],
    ['aliens', 'detector mindEater megaAlien greenTentacle purpleLeech'],
  ])('fills the seats of the %s in the order of the book (K-7a, K-11)', (team, order) => {
    const deck = casting.propose(40, valuesOf({ aliens: true }))
    const dealt = Object.keys(deck).filter((role) => roles[role as Role].team === team)
    expect(dealt.join(' ')).toBe(order)
  })

  it('has a Gambler from fourteen players on, else the next in the order (K-7a, K-29)', () => {
    expect(casting.propose(13, valuesOf())['gambler']).toBeUndefined()
    expect(casting.propose(24, valuesOf())['gambler']).toBe(1)
  })

  it('deals what the house rules announce (K-O10, K-O19, K-O25)', () => {
    const chosen = {
      executorInvestigator: true,
      secretDuelVotes: true,
      drunkVariants: ['drunkJudge', 'drunkMayor'],
    }
    const deck = casting.propose(18, valuesOf(chosen))
    for (const role of ['executor', 'investigator', 'journalist', 'drunkJudge', 'drunkMayor']) {
      expect([role, deck[role]]).toEqual([role, 1])
    }
    expect([deck['judge'], deck['mayor'], codes(deck, 18, chosen)]).toEqual([
      undefined,
      undefined,
      [],
    ])
  })

  it('of plain members has as many as it takes, of all others one (K-11)', () => {
    const deck = casting.propose(40, valuesOf())
    const several = Object.keys(deck).filter((role) => (deck[role] ?? 0) > 1)
    expect(several.every((role) => roles[role as Role].plain)).toBe(true)
  })
})

describe('the number of players', () => {
  it.each([
    [16, 3, 2],
    [17, 4, 3],
    [23, 4, 3],
    [24, 5, 3],
    [30, 5, 3],
    [31, 6, 3],
  ])(
    '%i brings the ship in night %i and %i searches a day (K-8, K-9, K-A3)',
    (players, ship, searches) => {
      expect(shipNight(players, rulesOf())).toBe(ship)
      expect(searchesOf(players, rulesOf())).toBe(searches)
    },
  )

  it('gives way to what the house chose (K-O3, K-O4)', () => {
    expect(shipNight(31, rulesOf({ shipNight: 2 }))).toBe(2)
    expect(searchesOf(31, rulesOf({ searches: 1 }))).toBe(1)
  })
})

describe('a cast', () => {
  it('with Executor and Investigator has no Janosik, and neither of them comes alone (K-30, K-60)', () => {
    const deck = casting.propose(14, valuesOf())
    const put = (change: Deck) => codes({ ...deck, ...change }, deckSize({ ...deck, ...change }))
    expect(put({ executor: 1, investigator: 1 })).toEqual([])
    expect(put({ executor: 1 })).toContain('pairOnly')
    expect(put({ executor: 1, investigator: 1, janosik: 1 })).toContain('pairWithJanosik')
  })

  it('of marked hands has three Mormons of three factions; the program draws them where nobody is marked (K-52, K-O23)', () => {
    const hand = (role: string, ...marks: string[]) => ({ cards: [role], marks })
    const hands = [
      hand('sheriff', 'mormon'),
      hand('hooker'),
      hand('goodGunman'),
      hand('citizen'),
      hand('badGunman', 'mormon'),
      hand('bandit'),
      hand('bandit'),
      hand('shaman', 'mormon'),
      hand('indian'),
    ]
    const found = (all: typeof hands) =>
      casting.checkHands(all, valuesOf({ mormons: true })).map(({ code }) => code)
    expect(found(hands)).toEqual(['mormonsInSmallGroup'])
    expect(found(hands.map(({ cards }) => ({ cards, marks: [] })))).toContain('wrongMormons')
    const plain = hands.map(({ cards }) => ({ cards }))
    const codesOf = casting.checkHands(plain, valuesOf({ mormons: true })).map(({ code }) => code)
    expect(codesOf).toEqual(['mormonsInSmallGroup'])
  })
})
