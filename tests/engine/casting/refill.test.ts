/** A deck whose cards are changed one by one: it stays full by plain cards, and by them alone. */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { deckSize, readOptions, withCard, type AnyRuleset, type Deck } from '../../../src/engine'
import { games } from '../../support/games'
import { ownGame } from '../../support/ownGame'
import { innWith } from '../../own/play/documents'

/** The roles whose cards fill a deck up; Star Wars has nobody who is not somebody. */
const PLAIN: Readonly<Record<string, readonly string[]>> = {
  chiangmai: ['villager'],
  ktulu: ['citizen', 'bandit', 'indian', 'alien'],
  palermo: ['citizen'],
  starwars: [],
  vendetta: ['bystander'],
  _template: ['villager'],
}

const shipped = readdirSync('assets/games').filter((file) => file.endsWith('.yaml'))

const tables: [string, AnyRuleset][] = [
  ...Object.entries(games),
  ...shipped.map((file): [string, AnyRuleset] => [file, ownGame(`assets/games/${file}`)]),
]

function tableOf({ casting, options }: AnyRuleset, players: number) {
  const read = readOptions(options, {})
  return { casting, players, options: read.ok ? read.values : {} }
}

type Table = ReturnType<typeof tableOf>

const wanted = ({ casting, players, options }: Table, deck: Deck): number =>
  players * casting.cardsPerSeat + (casting.extra?.(deck, options) ?? 0)

/** How many there are of each role, those of whom there are none left out. */
function roles({ casting }: Table, deck: Deck): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { id, role } of casting.cards) {
    const held = deck[id] ?? 0
    if (held > 0) counts[role] = (counts[role] ?? 0) + held
  }
  return counts
}

/** Every card of the box that one could be added of, at every number of players with the game's own full deck. */
function* additions(ruleset: AnyRuleset) {
  const { min, max } = ruleset.casting.players
  for (let players = min; players <= max; players++) {
    const table = tableOf(ruleset, players)
    const deck = table.casting.propose(players, table.options)
    if (deckSize(deck) !== wanted(table, deck)) continue
    for (const card of table.casting.cards) {
      const held = deck[card.id] ?? 0
      if (held < card.supply) yield { table, deck, card, held, players }
    }
  }
}

const fillOf = ({ casting, players, options }: Table) => casting.fill?.(players, options) ?? []

describe.each(tables)('a full deck of %s', (_, ruleset) => {
  it('stays full when a card is added, as long as there is a plain one to take; no other card is touched', () => {
    let added = 0
    for (const { table, deck, card, held } of additions(ruleset)) {
      const fill = fillOf(table)
      const next = withCard(table, deck, card.id, held + 1)
      expect(next[card.id]).toBe(held + 1)
      const others = Object.keys(next).filter(
        (id) => id !== card.id && next[id] !== (deck[id] ?? 0),
      )
      expect(others.filter((id) => !fill.includes(id))).toEqual([])
      const hasPlain = fill.some((id) => (deck[id] ?? 0) > 0)
      const isPlain = fill.includes(card.id)
      if (isPlain || !hasPlain)
        expect(others.length === 0 || wanted(table, next) > wanted(table, deck)).toBe(true)
      else expect(deckSize(next)).toBe(wanted(table, next))
      added += 1
    }
    expect(added).toBeGreaterThan(0)
  })

  it('is what it was when that card is taken out again', () => {
    for (const { table, deck, card, held } of additions(ruleset)) {
      const next = withCard(table, deck, card.id, held + 1)
      if (deckSize(next) !== wanted(table, next)) continue
      const back = withCard(table, next, card.id, held)
      expect(roles(table, back)).toEqual(roles(table, deck))
    }
  })
})

it.each(Object.entries(PLAIN))('A full deck of %s is filled by %j', (id, plain) => {
  const ruleset = games[id] as AnyRuleset
  const table = tableOf(ruleset, ruleset.casting.players.min)
  const found = fillOf(table).map(
    (card) => table.casting.cards.find((one) => one.id === card)?.role,
  )
  expect([...new Set(found)].toSorted()).toEqual([...plain].toSorted())
})

it.each(tables.filter(([id]) => id !== 'starwars'))(
  'A full deck of %s gets a plain card for every role that is taken out, as long as the box has one',
  (_, ruleset) => {
    const { min, max } = ruleset.casting.players
    const table = tableOf(ruleset, Math.min(max, min + 4))
    const deck = table.casting.propose(table.players, table.options)
    const fill = fillOf(table)
    let taken = 0
    for (const [id, held] of Object.entries(deck)) {
      if (held === 0 || fill.includes(id)) continue
      const next = withCard(table, deck, id, held - 1)
      const hasMore = table.casting.cards.some(
        (card) => fill.includes(card.id) && (next[card.id] ?? 0) < card.supply,
      )
      if (hasMore) expect(deckSize(next)).toBe(wanted(table, next))
      else expect(wanted(table, next) - deckSize(next)).toBeLessThanOrEqual(1)
      taken += 1
    }
    expect(taken).toBeGreaterThan(0)
  },
)

const palermo = (players: number) => tableOf(games['palermo'] as AnyRuleset, players)

describe('a deck that the host changes', () => {
  it('in Palermo has the role and as many cards as players after one click', () => {
    const deck = { mafioso: 4, detective: 1, secondDetective: 1, citizen: 6 }
    expect(withCard(palermo(12), deck, 'pharmacist', 1)).toEqual({
      ...deck,
      pharmacist: 1,
      citizen: 5,
    })
    expect(withCard(palermo(12), deck, 'mafioso', 3)).toEqual({ ...deck, mafioso: 3, citizen: 7 })
  })

  it('loses and gains nothing more where it was not full, or where it has no plain card left', () => {
    const deck = { mafioso: 4, detective: 1, citizen: 6 }
    expect(withCard(palermo(12), deck, 'spy', 1)).toEqual({ ...deck, spy: 1 })
    const named = { mafioso: 4, detective: 1, freemason: 1 }
    expect(withCard(palermo(6), named, 'spy', 1)).toEqual({ ...named, spy: 1 })
  })

  it('does as it is told where a plain card itself is changed', () => {
    const deck = { mafioso: 4, detective: 1, secondDetective: 1, citizen: 6 }
    expect(withCard(palermo(12), deck, 'citizen', 5)).toEqual({ ...deck, citizen: 5 })
    const numbers = tableOf(games['chiangmai'] as AnyRuleset, 9)
    const numbered = numbers.casting.propose(9, numbers.options)
    expect(withCard(numbers, numbered, 'n2', 3)).toEqual({ ...numbered, n2: 3 })
  })

  it('in Ktulu keeps the factions as large as they were, where one has plain members', () => {
    const table = tableOf(games['ktulu'] as AnyRuleset, 12)
    const deck = {
      sheriff: 1,
      hooker: 1,
      goodGunman: 1,
      citizen: 3,
      badGunman: 1,
      bandit: 3,
      shaman: 1,
      indian: 1,
    }
    expect(withCard(table, deck, 'thief', 1)).toEqual({ ...deck, thief: 1, bandit: 2 })
    expect(withCard(table, deck, 'judge', 1)).toEqual({ ...deck, judge: 1, citizen: 2 })
    expect(withCard(table, deck, 'luckyLuke', 1)).toEqual({ ...deck, luckyLuke: 1, citizen: 2 })
  })

  it('in an own game also fills up what a card lays in the middle, and follows the fill of a variant', () => {
    const inn = innWith(`
options: { mood: { choice: dark, name: Mood, values: { dark: D, light: L } } }
roles:
  taker: { team: guests, name: T, calls: [{ id: taker.take, nights: 1, choose: { card: pool }, do: [{ exchange: { between: [self, pool] } }] }] }
deal: { extra: { with: taker, cards: 2 } }
deck:
  variants: [{ if: { option: mood, is: light }, rows: { 5: { thief: 1 } }, fill: landlady }]
`)
    const table = tableOf(inn, 5)
    expect(withCard(table, { thief: 1, guest: 4 }, 'taker', 1)).toEqual({
      thief: 1,
      guest: 5,
      taker: 1,
    })
    const light = { ...table, options: { ...table.options, mood: 'light' } }
    expect(fillOf(light)).toEqual(['landlady'])
  })
})
