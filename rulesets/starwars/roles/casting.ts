import {
  deckOf,
  deckSize,
  refused,
  warned,
  type Casting,
  type CastingFinding,
  type Deck,
  type DeckCard,
} from '../../../src/engine'
import type { HouseRules } from '../options'
import { cards, GROWTH, isCard, STARRED, type Card } from './roles'

const ids = Object.keys(cards) as Card[]

/** SW-5, SW-7. */
const BEST_MIN = STARRED.length
const MIN_PLAYERS = 5
const MAX_PLAYERS = ids.length

/** Below the smallest good game: who is left out first; Anakin before his Queen (SW-10). */
const FIRST_OUT: readonly Card[] = ['leia', 'han', 'maul', 'anakin', 'amidala']

/** SW-9, SW-10: twins come together or not at all; where one place is left, the next in turn has it. */
function grown(places: number, rules: HouseRules): readonly Card[] {
  const joined: Card[] = []
  for (const id of GROWTH.filter((card) => card !== 'furtherSith' || rules.furtherSith)) {
    const { twin } = cards[id]
    const together: readonly Card[] = twin ? [id, twin] : [id]
    if (joined.includes(id) || joined.length + together.length > places) continue
    joined.push(...together)
  }
  return joined
}

function proposedCards(players: number, rules: HouseRules): readonly Card[] {
  const out = FIRST_OUT.slice(0, Math.max(0, BEST_MIN - players))
  const starred = STARRED.filter((id) => !out.includes(id))
  return [...starred, ...grown(players - BEST_MIN, rules)]
}

function propose(players: number, options: HouseRules): Deck {
  const list = proposedCards(players, options)
  const deck: Record<string, number> = {}
  for (const id of list) deck[id] = 1
  const missing = players - list.length
  return missing > 0 ? { ...deck, furtherSith: (deck['furtherSith'] ?? 0) + missing } : deck
}

/** SW-6. */
function sithWanted(players: number, rules: HouseRules): number {
  if (players < 12) return 2
  return players > 16 && rules.furtherSith ? 4 : 3
}

const held = (deck: Deck, id: Card): number => deck[id] ?? 0

/** SW-10: each card by itself; only the further Sith is nobody in particular. */
function checkCards(deck: Deck): CastingFinding[] {
  return Object.entries(deck).flatMap(([id, count]) => {
    if (count === 0) return []
    if (!isCard(id)) return [refused('unknownCard', { card: id })]
    return count > 1 && id !== 'furtherSith' ? [refused('onlyOnce', { card: id, count })] : []
  })
}

/** SW-10: what may not be missing beside something else. */
function checkPairs(deck: Deck): CastingFinding[] {
  const present = ids.filter((id) => held(deck, id) > 0)
  const sith = present.filter((id) => cards[id].team === 'sith')
  const lonely = present.some((id) => {
    const { twin } = cards[id]
    return twin !== undefined && held(deck, twin) === 0
  })
  return [
    ...(lonely ? [refused('droidAlone')] : []),
    ...(held(deck, 'anakin') > 0 && held(deck, 'amidala') === 0 ? [refused('anakinAlone')] : []),
    ...(sith.length === 0 ? [refused('noSith')] : []),
  ]
}

/** SW-5, SW-6: what a regular cast would have. */
function checkCast(deck: Deck, players: number, rules: HouseRules): CastingFinding[] {
  const missing = STARRED.filter((id) => held(deck, id) === 0)
  const count = ids
    .filter((id) => cards[id].team === 'sith')
    .reduce((sum, id) => sum + held(deck, id), 0)
  const wanted = sithWanted(players, rules)
  return [
    ...(players < BEST_MIN ? [warned('tooFewPlayers', { players, min: BEST_MIN })] : []),
    ...(players > MAX_PLAYERS ? [warned('tooManyPlayers', { players, max: MAX_PLAYERS })] : []),
    ...(players >= BEST_MIN && missing.length > 0
      ? [warned('starredMissing', { cards: missing })]
      : []),
    ...(count === wanted ? [] : [warned('sithCount', { count, wanted })]),
    ...(wanted > 2 && count === wanted && held(deck, 'dooku') === 0 ? [warned('noDooku')] : []),
  ]
}

function checkDeck(deck: Deck, players: number, options: HouseRules): CastingFinding[] {
  const count = deckSize(deck)
  return [
    ...(count === players ? [] : [refused('deckSize', { count, wanted: players })]),
    ...checkCards(deck),
    ...checkPairs(deck),
    ...checkCast(deck, players, options),
  ]
}

const deckCards: readonly DeckCard[] = ids.map((id) => ({
  id,
  role: id,
  team: cards[id].team,
  supply: 1,
}))

export const casting: Casting<HouseRules> = {
  players: { min: MIN_PLAYERS, max: MAX_PLAYERS, best: [10, 16] },
  cards: deckCards,
  cardsPerSeat: 1,
  stacked: false,
  propose,
  checkDeck,
  checkHands(hands, options) {
    const uneven = hands.findIndex((hand) => hand.cards.length !== 1)
    const size = uneven < 0 ? [] : [refused('handSize', { seat: `s${uneven}` })]
    return [...checkDeck(deckOf(hands), hands.length, options), ...size]
  },
  redeal: () => false,
}
