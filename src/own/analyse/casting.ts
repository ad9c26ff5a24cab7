/**
 * Which decks a document makes and allows, and how they are dealt. Findings have the codes `players`, `deckSize`,
 * `unknownCard`, `beyondSupply`, `handSize`, `handNever`, and `check.N` for the rule whose words stand in the document.
 */
import {
  deckOf,
  deckSize,
  refused,
  warned,
  type Casting,
  type CastingFinding,
  type Deck,
  type DeckCard,
  type Hand,
  type OptionValues,
  type Seed,
} from '../../engine'
import type { OwnDocument } from '../format/document'
import type { Condition } from '../language/expressions'
import type { DeckCheck, Role, Rows } from '../format/people'
import { COMPARING, comparatorOf } from '../language/base/comparators'
import { literal } from '../language/base/scalars'
import { beliefsIn } from './beliefs'
import { believedBy, chanceOf } from '../state/beliefs'
import { foldOptions } from './fold'
import { deckChecks } from './numbered'

/** Cards of a document with the role each makes; without cards of its own each role is its card. */
function cardsIn(document: OwnDocument): DeckCard[] {
  const { cards, roles } = document
  const team = (role: string) => roles[role]?.team ?? ''
  if (cards) {
    return Object.entries(cards).map(([id, { role, supply }]) => ({
      id,
      role,
      team: team(role),
      supply: most(supply),
    }))
  }
  return Object.entries(roles).map(([id, { supply }]) => ({
    id,
    role: id,
    team: team(id),
    supply: most(supply),
  }))
}

/** How many there can be; where a house rule says how many, it is asked once it is known. */
const most = (supply: Role['supply']): number =>
  supply === undefined ? 1 : typeof supply === 'number' ? supply : MOST

const MOST = 80

interface Rules {
  readonly rows: Rows
  readonly fill: string
  readonly check: readonly DeckCheck[]
}

const folded = new WeakMap<OptionValues, Map<OwnDocument, OwnDocument>>()

function by(document: OwnDocument, options: OptionValues): OwnDocument {
  const known = folded.get(options) ?? new Map<OwnDocument, OwnDocument>()
  folded.set(options, known)
  const found = known.get(document) ?? foldOptions(document, options)
  known.set(document, found)
  return found
}

/** The part of the deck that these house rules choose. */
function rulesOf(document: OwnDocument, players: number): Rules {
  const { deck } = document
  const { rows, fill, check = [], variants = [] } = deck
  const variant = variants.find(({ if: condition }) => holds(document, condition, {}, players))
  return {
    rows: variant?.rows ?? rows,
    fill: variant?.fill ?? fill,
    check: variant?.check ?? check,
  }
}

/** A condition on house rules and the deck alone, once its house rules are folded. */
function holds(
  document: OwnDocument,
  given: Condition | boolean | undefined,
  deck: Deck,
  players: number,
): boolean {
  const inside = (part: Condition | boolean) => holds(document, part, deck, players)
  if (given === undefined || given === true) return true
  if (given === false || typeof given !== 'object') return false
  if ('inDeck' in given) return [given.inDeck].flat().some((id) => isIn(document, deck, id))
  if ('all' in given) return given.all.every(inside)
  if ('any' in given) return given.any.some(inside)
  if ('players' in given) {
    const word = comparatorOf(given) ?? 'is'
    return COMPARING[word].holds(players, given[word])
  }
  return 'not' in given && !('count' in given) ? !inside(given.not as Condition) : false
}

/** Whether a card, role or kind is in the deck. */
const isIn = ({ cards, roles }: OwnDocument, deck: Deck, id: string): boolean =>
  Object.entries(deck).some(([card, count]) => {
    const role = cards?.[card]?.role ?? card
    return count > 0 && (card === id || role === id || roles[role]?.kind === id)
  })

/** How many cards lie in the middle with this deck. */
function extraOf({ deal }: OwnDocument, deck: Deck): number {
  const extra = deal?.extra
  if (extra === undefined) return 0
  if (typeof extra === 'number') return extra
  if ('option' in extra) return 0
  return (deck[extra.with] ?? 0) > 0 ? literal(extra.cards) : 0
}

function propose(document: OwnDocument, cards: readonly DeckCard[], players: number): Deck {
  const { rows, fill } = rulesOf(document, players)
  const perSeat = literal(document.deal?.perSeat) ?? 1
  const sizes = Object.keys(rows)
    .map(Number)
    .filter((size) => size <= players)
  const row = rows[String(Math.max(...sizes))] ?? {}
  const deck: Record<string, number> = {}
  for (const [id, given] of Object.entries(row)) {
    let left = literal(given)
    const ofKind = cards.filter(({ role }) => document.roles[role]?.kind === id)
    const named = cards.filter((card) => card.id === id)
    for (const card of named.length > 0 ? named : ofKind) {
      const count = Math.min(left, card.supply - (deck[card.id] ?? 0))
      if (named.length > 0 || count > 0)
        deck[card.id] = (deck[card.id] ?? 0) + (named.length > 0 ? left : count)
      left -= named.length > 0 ? left : count
    }
  }
  const wanted = players * perSeat + extraOf(document, deck)
  const missing = wanted - deckSize(deck)
  if (missing > 0) deck[fill] = (deck[fill] ?? 0) + missing
  return deck
}

function checksOf(document: OwnDocument, deck: Deck, players: number): CastingFinding[] {
  const known = deckChecks(document)
  return rulesOf(document, players).check.flatMap((rule) => {
    if (!holds(document, rule.if, deck, players)) return []
    const { of, atLeast, atMost, level } = rule
    const count = of === 'players' ? players : of.reduce((sum, id) => sum + (deck[id] ?? 0), 0)
    const isFine =
      (atLeast === undefined || count >= literal(atLeast)) &&
      (atMost === undefined || count <= literal(atMost))
    if (isFine) return []
    const code = known.find(([, one]) => one === rule)?.[0] ?? 'check'
    return [level === 'refuse' ? refused(code, { count }) : warned(code, { count })]
  })
}

function checkDeck(
  document: OwnDocument,
  cards: readonly DeckCard[],
  deck: Deck,
  players: number,
): CastingFinding[] {
  const { min, max } = document.players
  const count = deckSize(deck)
  const perSeat = literal(document.deal?.perSeat) ?? 1
  const wanted = players * perSeat + extraOf(document, deck)
  const strange = Object.entries(deck).flatMap(([id, held]) => {
    if (held === 0) return []
    const card = cards.find((known) => known.id === id)
    if (!card) return [refused('unknownCard', { card: id })]
    const { supply } = card
    return held > supply ? [refused('beyondSupply', { card: id, count: held, supply })] : []
  })
  return [
    ...(players < min || players > max ? [refused('players', { players, min, max })] : []),
    ...(count === wanted ? [] : [refused('deckSize', { count, wanted })]),
    ...strange,
    ...checksOf(document, deck, players),
  ]
}

/** Who holds one of each, where that means that everything is dealt again; -1: nobody. */
function forbiddenHand({ deal }: OwnDocument, hands: readonly Hand[]): number {
  return hands.findIndex(({ cards }) =>
    deal?.never?.some(({ oneOfEach }) =>
      oneOfEach.every((some) => some.some((card) => cards.includes(card))),
    ),
  )
}

/** Each hand as its holder sees it: whoever believes to be somebody has the first card that makes somebody so. */
function facesOf(
  document: OwnDocument,
  cards: readonly DeckCard[],
  hands: readonly Hand[],
  setup: { readonly seed: Seed },
): readonly Hand[] {
  const beliefs = beliefsIn(document)
  const roleOf = (card: string) => cards.find(({ id }) => id === card)?.role
  const believed = believedBy(beliefs, hands, roleOf, chanceOf(setup))
  return hands.map((hand, at) => {
    const face = cards.find(({ id, role }) => role === believed[at] && !Object.hasOwn(beliefs, id))
    return face ? { ...hand, cards: [face.id, ...hand.cards.slice(1)] } : hand
  })
}

/** The casting of a document. */
export function castingOf(document: OwnDocument): Casting<OptionValues> {
  const cards = cardsIn(document)
  const perSeat = literal(document.deal?.perSeat)
  const cardsPerSeat = typeof perSeat === 'number' ? perSeat : 1
  const hasBeliefs = Object.keys(beliefsIn(document)).length > 0
  return {
    players: document.players,
    cards,
    cardsPerSeat,
    stacked: literal(document.deal?.stacked) === true,
    hostLooks: (options) => by(document, options).verify === true,
    extra: (deck, options) => extraOf(by(document, options), deck),
    fill: (players, options) => [rulesOf(by(document, options), players).fill],
    propose(players, options) {
      const doc = by(document, options)
      return propose(doc, cardsIn(doc), players)
    },
    checkDeck(deck, players, options) {
      const doc = by(document, options)
      return checkDeck(doc, cardsIn(doc), deck, players)
    },
    checkHands(hands, options, pool = []) {
      const doc = by(document, options)
      const uneven = hands.findIndex((hand) => hand.cards.length !== cardsPerSeat)
      const size = uneven < 0 ? [] : [refused('handSize', { seat: `s${uneven}` })]
      const clash = forbiddenHand(doc, hands)
      const never = clash < 0 ? [] : [refused('handNever', { seat: `s${clash}` })]
      const deck = deckOf([...hands, { cards: pool }])
      return [...checkDeck(doc, cardsIn(doc), deck, hands.length), ...size, ...never]
    },
    ...(hasBeliefs
      ? {
          hidesDeck: () => true,
          faces: (hands, setup) => facesOf(document, cards, hands, setup),
        }
      : {}),
    redeal: (hands, options) => forbiddenHand(by(document, options), hands) >= 0,
  }
}
