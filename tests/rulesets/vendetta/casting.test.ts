import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vendetta } from '../../../rulesets/vendetta'
import {
  castingVerdict,
  deckSize,
  readOptions,
  type Deck,
  type Json,
  type OptionValues,
} from '../../../src/engine'

const { casting } = vendetta

function valuesOf(chosen: Record<string, Json> = {}): OptionValues {
  const read = readOptions(vendetta.options, chosen)
  if (!read.ok) throw new Error(read.refusal.code)
  return read.values
}

const codes = (deck: Deck, players: number, chosen: Record<string, Json> = {}) =>
  casting.checkDeck(deck, players, valuesOf(chosen)).map(({ code }) => code)

const sizes = (from: number) => Array.from({ length: 17 - from }, (_, index) => from + index)
const GAMES: readonly [Record<string, Json>, number][] = [
  [{}, 6],
  [{ mystery: true }, 6],
  [{ mode: 'yakuza' }, 12],
  [{ mode: 'loner' }, 10],
  [{ mode: 'yakuza', combineYakuzaLoner: true }, 13],
]

describe('the proposed cast', () => {
  it.each(GAMES)(
    'of %o fits the table at every size from %i on (V-5, V-106, V-114)',
    (mode, from) => {
      for (const players of sizes(from)) {
        const deck = casting.propose(players, valuesOf(mode))
        expect(deckSize(deck)).toBe(players)
        expect([players, codes(deck, players, mode)]).toEqual([players, []])
      }
    },
  )

  it('begins with the Detective, the Nurse and the Thief (V-8)', () => {
    expect(casting.propose(10, valuesOf())).toMatchObject({
      detective: 1,
      nurse: 1,
      bodyguard: 1,
      thief: 1,
      thug: 2,
      bystander: 4,
    })
    expect(casting.propose(16, valuesOf())).toMatchObject({ vixen: 1, thief: 1, lawyer: 1 })
    expect(casting.propose(8, valuesOf())).toMatchObject({ nurse: 1, detective: 1 })
  })

  it('can be dealt at any size, even where the mode wants more players', () => {
    const values = valuesOf({ mode: 'yakuza' })
    for (const players of sizes(4)) expect(deckSize(casting.propose(players, values))).toBe(players)
  })
})

describe('the casting check', () => {
  it('names each departure from the table by its kind (V-5)', () => {
    const deck = { ...casting.propose(10, valuesOf()), thug: 3, bystander: 3 }
    expect(codes(deck, 10)).toEqual(['bystanderCount', 'thugCount'])
    expect(castingVerdict(casting.checkDeck(deck, 10, valuesOf()))).toBe('warned')
  })

  it('refuses what the box holds once and is dealt twice, and warns of too many of the others (V-6)', () => {
    const base = casting.propose(10, valuesOf())
    expect(codes({ ...base, nurse: 2, bystander: 3 }, 10)).toContain('onlyOnce')
    const many = { ...base, thug: 4, bystander: 2 }
    expect(codes(many, 10)).toContain('beyondTheBox')
    expect(castingVerdict(casting.checkDeck(many, 10, valuesOf()))).toBe('warned')
  })

  it('refuses a deck that does not fit the number of players, or a card of another game', () => {
    const base = casting.propose(10, valuesOf())
    expect(codes(base, 11)).toContain('deckSize')
    expect(codes({ ...base, wizard: 1 }, 11)).toContain('unknownCard')
    expect(casting.checkHands([{ cards: ['thug', 'nurse'] }], valuesOf())).toContainEqual(
      expect.objectContaining({ code: 'handSize' }),
    )
  })

  it('compares a Yakuza deck with whichever table is nearer, with or without a Loner (V-O8)', () => {
    const mode = { mode: 'yakuza', combineYakuzaLoner: true }
    const plain = casting.propose(13, valuesOf({ mode: 'yakuza' }))
    expect(codes(plain, 13, mode)).toEqual([])
    expect(codes(plain, 13, { mode: 'yakuza' })).toEqual([])
  })
})

const [first = '', ...rest] = (valuesOf()['nightOrder'] as readonly string[]) ?? []
const accepts = (order: readonly string[]) =>
  readOptions(vendetta.options, { nightOrder: order }).ok

describe('the order of the night', () => {
  const order = [first, ...rest]
  const moved = (who: string, before: string): string[] => {
    const others = order.filter((place) => place !== who)
    others.splice(others.indexOf(before), 0, who)
    return others
  }

  it.each([
    ['nurse', 'vixen'],
    ['journalist', 'thief'],
    ['leader', 'snitch'],
    ['leader', 'nurse'],
    ['leader', 'bodyguard'],
    ['leader', 'mafia'],
    ['lawyer', 'snitch'],
    ['godfather', 'yakuza'],
    ['yakuza', 'mafia'],
    ['mafia', 'nurse'],
  ])('cannot have %s right before %s (V-57, V-O1)', (who, before) => {
    expect(accepts(moved(who, before))).toBe(false)
  })

  it.each([
    ['vixen', 'thief'],
    ['journalist', 'nurse'],
    ['leader', 'godfather'],
    ['loner', 'mafia'],
    ['godfather', 'snitch'],
  ])('may have %s before %s (V-57, V-O1)', (who, before) => {
    expect(accepts(moved(who, before))).toBe(true)
  })

  it('has to name every call once (V-53)', () => {
    fc.assert(
      fc.property(fc.nat({ max: order.length - 1 }), (index) => {
        const shorter = order.filter((_, at) => at !== index)
        expect(accepts(shorter)).toBe(false)
        expect(accepts([...shorter, shorter[0] ?? ''])).toBe(false)
      }),
    )
  })
})
