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
import { cards, isCard, type Card } from './roles'

const ids = Object.keys(cards) as Card[]
const STARRED = ids.filter((id) => cards[id].starred)

/** SW-5, SW-7. */
const BEST_MIN = STARRED.length
const MIN_PLAYERS = 5
const MAX_PLAYERS = ids.length

/** SW-9: what each further player brings; the droids come as one step of two (SW-10). */
const GROWTH: readonly Card[] = [
  'lando',
  'dooku',
  'chewbacca',
  'mace',
  'deathStar',
  'jango',
  'furtherSith',
  'ackbar',
]

/** Below the smallest good game: who is left out first; Anakin before his Queen (SW-10). */
const FIRST_OUT: readonly Card[] = ['leia', 'han', 'maul', 'anakin', 'amidala']

/** SW-9: the droids take the place of Ackbar, who comes back with the next player, then the Ewok. */
function proposedCards(players: number, rules: HouseRules): readonly Card[] {
  const growth = GROWTH.filter((id) => id !== 'furtherSith' || rules.furtherSith)
  if (players <= BEST_MIN) {
    const out = FIRST_OUT.slice(0, BEST_MIN - players)
    return STARRED.filter((id) => !out.includes(id))
  }
  const more = players - BEST_MIN
  if (more <= growth.length) return [...STARRED, ...growth.slice(0, more)]
  const settled = [...STARRED, ...growth.slice(0, -1)]
  const late: readonly Card[] = ['r2d2', 'c3po', 'ackbar', 'ewok']
  return [...settled, ...late.slice(0, players - settled.length)]
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
  const sith = ids.filter((id) => cards[id].team === 'sith' && held(deck, id) > 0)
  return [
    ...(held(deck, 'r2d2') > 0 !== held(deck, 'c3po') > 0 ? [refused('droidAlone')] : []),
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
