import { describe, expect, it } from 'vitest'
import { castingVerdict, dealCards, mixSeed, readOptions } from '../../../src/engine'
import { innWith } from './documents'
import { sitDown } from './evening'

describe('the deck of a document', () => {
  it('is the row of the greatest number that is not above the players, filled up', () => {
    const { casting } = innWith(
      'deck: { rows: { 7: { thief: 2, landlady: 1 } } }\nroles: { thief: { supply: 2 } }',
    )
    expect(casting.propose(6, {})).toEqual({ thief: 1, landlady: 1, guest: 4 })
    expect(casting.propose(7, {})).toEqual({ thief: 2, landlady: 1, guest: 4 })
    expect(castingVerdict(casting.checkDeck({ thief: 3, guest: 2 }, 5, {}))).toBe('refused')
  })

  it('offers the look at all cards where the document says so (OG-21)', () => {
    expect(innWith('verify: true').casting.hostLooks?.({})).toBe(true)
    expect(innWith('{}').casting.hostLooks?.({})).toBe(false)
  })

  it('follows a house rule where there is a variant, and its checks', () => {
    const { casting, options } = innWith(`
options: { mood: { choice: dark, name: Mood, values: { dark: D, light: L } } }
deck:
  variants: [{ if: { option: mood, is: light }, rows: { 5: { thief: 1 } } }]
  check: [{ of: [landlady], atLeast: 1, level: refuse, say: No. }]
`)
    const by = (mood: string) => {
      const read = readOptions(options, { mood })
      return read.ok ? read.values : {}
    }
    expect(casting.propose(5, by('light'))).toEqual({ thief: 1, guest: 4 })
    const deck = { thief: 1, guest: 4 }
    expect(casting.checkDeck(deck, 5, by('dark'))).toMatchObject([
      { code: 'check.0', params: { count: 0 } },
    ])
  })

  it('leaves cards in the middle, one of which a player may take', () => {
    const ruleset = innWith(`
roles:
  taker: { team: guests, name: T, calls: [{ id: taker.take, nights: 1, choose: { card: pool }, do: [{ exchange: { between: [self, pool] } }] }] }
deal: { extra: { with: taker, cards: 2 } }
`)
    const deck = { thief: 1, taker: 1, guest: 5 }
    expect(castingVerdict(ruleset.casting.checkDeck(deck, 5, {}))).toBe('ok')
    expect(dealCards(ruleset.casting, deck, 5, {}, mixSeed(1, 'deal'))?.pool).toHaveLength(2)
    const table = sitDown(ruleset, 'guest taker guest guest guest', { pool: ['thief', 'landlady'] })
    table.say('taker.take', 'thief')
    expect(table.role('B')).toEqual(['thief'])
    table.upTo('day.talk')
    expect(table.game.state.phase).toEqual({ kind: 'day', n: 1 })
  })
})

describe('the order of the night', () => {
  it('is a house rule where the document allows it', () => {
    const { options } = innWith(
      'night: { resolve: inTurn, mayChange: true, keep: [[thief.kill, landlady.look]] }',
    )
    expect(options['nightOrder']).toMatchObject({
      kind: 'order',
      default: ['thief.kill', 'landlady.look'],
      before: [['thief.kill', 'landlady.look']],
    })
  })

  it('makes no call that the deck cannot bring about', () => {
    const table = sitDown(innWith('{}'), 'thief guest guest guest guest')
    table.upTo('dawn.announce')
    const called = table.history.inputs.flatMap((input) =>
      input.type === 'answer' ? input.step : [],
    )
    expect(called).toEqual(['thief.kill'])
  })
})

it('ends without a winner when the longest day is over', () => {
  const table = sitDown(innWith('longest: 5'), 'thief landlady guest guest guest')
  expect(() => table.upTo('never')).toThrow('over')
  expect(table.winner()).toEqual([])
  expect(table.game.state.phase).toEqual({ kind: 'end', n: 5 })
})
