/** Which decks there are: the proposed one, and what the rules say of any other. Every code is a text in `findings`. */
import {
  deckOf,
  deckSize,
  refused,
  warned,
  type Casting,
  type CastingFinding,
  type Deck,
} from '../../../src/engine'
import { isRole, roles } from './roles'
import type { HouseRules } from '../options'

const MIN_PLAYERS = 6
const MAX_PLAYERS = 12

/** LH-4. A longer table would be a record by number of players. */
const wreckersFor = (players: number): number => (players < 9 ? 2 : 3)

function propose(players: number): Deck {
  const wrecker = wreckersFor(players)
  return { wrecker, lookout: 1, keeper: 1, villager: Math.max(0, players - wrecker - 2) }
}

/** What no house can play; `refused` forbids the game. */
function checkCards(deck: Deck): CastingFinding[] {
  return Object.entries(deck).flatMap(([card, count]) => {
    if (count === 0) return []
    if (!isRole(card)) return [refused('unknownCard', { card })]
    const { supply } = roles[card]
    return count > supply ? [refused('beyondTheBox', { card, count, supply })] : []
  })
}

/** What the book would have; `warned` leaves it to the host. */
function checkTable(deck: Deck, players: number): CastingFinding[] {
  return Object.entries(propose(players)).flatMap(([card, wanted]) => {
    const count = deck[card] ?? 0
    return count === wanted ? [] : [warned('otherCount', { card, count, wanted })]
  })
}

function checkDeck(deck: Deck, players: number): CastingFinding[] {
  const count = deckSize(deck)
  const isSizeOdd = players < MIN_PLAYERS || players > MAX_PLAYERS
  return [
    ...(isSizeOdd ? [refused('players', { players, min: MIN_PLAYERS, max: MAX_PLAYERS })] : []),
    ...(count === players ? [] : [refused('deckSize', { count, wanted: players })]),
    ...checkCards(deck),
    ...(deck['wrecker'] ? [] : [refused('noWrecker')]),
    ...checkTable(deck, players),
  ]
}

export const casting: Casting<HouseRules> = {
  players: { min: MIN_PLAYERS, max: MAX_PLAYERS, best: [7, 10] },
  /** What the deck editor offers; where cards are not roles (playing cards), list the cards. */
  cards: Object.entries(roles).map(([id, { team, supply }]) => ({ id, role: id, team, supply })),
  cardsPerSeat: 1,
  stacked: false,
  hostLooks: () => true,
  fill: () => ['villager'],
  propose,
  checkDeck,
  checkHands(hands, _options) {
    const uneven = hands.findIndex(({ cards }) => cards.length !== 1)
    const size = uneven < 0 ? [] : [refused('handSize', { seat: `s${uneven}` })]
    return [...checkDeck(deckOf(hands), hands.length), ...size]
  },
  redeal: () => false,
}
