/** How each step of the day goes without a host stands in the game's rulebook (PH-36). */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rulesets } from '../../rulesets'
import {
  dealCards,
  Game,
  mixSeed,
  type AnyRuleset,
  type Json,
  type OptionValues,
} from '../../src/engine'
import { playAt } from '../../src/host/invented/playEvening'
import { rngFrom } from '../randomPlay/randomEvening'

const EVENINGS = 60

/** House rules with a switch or a choice thrown here and there. */
const thrown = ({ options }: AnyRuleset, rng: () => number): OptionValues =>
  Object.fromEntries(
    Object.entries(options).map(([id, option]): [string, Json] => {
      if (option.kind === 'switch') return [id, rng() < 0.5]
      if (option.kind !== 'choice') return [id, option.default]
      return [id, option.values[Math.floor(rng() * option.values.length)] ?? option.default]
    }),
  )

/** Every step that opened or was offered at dawn or by day. */
function stepsByDay(ruleset: AnyRuleset): Set<string> {
  const seen = new Set<string>()
  for (let seed = 1; seed <= EVENINGS; seed += 1) {
    const rng = rngFrom(seed)
    const options = thrown(ruleset, rng)
    const { min, max } = ruleset.casting.players
    const players = Math.min(max, min + (seed % 8))
    const deck = ruleset.casting.propose(players, options)
    const dealt = dealCards(ruleset.casting, deck, players, options, mixSeed(seed, 'deal'))
    if (!dealt) continue
    const game = new Game(ruleset, { ruleset: ruleset.id, options, ...dealt, seed, fitted: true })
    const evening = playAt({ game, does: (input) => game.apply(input).ok }, rng)
    while (!evening.next().done) {
      const { open } = game
      if (!open || game.state.phase.kind === 'night') continue
      seen.add(open.id)
      if (open.stage?.scene === 'discussion') for (const { id } of game.offered()) seen.add(id)
    }
  }
  return seen
}

describe('The rulebook says how it goes without a host', () => {
  it.each(Object.values(rulesets))('in every step of the day of $id', (ruleset) => {
    const file = new URL(`../../rulesets/${ruleset.id}/RULES.md`, import.meta.url)
    const [, section = ''] = readFileSync(file, 'utf8').split('## Without a host')
    const steps = stepsByDay(ruleset)
    expect(steps.size).toBeGreaterThan(3)
    expect([...steps].filter((id) => !section.includes(`| \`${id}\``))).toEqual([])
  })
})
