import {
  deckOf,
  deckSize,
  refused,
  warned,
  type Casting,
  type CastingFinding,
  type Deck,
  type Hand,
} from '../../../src/engine'
import type { HouseRules } from '../options'
import { isJack, isKing } from './hands'
import { cards, NUMBERS, PROPOSALS, specialsIn } from './roles'

const MIN_PLAYERS = 7
const BEST: readonly [number, number] = [10, 12]
const MAX_PLAYERS = Math.max(...PROPOSALS)

/** CM-7: special cards by the row of the table, numbers fill up. */
function propose(players: number): Deck {
  const row = PROPOSALS.findIndex((upTo) => players <= upTo)
  const deck = specialsIn(row < 0 ? PROPOSALS.length - 1 : row)
  const numbers = 2 * players - deckSize(deck)
  for (let i = 0; i < numbers; i++) {
    const id = NUMBERS[i % NUMBERS.length] as string
    deck[id] = (deck[id] ?? 0) + 1
  }
  return deck
}

function checkDeck(deck: Deck, players: number): CastingFinding[] {
  const findings: CastingFinding[] = []
  if (players < MIN_PLAYERS) findings.push(refused('tooFewPlayers', { players, min: MIN_PLAYERS }))
  if (players > BEST[1]) {
    findings.push(warned('manyPlayers', { players, best: BEST[1] }))
  }
  const count = deckSize(deck)
  if (count !== 2 * players) findings.push(refused('deckSize', { count, wanted: 2 * players }))
  for (const [card, held] of Object.entries(deck)) {
    const supply = cards.find(({ id }) => id === card)?.supply
    if (supply === undefined) findings.push(refused('unknownCard', { card }))
    else if (held > supply) findings.push(refused('tooManyOfACard', { card, count: held, supply }))
  }
  const has = (wanted: (card: string) => boolean) =>
    Object.entries(deck).some(([card, held]) => held > 0 && wanted(card))
  if (!has(isKing)) findings.push(refused('noKing'))
  if (!has(isJack)) findings.push(refused('noJack'))
  return findings
}

/** CM-9: nobody may hold a King together with a Jack. */
const kingMeetsJack = (hand: Hand): boolean => hand.cards.some(isKing) && hand.cards.some(isJack)

export const casting: Casting<HouseRules> = {
  players: { min: MIN_PLAYERS, max: MAX_PLAYERS, best: BEST },
  cards,
  cardsPerSeat: 2,
  stacked: true,
  fill: () => NUMBERS,
  propose,
  checkDeck,
  checkHands(hands, options) {
    const findings = checkDeck(deckOf(hands), hands.length)
    const uneven = hands.findIndex((hand) => hand.cards.length !== 2)
    if (uneven >= 0) findings.push(refused('handSize', { seat: `s${uneven}` }))
    const clash = hands.findIndex(kingMeetsJack)
    if (clash >= 0 && options.dealCheck) {
      findings.push(refused('kingMeetsJack', { seat: `s${clash}` }))
    }
    return findings
  },
  redeal: (hands, options) => options.dealCheck && hands.some(kingMeetsJack),
}
