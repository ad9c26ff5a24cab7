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
import { pick, rootsFrom } from './chance'

export interface Setup extends GameSetup {
  readonly seed: Roots
}

/** Cards that are exchanged for others in a deck that is not as it is proposed. */
const SWAPS = 12

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
    const next: Record<string, number> = { ...deck }
    const held = Object.keys(deck).filter((card) => (deck[card] ?? 0) > 0)
    const out = pick(held, rng)
    next[out] = (next[out] ?? 0) - 1
    const { id } = pick(casting.cards, rng)
    next[id] = (next[id] ?? 0) + 1
    // A card may bring others into the middle with it.
    const wanted = players * casting.cardsPerSeat + (casting.extra?.(next, options) ?? 0)
    for (let more = wanted - deckSize(next); more > 0; more--) {
      const { id: other } = pick(casting.cards, rng)
      next[other] = (next[other] ?? 0) + 1
    }
    if (isPlayable(ruleset, next, players, options)) deck = next
    yield
  }
  return deck
}

/**
 * The beginning of the nth invented evening: every third as the document proposes it, the others by other house rules
 * and with other cards, at tables of every size. One card that is exchanged a step. @returns null where such a deck cannot be dealt
 */
export function* setupFor(
  ruleset: AnyRuleset,
  n: number,
  rng: Rng,
): Generator<undefined, Setup | null> {
  const { casting, id } = ruleset
  const { min, max } = casting.players
  const usual = n % 3 === 0
  const options = optionsOf(ruleset, usual, rng)
  const players = min + (n % (max - min + 1))
  const deck = yield* deckFor(ruleset, players, options, usual, rng)
  if (!isPlayable(ruleset, deck, players, options)) return null
  yield
  const stream = mixSeed(Math.floor(rng() * 2 ** 32), 'deal')
  const dealt = dealCards(casting, deck, players, options, stream)
  if (!dealt) return null
  const { hands, pool } = dealt
  const middle = pool.length > 0 ? { pool } : {}
  return { ruleset: id, options, hands, ...middle, seed: rootsFrom(rng), fitted: true }
}

/** The same evening with some hands in other places and another secret chance; null where all hands are alike. */
export function twinOf(setup: Setup, rng: Rng): Setup | null {
  const known = JSON.stringify(setup.hands)
  for (let n = 0; n < 10; n++) {
    const hands: Hand[] = [...setup.hands]
    for (let at = hands.length - 1; at > 0; at--) {
      const other = Math.floor(rng() * (at + 1))
      const held = hands[at] as Hand
      hands[at] = hands[other] as Hand
      hands[other] = held
    }
    if (JSON.stringify(hands) === known) continue
    return { ...setup, hands, seed: { ...setup.seed, secret: rootsFrom(rng).secret } }
  }
  return null
}
