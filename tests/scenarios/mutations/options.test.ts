import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { games } from '../../support/games'
import { readRulebook, scenariosIn, titlesIn, valueIn } from '../citations'
import { findFiles } from '../runner/files'
import { optionValues, passesWith, sameValue } from './forcedOptions'

const here = join(import.meta.dirname, '..')
const scenarios = findFiles(here).flatMap(scenariosIn)

/** Titles of tests that prove a value by more than a scenario can see, e.g. `(V-O7 true)`. */
const titles = readdirSync(join(here, '..'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
  .flatMap((entry) => titlesIn(readFileSync(join(entry.parentPath, entry.name), 'utf8')))

/*
 * A citation proves little by itself. Here every cited value of a house rule is taken away from the
 * scenarios that cite it: at least one of them has to fail.
 */
for (const [id, ruleset] of Object.entries(games)) {
  const text = readFileSync(join(here, '..', '..', 'rulesets', id, 'RULES.md'), 'utf8')
  describe(`the house rules of ${id}`, () => {
    for (const option of readRulebook(text).options) {
      const citing = scenarios.filter(
        (scenario) => scenario.ruleset === id && scenario.rules.includes(option.number),
      )
      const values = optionValues(ruleset, option.id)
      const isDefault = (value: unknown) =>
        JSON.stringify(value) === JSON.stringify(ruleset.options[option.id]?.default)
      const groups = [
        ...values.filter((value) => isDefault(value) || option.values.length > 0),
        ...(option.values.length === 0 ? ['another value'] : []),
      ]
      for (const value of groups) {
        const cited = `${option.number} ${String(value)}`
        if (titles.some((title) => title.includes(cited))) continue
        it(`${option.number} ${option.id}: ${JSON.stringify(value)} is missed by a scenario when it is taken away`, () => {
          const played = citing.filter((scenario) => {
            const chosen = valueIn(scenario, ruleset, option.id)
            return value === 'another value' && option.values.length === 0
              ? !isDefault(chosen)
              : sameValue(chosen, value)
          })
          const missed = played.filter((scenario) =>
            values
              .filter((other) => !sameValue(valueIn(scenario, ruleset, option.id), other))
              .some((other) => !passesWith(scenario, games, option.id, other)),
          )
          expect(missed.map(({ title }) => title)).not.toEqual([])
        })
      }
    }
  })
}
