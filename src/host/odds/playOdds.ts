/** Plays evenings of invented players and counts how they end. */
import { dealCards, isSeatId, mixSeed, type AnyRuleset } from '../../engine'
import type { Rng } from '../invented/opinions'
import { playEvening } from '../invented/playEvening'
import type { OddsSoFar, PlayOdds } from './messages'

/** Evenings between two reports. */
const CHUNK = 100

/** Plays all evenings, and tells after each hundred how they went. @returns whether there were any: a deck may have no deal */
export function* playOdds(ruleset: AnyRuleset, asked: PlayOdds, rng: Rng): Generator<OddsSoFar> {
  const { options, deck, players, evenings } = asked
  const wins: Record<string, number> = {}
  const lengths: number[] = []
  const count = (winner: string) => {
    wins[winner] = (wins[winner] ?? 0) + 1
  }
  let played = 0
  for (let at = 1; at <= evenings; at++) {
    const seed = Math.floor(rng() * 4_294_967_296)
    const dealt = dealCards(ruleset.casting, deck, players, options, mixSeed(seed, 'deal'))
    const setup = dealt && { ruleset: ruleset.id, options, ...dealt, seed, fitted: true }
    const evening = setup && playEvening(ruleset, setup, rng)
    if (evening) {
      played += 1
      const { winners, nights } = evening
      for (const winner of new Set(winners.map((id) => (isSeatId(id) ? 'alone' : id))))
        count(winner)
      if (winners.length === 0) count('nobody')
      lengths[nights] = (lengths[nights] ?? 0) + 1
    }
    if (at % CHUNK === 0 || at === evenings)
      yield { played, of: at, wins: { ...wins }, lengths: Array.from(lengths, (n) => n ?? 0) }
  }
}
