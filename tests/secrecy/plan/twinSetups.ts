/** How the two evenings of a pair begin: the one place where it is decided what they share and what not. */
import { deckOf, type AnyRuleset, type Hand, type Roots, type Rng } from '../../../src/engine'
import { randomSetup, rngFrom, type RandomSetup, type Sizes } from '../../randomPlay/randomEvening'
import { rootsFrom } from '../../support/roots'

export interface TwinSetups {
  readonly a: RandomSetup
  readonly b: RandomSetup
}

/** Among so many starts the one is taken that has most of the cards that are still wanted. */
const STARTS = 10

/** Most deals differ at the first try; a deck of one card never does. */
const TRIES = 20

/**
 * Two starts over the same table: the same options, seats and deck, and what the room draws lots and hears
 * stories from; other hands, and another secret root. @returns null where the deck allows no other hands
 */
export function twinSetups(
  ruleset: AnyRuleset,
  rng: Rng,
  sizes: Sizes,
  part: number,
  wanted: readonly string[] = [],
): TwinSetups | null {
  const a = wantedSetup(ruleset, rng, sizes, wanted)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const hands = permuted(a.hands, ruleset.casting.stacked, rng, part)
    if (JSON.stringify(hands) !== JSON.stringify(a.hands))
      return { a, b: { ...a, hands, seed: withOtherSecret(a.seed) } }
  }
  return null
}

function wantedSetup(
  ruleset: AnyRuleset,
  rng: Rng,
  sizes: Sizes,
  wanted: readonly string[],
): RandomSetup {
  const first = randomSetup(ruleset, rng, sizes)
  if (wanted.length === 0) return first
  const worth = ({ hands }: RandomSetup) => {
    const deck = deckOf(hands)
    return wanted.filter((card) => deck[card]).length
  }
  const starts = Array.from({ length: STARTS - 1 }, () => randomSetup(ruleset, rng, sizes))
  return starts.reduce((best, start) => (worth(start) > worth(best) ? start : best), first)
}

/** Roots that agree in what the room sees of chance. */
const withOtherSecret = (roots: Roots): Roots => ({
  ...roots,
  secret: rootsFrom(rngFrom(Number.parseInt(roots.secret.slice(0, 8), 16))).secret,
})

/** Some of the same hands in other places and, where players stack them, in another order. */
function permuted(hands: readonly Hand[], stacked: boolean, rng: Rng, part: number): Hand[] {
  const moving = hands.map((_, place) => place).filter(() => rng() < part)
  const left = moving.map((place) => hands[place] as Hand)
  const moved = [...hands]
  for (const place of moving) {
    const [hand] = left.splice(Math.floor(rng() * left.length), 1)
    if (!hand) break
    const cards = stacked && rng() < 0.5 ? [...hand.cards].reverse() : hand.cards
    moved[place] = { ...hand, cards }
  }
  return moved
}
