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
import { isRole, roles, type Role } from './roles'

const MIN_PLAYERS = 6
const MAX_PLAYERS = 21

/** The mark of the player who leads the first night (P-104). */
export const LEADS = 'provisionalHost'

/** P-8: a third, rounded down; two detectives from twelve players on. */
function propose(players: number): Deck {
  const mafioso = Math.floor(players / 3)
  const secondDetective = players < 12 ? 0 : 1
  const citizen = Math.max(0, players - mafioso - 1 - secondDetective)
  return {
    mafioso,
    detective: 1,
    ...(secondDetective > 0 ? { secondDetective } : {}),
    citizen,
  }
}

const held = (deck: Deck, role: Role): number => deck[role] ?? 0

const count = (deck: Deck, which: (role: Role) => boolean): number =>
  Object.entries(deck).reduce((sum, [id, cards]) => sum + (isRole(id) && which(id) ? cards : 0), 0)

/** P-3, P-5, P-6, P-10. */
function checkCards(deck: Deck): CastingFinding[] {
  return Object.entries(deck).flatMap(([id, cards]) => {
    if (cards === 0) return []
    if (!isRole(id)) return [refused('unknownCard', { card: id })]
    return cards > 1 && roles[id].supply === 1
      ? [refused('onlyOnce', { card: id, count: cards })]
      : []
  })
}

function checkSides(deck: Deck): CastingFinding[] {
  return [
    ...(count(deck, (role) => roles[role].team === 'mafia') === 0 ? [refused('noMafia')] : []),
    ...(held(deck, 'detective') > 0
      ? []
      : [refused(held(deck, 'secondDetective') > 0 ? 'secondAlone' : 'noDetective')]),
  ]
}

/** P-104, P-104b: a host who plays along knows nothing in the first night. */
function checkHost(deck: Deck, { gameHost, deal }: HouseRules): CastingFinding[] {
  if (gameHost === 'app') return []
  return [
    ...(held(deck, 'matchmaker') > 0 ? [refused('provisionalMatchmaker')] : []),
    ...(deal === 'director' ? [refused('provisionalDirector')] : []),
  ]
}

/** P-5, P-9, P-37. */
function checkNumbers(deck: Deck, players: number): CastingFinding[] {
  const mafia = count(deck, (role) => roles[role].team === 'mafia')
  const citizens = count(deck, (role) => roles[role].team === 'citizens')
  const [least, most] = [Math.floor(players / 4), Math.ceil(players / 3)]
  const masons = held(deck, 'freemason')
  return [
    ...(mafia > 0 && mafia < least ? [warned('fewMafiosi', { count: mafia, wanted: least })] : []),
    ...(mafia > most ? [warned('manyMafiosi', { count: mafia, wanted: most })] : []),
    ...(masons === 1 ? [warned('masonAlone')] : []),
    ...(masons * 2 > citizens ? [warned('manyMasons', { count: masons, citizens })] : []),
  ]
}

/** P-18, P-92, P-105. */
function checkHouse(
  deck: Deck,
  { deal, detectives, tieRule, mayor }: HouseRules,
): CastingFinding[] {
  const special = count(deck, (role) => !roles[role].plain)
  return [
    ...(deal === 'director' && special > 0 ? [warned('directorSpecials', { count: special })] : []),
    ...(detectives === 'separate' && held(deck, 'secondDetective') === 0
      ? [warned('separateAlone')]
      : []),
    ...(tieRule === 'mayor' && !mayor ? [warned('tieWithoutMayor')] : []),
  ]
}

function checkDeck(deck: Deck, players: number, options: HouseRules): CastingFinding[] {
  const cards = deckSize(deck)
  return [
    ...(players < MIN_PLAYERS ? [refused('tooFewPlayers', { players, min: MIN_PLAYERS })] : []),
    ...(players > MAX_PLAYERS ? [refused('tooManyPlayers', { players, max: MAX_PLAYERS })] : []),
    ...(cards === players ? [] : [refused('deckSize', { count: cards, wanted: players })]),
    ...checkCards(deck),
    ...checkSides(deck),
    ...checkHost(deck, options),
    ...checkNumbers(deck, players),
    ...checkHouse(deck, options),
  ]
}

/** P-104: one player leads the first night, and only where that was agreed. */
function checkMarks(hands: readonly Hand[], { gameHost }: HouseRules): CastingFinding[] {
  const leading = hands.filter(({ marks }) => marks?.includes(LEADS)).length
  if (gameHost === 'app') return leading > 0 ? [refused('nobodyLeads')] : []
  return leading > 1 ? [refused('oneLeads', { count: leading })] : []
}

export const casting: Casting<HouseRules> = {
  players: { min: MIN_PLAYERS, max: MAX_PLAYERS, best: [10, 16] },
  cards: Object.entries(roles).map(([id, { team, supply }]) => ({ id, role: id, team, supply })),
  cardsPerSeat: 1,
  stacked: false,
  // P-13, P-104b
  hostLooks: ({ gameHost }) => gameHost === 'app',
  // P-104
  mark: ({ gameHost }) => (gameHost === 'provisional' ? LEADS : null),
  dealsBlind: ({ gameHost }) => gameHost === 'provisional',
  fill: () => ['citizen'],
  propose,
  checkDeck,
  checkHands(hands, options) {
    const uneven = hands.findIndex((hand) => hand.cards.length !== 1)
    const size = uneven < 0 ? [] : [refused('handSize', { seat: `s${uneven}` })]
    return [
      ...checkDeck(deckOf(hands), hands.length, options),
      ...size,
      ...checkMarks(hands, options),
    ]
  },
  redeal: () => false,
}
