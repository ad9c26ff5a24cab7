/** How an invented evening begins: a number of players, house rules, a deck, a deal. */
import {
  castingVerdict,
  dealCards,
  deckSize,
  mixSeed,
  type AnyRuleset,
  type Deck,
  type GameSetup,
  type Hand,
  type Json,
  type OptionDef,
  type OptionValues,
  type Rng,
  type Roots,
} from '../../engine'
import { inAnyOrder, pick, rootsFrom } from './chance'

export interface Setup extends GameSetup {
  readonly seed: Roots
}

/** Cards that are exchanged for others in a deck that is not as it is proposed. */
const SWAPS = 12
/** How often room is looked for in a deck for a card that should be in it. */
const PLACES = 4

function valueOf(def: OptionDef, rng: Rng): Json {
  if (def.kind === 'switch') return rng() < 0.5
  if (def.kind === 'choice') return pick(def.values, rng)
  // Numbers far from the usual make evenings that are over before they begin.
  return def.default
}

function optionsOf({ options }: AnyRuleset, usual: boolean, rng: Rng): OptionValues {
  const values: Record<string, Json> = {}
  for (const [id, def] of Object.entries(options)) {
    values[id] = usual ? def.default : valueOf(def, rng)
  }
  return values
}

const isPlayable = ({ casting }: AnyRuleset, deck: Deck, players: number, options: OptionValues) =>
  castingVerdict(casting.checkDeck(deck, players, options)) !== 'refused'

function* deckFor(
  ruleset: AnyRuleset,
  players: number,
  options: OptionValues,
  usual: boolean,
  rng: Rng,
): Generator<undefined, Deck> {
  const { casting } = ruleset
  let deck = casting.propose(players, options)
  if (usual) return deck
  for (let n = 0; n < SWAPS; n++) {
    const { id } = pick(casting.cards, rng)
    const next = exchanged(ruleset, deck, id, players, options, rng)
    if (isPlayable(ruleset, next, players, options)) deck = next
    yield
  }
  return deck
}

/** A deck with one more of a card in the place of any other. */
function exchanged(
  { casting }: AnyRuleset,
  deck: Deck,
  id: string,
  players: number,
  options: OptionValues,
  rng: Rng,
): Deck {
  const next: Record<string, number> = { ...deck }
  const held = Object.keys(deck).filter((card) => (deck[card] ?? 0) > 0)
  const out = pick(held, rng)
  next[out] = (next[out] ?? 0) - 1
  next[id] = (next[id] ?? 0) + 1
  // A card may bring others into the middle with it.
  const wanted = players * casting.cardsPerSeat + (casting.extra?.(next, options) ?? 0)
  for (let more = wanted - deckSize(next); more > 0; more--) {
    const { id: other } = pick(casting.cards, rng)
    next[other] = (next[other] ?? 0) + 1
  }
  return next
}

/** The deck with the first of these cards in it that there is room for, where it has none of them. */
function* withOneOf(
  ruleset: AnyRuleset,
  deck: Deck,
  cards: readonly string[],
  players: number,
  options: OptionValues,
  rng: Rng,
): Generator<undefined, Deck> {
  if (cards.some((card) => (deck[card] ?? 0) > 0)) return deck
  for (const card of cards) {
    for (let n = 0; n < PLACES; n++) {
      const next = exchanged(ruleset, deck, card, players, options, rng)
      if (isPlayable(ruleset, next, players, options)) return next
      yield
    }
  }
  return deck
}

/**
 * The beginning of the nth invented evening: every third as the document proposes it, the others by other house rules
 * and with other cards, at tables of every size. One card that is exchanged a step.
 * @param wanted cards of which at least one should be in the deck
 * @returns null where such a deck cannot be dealt
 */
export function* setupFor(
  ruleset: AnyRuleset,
  n: number,
  rng: Rng,
  wanted: readonly string[] = [],
): Generator<undefined, Setup | null> {
  const { casting, id } = ruleset
  const { min, max } = casting.players
  const usual = n % 3 === 0
  const options = optionsOf(ruleset, usual, rng)
  const players = min + (n % (max - min + 1))
  const any = yield* deckFor(ruleset, players, options, usual, rng)
  const deck = yield* withOneOf(ruleset, any, wanted, players, options, rng)
  if (!isPlayable(ruleset, deck, players, options)) return null
  yield
  const stream = mixSeed(Math.floor(rng() * 2 ** 32), 'deal')
  const dealt = dealCards(casting, deck, players, options, stream)
  if (!dealt) return null
  const { hands, pool } = dealt
  const middle = pool.length > 0 ? { pool } : {}
  return { ruleset: id, options, hands, ...middle, seed: rootsFrom(rng), fitted: true }
}

/** How often only two hands change places: then nearly all that is public stays the same. */
const TWO_ONLY = 0.6

/**
 * The same evening with some hands in other places and another secret chance; null where all hands are alike.
 * @param wanted cards of which one should change its place
 */
export function twinOf(setup: Setup, wanted: readonly string[], rng: Rng): Setup | null {
  const known = JSON.stringify(setup.hands)
  for (let n = 0; n < 10; n++) {
    const hands =
      rng() < TWO_ONLY ? twoChanged(setup.hands, wanted, rng) : inAnyOrder(setup.hands, rng)
    if (JSON.stringify(hands) === known) continue
    return { ...setup, hands, seed: { ...setup.seed, secret: rootsFrom(rng).secret } }
  }
  return null
}

function twoChanged(hands: readonly Hand[], wanted: readonly string[], rng: Rng): Hand[] {
  const aimed = hands.filter(({ cards }) => cards.some((card) => wanted.includes(card)))
  const one = pick(aimed.length > 0 ? aimed : hands, rng)
  const others = hands.filter(({ cards }) => JSON.stringify(cards) !== JSON.stringify(one.cards))
  if (others.length === 0) return [...hands]
  const other = pick(others, rng)
  return hands.map((hand) => (hand === one ? other : hand === other ? one : hand))
}
