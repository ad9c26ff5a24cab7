/** Both ends of every house rule of the shipped documents (OG-138): taking a value away makes a scenario fail. */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { optionValues, passesWith, sameValue } from '../../scenarios/mutations/forcedOptions'
import { valueIn } from '../../scenarios/citations'
import type { Json } from '../../../src/engine'
import type { Scenario } from '../../scenarios/runner/scenario'
import { ownGame } from '../../support/ownGame'
import { documentScenarios } from '../documentScenarios'

const scenarios = documentScenarios()
const games = readdirSync('assets/games')
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => ({ file, path: `assets/games/${file}` }))
  .map(({ file, path }) => ({ file, path, game: ownGame(path) }))
  .filter(({ game }) => Object.keys(game.options).length > 0)

/** Those first that choose this house rule, then those that cite what they cite, the short ones before the long. */
function nearestFirst(own: readonly Scenario[], option: string): Scenario[] {
  const chooses = ({ options }: Scenario): boolean => options.has(option)
  const cited = new Set(own.filter(chooses).flatMap(({ rules }) => rules))
  const worth = (scenario: Scenario): number =>
    (chooses(scenario) ? 100 : 0) + scenario.rules.filter((rule) => cited.has(rule)).length
  return [...own].sort(
    (one, other) => worth(other) - worth(one) || one.play.length - other.play.length,
  )
}

describe.each(games)('the house rules of $file', ({ path, game }) => {
  const own = scenarios.filter(({ ruleset }) => ruleset === path)

  it.each(Object.keys(game.options))('%s matters at every value that can be chosen', (id) => {
    const values = optionValues(game, id)
    const isOpen = ['number', 'seconds', 'order'].includes(game.options[id]?.kind ?? '')
    const usual = (game.options[id]?.default ?? null) as Json
    const near = nearestFirst(own, id)
    // What may be any number has two ends: as it is, and as the house has it.
    const ends = isOpen ? [usual, null] : values
    const missing = ends.filter((end) => {
      const at = near.filter((scenario) => {
        const chosen = valueIn(scenario, game, id)
        return end === null ? !sameValue(chosen, usual) : sameValue(chosen, end)
      })
      return !at.some((scenario) =>
        values.some(
          (other) =>
            !sameValue(valueIn(scenario, game, id), other) && !passesWith(scenario, {}, id, other),
        ),
      )
    })
    expect(missing).toEqual([])
  })
})
