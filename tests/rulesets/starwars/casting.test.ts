import { describe, expect, it } from 'vitest'
import { starwars } from '../../../rulesets/starwars'
import {
  castingVerdict,
  deckSize,
  readOptions,
  type Deck,
  type Json,
  type OptionValues,
} from '../../../src/engine'

const { casting } = starwars

function valuesOf(chosen: Record<string, Json> = {}): OptionValues {
  const read = readOptions(starwars.options, chosen)
  if (!read.ok) throw new Error(read.refusal.code)
  return read.values
}

const codes = (deck: Deck, players: number, chosen: Record<string, Json> = {}) =>
  casting.checkDeck(deck, players, valuesOf(chosen)).map(({ code }) => code)

const added = (players: number): string[] => {
  const before = casting.propose(players - 1, valuesOf())
  const after = casting.propose(players, valuesOf())
  return Object.keys({ ...before, ...after })
    .filter((id) => (before[id] ?? 0) !== (after[id] ?? 0))
    .map((id) => `${(after[id] ?? 0) > 0 ? '+' : '-'}${id}`)
    .sort()
}

describe('the proposed cast', () => {
  it.each([
    [11, ['+lando']],
    [12, ['+dooku']],
    [13, ['+chewbacca']],
    [14, ['+mace']],
    [15, ['+deathStar']],
    [16, ['+jango']],
    [17, ['+furtherSith']],
    [18, ['+ackbar']],
    [19, ['+c3po', '+r2d2', '-ackbar']],
    [20, ['+ackbar']],
    [21, ['+ewok']],
  ])('of %i players differs from the one before as the table says (SW-9)', (players, wanted) => {
    expect(added(players)).toEqual(wanted)
  })

  it.each([true, false])('is a regular cast at every size, further Sith %s (SW-5, SW-6)', (on) => {
    for (let players = 10; players <= (on ? 21 : 20); players++) {
      const deck = casting.propose(players, valuesOf({ furtherSith: on }))
      expect(deckSize(deck)).toBe(players)
      expect([players, codes(deck, players, { furtherSith: on })]).toEqual([players, []])
    }
  })

  it('can be dealt at any size, with a warning outside the table (SW-10)', () => {
    for (const players of [5, 6, 7, 8, 9, 22, 24]) {
      const deck = casting.propose(players, valuesOf())
      expect(deckSize(deck)).toBe(players)
      expect(castingVerdict(casting.checkDeck(deck, players, valuesOf()))).toBe('warned')
    }
  })
})

describe('the casting check', () => {
  const ten = casting.propose(10, valuesOf())

  it('tells each departure by its own remark (SW-5, SW-6)', () => {
    expect(codes({ ...ten, leia: 0 }, 9)).toEqual(['tooFewPlayers'])
    expect(codes({ ...ten, leia: 0, ewok: 1 }, 10)).toEqual(['starredMissing'])
    expect(codes({ ...ten, dooku: 1 }, 11)).toEqual(['sithCount'])
    expect(codes({ ...ten, furtherSith: 1, lando: 1 }, 12)).toEqual(['noDooku'])
  })

  it('refuses what cannot be played (SW-10)', () => {
    expect(codes({ ...ten, r2d2: 1 }, 11)).toContain('droidAlone')
    expect(codes({ ...ten, amidala: 0, lando: 1 }, 10)).toContain('anakinAlone')
    expect(codes({ ...ten, luke: 2 }, 11)).toContain('onlyOnce')
    expect(codes({ ...ten, maul: 0, palpatine: 0, lando: 1, ewok: 1 }, 10)).toContain('noSith')
    expect(codes({ ...ten, vader: 1 }, 11)).toContain('unknownCard')
    expect(codes(ten, 11)).toContain('deckSize')
    expect(casting.checkHands([{ cards: ['maul', 'luke'] }], valuesOf())).toContainEqual(
      expect.objectContaining({ code: 'handSize' }),
    )
  })

  it('takes more than one further Sith, who is nobody in particular, with a warning (SW-O10)', () => {
    const deck = casting.propose(22, valuesOf())
    expect(deck['furtherSith']).toBe(2)
    expect(codes(deck, 22)).toEqual(['tooManyPlayers', 'sithCount'])
  })
})
