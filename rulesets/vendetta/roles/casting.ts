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
import { isRole, KINDS, modeHas, roles, type Kind, type Role } from './roles'

/** How many cards of each kind a table's row asks for. */
type Row = Readonly<Record<Kind, number>>

const row = (
  bystander: number,
  specialist: number,
  thug: number,
  mobster: number,
  yakuza = 0,
): Row => ({ bystander, specialist, leader: 1, thug, mobster, yakuza, loner: 0 })

/** V-5. */
const STANDARD: Readonly<Record<number, Row>> = {
  6: row(4, 0, 1, 0),
  7: row(4, 0, 2, 0),
  8: row(4, 1, 2, 0),
  9: row(5, 1, 2, 0),
  10: row(4, 2, 2, 1),
  11: row(6, 1, 2, 1),
  12: row(6, 2, 2, 1),
  13: row(6, 2, 3, 1),
  14: row(7, 2, 3, 1),
  15: row(8, 2, 3, 1),
  16: row(8, 3, 2, 2),
}

/** V-106. */
const YAKUZA: Readonly<Record<number, Row>> = {
  12: row(6, 1, 2, 0, 2),
  13: row(6, 2, 2, 0, 2),
  14: row(7, 2, 2, 0, 2),
  15: row(8, 2, 2, 0, 2),
  16: row(8, 3, 2, 0, 2),
}

const MIN_PLAYERS = 6
const MAX_PLAYERS = 16
/** V-4. */
const LEAST: Readonly<Record<HouseRules['mode'], number>> = {
  standard: MIN_PLAYERS,
  yakuza: 12,
  loner: 10,
}

const TOO_FEW: Readonly<Record<HouseRules['mode'], string>> = {
  standard: 'tooFewPlayers',
  yakuza: 'tooFewForYakuza',
  loner: 'tooFewForLoner',
}

/** Kinds that some mode keeps out. */
const OTHER_MODE: Readonly<Partial<Record<Kind, string>>> = {
  mobster: 'noMobsters',
  yakuza: 'noYakuza',
  loner: 'noLoner',
}

/** V-114, V-O8: the row for one player fewer, and the Loner. */
const withLoner = (fewer: Row | undefined): Row[] => (fewer ? [{ ...fewer, loner: 1 }] : [])

/** The rows that fit a game, the proposed one first; none outside the tables. */
function rowsFor(players: number, { mode, combineYakuzaLoner }: HouseRules): Row[] {
  if (mode === 'loner') return withLoner(STANDARD[players - 1])
  const plain = (mode === 'yakuza' ? YAKUZA : STANDARD)[players]
  const combined = mode === 'yakuza' && combineYakuzaLoner ? withLoner(YAKUZA[players - 1]) : []
  return [...combined, ...(plain ? [plain] : [])]
}

/** Which cards of a kind come first (V-8). */
const firstOf = (kind: Kind): Role[] =>
  (Object.keys(roles) as Role[])
    .filter((role) => roles[role].kind === kind)
    .sort((one, other) => roles[one].first - roles[other].first)

/** V-8: the recommended cast; with too few players for the mode, the standard one. */
function propose(players: number, rules: HouseRules): Deck {
  const nearest = STANDARD[Math.min(MAX_PLAYERS, Math.max(MIN_PLAYERS, players))] as Row
  const wanted = rowsFor(players, rules)[0] ?? nearest
  const deck: Record<string, number> = {}
  for (const kind of KINDS) {
    const first = firstOf(kind)
    for (let i = 0; i < wanted[kind]; i++) {
      const role = first[i % first.length] as Role
      deck[role] = (deck[role] ?? 0) + 1
    }
  }
  const missing = players - deckSize(deck)
  return { ...deck, bystander: (deck['bystander'] ?? 0) + missing }
}

/** How many cards of each kind a deck holds; what is no card of this game counts nowhere. */
function countKinds(deck: Deck): Record<Kind, number> {
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>
  for (const [role, held] of Object.entries(deck)) {
    if (isRole(role)) counts[roles[role].kind] += held
  }
  return counts
}

function checkPlayers(players: number, { mode }: HouseRules): CastingFinding[] {
  const min = LEAST[mode]
  if (players < min) return [refused(TOO_FEW[mode], { players, min })]
  return players > MAX_PLAYERS ? [refused('tooManyPlayers', { players, max: MAX_PLAYERS })] : []
}

/** V-6, V-105, V-113: each card by itself. */
function checkCards(deck: Deck, rules: HouseRules): CastingFinding[] {
  return Object.entries(deck).flatMap(([role, held]) => {
    if (held === 0) return []
    if (!isRole(role)) return [refused('unknownCard', { card: role })]
    const { kind, supply } = roles[role]
    if (!modeHas(kind, rules)) return [refused(OTHER_MODE[kind] ?? 'unknownCard', { card: role })]
    if (held <= supply) return []
    const excess = { card: role, count: held, supply }
    return [supply === 1 ? refused('onlyOnce', excess) : warned('beyondTheBox', excess)]
  })
}

/** V-7, V-113: at most one of these. */
function checkSingles(counts: Row): CastingFinding[] {
  return [
    ...(counts.leader > 1 ? [refused('oneLeader', { count: counts.leader })] : []),
    ...(counts.loner > 1 ? [refused('oneLoner', { count: counts.loner })] : []),
  ]
}

/** V-5, V-106, V-114: what the nearest row of the table would have. */
function checkTable(counts: Row, rows: readonly Row[]): CastingFinding[] {
  const departures = rows.map((wanted) =>
    KINDS.filter((kind) => counts[kind] !== wanted[kind]).map((kind) =>
      warned(`${kind}Count`, { count: counts[kind], wanted: wanted[kind] }),
    ),
  )
  return departures.sort((one, other) => one.length - other.length)[0] ?? []
}

function checkDeck(deck: Deck, players: number, rules: HouseRules): CastingFinding[] {
  const counts = countKinds(deck)
  const count = deckSize(deck)
  return [
    ...checkPlayers(players, rules),
    ...(count === players ? [] : [refused('deckSize', { count, wanted: players })]),
    ...checkCards(deck, rules),
    ...checkSingles(counts),
    ...checkTable(counts, rowsFor(players, rules)),
  ]
}

const cards: readonly DeckCard[] = Object.entries(roles).map(([id, { team, supply }]) => ({
  id,
  role: id,
  team,
  supply,
}))

export const casting: Casting<HouseRules> = {
  players: { min: MIN_PLAYERS, max: MAX_PLAYERS, best: [8, 12] },
  cards,
  cardsPerSeat: 1,
  stacked: false,
  // V-11
  hostLooks: () => true,
  fill: () => ['bystander'],
  propose,
  checkDeck,
  checkHands(hands, options) {
    const uneven = hands.findIndex((hand) => hand.cards.length !== 1)
    const size = uneven < 0 ? [] : [refused('handSize', { seat: `s${uneven}` })]
    return [...checkDeck(deckOf(hands), hands.length, options), ...size]
  },
  redeal: () => false,
}
