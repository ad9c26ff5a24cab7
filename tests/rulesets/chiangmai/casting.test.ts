import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rulesets } from '../../../rulesets'
import { castingVerdict, dealHands, deskView, fail, Game, readOptions } from '../../../src/engine'

const chiangmai = rulesets.chiangmai ?? fail('no chiangmai')
const { casting } = chiangmai
const read = readOptions(chiangmai.options, {})
const standard = read.ok ? read.values : fail('no options')
const loose = { ...standard, dealCheck: false }

const count = (deck: Readonly<Record<string, number>>): number =>
  Object.values(deck).reduce((sum, held) => sum + held, 0)

const isNumber = (card: string): boolean => /^n\d+$/.test(card)

/** Black Kings, red Kings, black Jacks, red Jacks, red Queens, red Aces, Jokers, numbers. */
const TABLE: Readonly<Record<number, readonly number[]>> = {
  7: [1, 1, 1, 1, 1, 1, 1, 7],
  8: [1, 1, 1, 1, 1, 1, 1, 9],
  9: [1, 1, 1, 1, 1, 1, 1, 11],
  10: [2, 1, 1, 2, 1, 1, 1, 11],
  11: [2, 1, 1, 2, 1, 1, 1, 13],
  12: [2, 1, 1, 2, 1, 1, 1, 15],
  13: [2, 2, 2, 2, 1, 1, 1, 15],
  14: [2, 2, 2, 2, 1, 1, 1, 17],
  15: [2, 2, 2, 2, 1, 1, 1, 19],
  16: [2, 2, 2, 2, 1, 1, 1, 21],
}

describe('the deck', () => {
  it('CM-7: is proposed as the table says', () => {
    for (const [players, row] of Object.entries(TABLE)) {
      const deck = casting.propose(Number(players), standard)
      const numbers = Object.entries(deck).filter(([card]) => isNumber(card))
      const specials = [
        'blackKing',
        'redKing',
        'blackJack',
        'redJack',
        'redQueen',
        'redAce',
        'joker',
      ]
      expect([
        ...specials.map((card) => deck[card]),
        numbers.reduce((sum, [, held]) => sum + held, 0),
      ]).toEqual(row)
    }
  })

  it('CM-3, CM-6: what is proposed is accepted for 7 to 25 players, with a warning above twelve', () => {
    for (let players = 7; players <= 25; players++) {
      const deck = casting.propose(players, standard)
      expect(count(deck)).toBe(2 * players)
      expect(castingVerdict(casting.checkDeck(deck, players, standard))).toBe(
        players > 12 ? 'warned' : 'ok',
      )
    }
  })

  it('CM-3: fewer than seven players are refused', () => {
    const codes = casting
      .checkDeck(casting.propose(6, standard), 6, standard)
      .map(({ code }) => code)
    expect(codes).toEqual(['tooFewPlayers'])
  })

  it('CM-4, CM-6: has to hold two cards for each player, of the known kinds, no more than there are', () => {
    const deck = casting.propose(8, standard)
    const codes = (other: Readonly<Record<string, number>>) =>
      casting.checkDeck({ ...deck, ...other }, 8, standard).map(({ code }) => code)
    expect(codes({})).toEqual([])
    expect(codes({ n2: 3 })).toEqual(['deckSize'])
    expect(codes({ n2: 0, blackQueen: 1 })).toEqual(['unknownCard'])
    expect(codes({ blackKing: 3, n2: 0, n3: 0 })).toEqual(['tooManyOfACard'])
  })

  it('CM-3, CM-6: comes from one ordinary deck, enough for 25 players, ten to twelve being best', () => {
    const supply = Object.fromEntries(casting.cards.map((card) => [card.id, card.supply]))
    const numbers = Object.entries(supply).filter(([card]) => isNumber(card))
    expect(numbers.map(([, held]) => held)).toEqual(Array(9).fill(4))
    expect(Object.entries(supply).filter(([card]) => !isNumber(card))).toEqual([
      ['blackKing', 2],
      ['redKing', 2],
      ['blackJack', 2],
      ['redJack', 2],
      ['redQueen', 2],
      ['redAce', 2],
      ['joker', 3],
    ])
    expect(casting.players).toEqual({ min: 7, max: 25, best: [10, 12] })
  })

  it('CM-8: needs a King and a Jack', () => {
    const deck = casting.propose(8, standard)
    const codes = (other: Readonly<Record<string, number>>) =>
      casting.checkDeck({ ...deck, ...other }, 8, standard).map(({ code }) => code)
    expect(codes({ blackKing: 0, redKing: 0, n2: 3 })).toEqual(['noKing'])
    expect(codes({ blackJack: 0, redJack: 0, n2: 3 })).toEqual(['noJack'])
  })
})

describe('the deal', () => {
  it('CM-9, CM-12: the program deals the whole deck, two cards each, and never a King with a Jack', () => {
    fc.assert(
      fc.property(fc.integer({ min: 7, max: 25 }), fc.nat(), (players, seed) => {
        const deck = casting.propose(players, standard)
        const hands = dealHands(casting, deck, players, standard, seed) ?? fail('no deal')
        const dealt = hands.flatMap(({ cards }) => cards)
        expect(hands.map(({ cards }) => cards.length)).toEqual(Array(players).fill(2))
        expect(dealt.length).toBe(count(deck))
        for (const [card, held] of Object.entries(deck)) {
          expect(dealt.filter((other) => other === card).length).toBe(held)
        }
        expect(castingVerdict(casting.checkHands(hands, standard))).not.toBe('refused')
      }),
      { numRuns: 60 },
    )
  })

  it('CM-9, CM-O15: a King with a Jack is dealt again unless the house lets it stand', () => {
    const hands = [{ cards: ['redKing', 'blackJack'] }, { cards: ['n2', 'n3'] }]
    expect(casting.redeal(hands, standard)).toBe(true)
    expect(casting.redeal(hands, loose)).toBe(false)
  })

  it('CM-10: every other pair stands', () => {
    const pairs = [
      ['blackKing', 'redKing'],
      ['blackKing', 'redQueen'],
      ['redJack', 'redAce'],
      ['joker', 'joker'],
      ['n2', 'n2'],
    ]
    expect(
      casting.redeal(
        pairs.map((cards) => ({ cards })),
        standard,
      ),
    ).toBe(false)
  })

  it('CM-11, CM-12: each player chooses the top card, and the order is kept as it was chosen', () => {
    expect(casting.stacked).toBe(true)
    expect(casting.cardsPerSeat).toBe(2)
    const hands = [
      { cards: ['n7', 'redKing'] },
      { cards: ['redKing', 'n7'] },
      { cards: ['blackJack', 'n2'] },
    ]
    const setup = { ruleset: 'chiangmai', options: {}, hands, seed: 1, freeCasting: true }
    const { seats } = deskView(new Game(chiangmai, setup))
    expect(seats.map(({ cards }) => cards)).toEqual(hands.map(({ cards }) => cards))
    expect(seats.map(({ roles }) => roles)).toEqual([['villager'], ['killer'], ['policeman']])
  })
})
