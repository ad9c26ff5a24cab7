import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { games } from '../support/games'
import { filesUnder, numbersIn, readRulebook, scenariosIn, titlesIn, valueIn } from './citations'
import { findFiles } from './runner/files'

const root = join(import.meta.dirname, '..', '..')

const sourcesUnder = (folder: string): string[] => filesUnder(join(root, folder), /\.(ts|vue)$/)

const testTexts = sourcesUnder('tests')
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
const titles = testTexts.flatMap(titlesIn)
const scenarios = findFiles(import.meta.dirname).flatMap(scenariosIn)

for (const [id, ruleset] of Object.entries(games)) {
  const path = join(root, 'rulesets', id, 'RULES.md')
  describe(`the rulebook of ${id}`, () => {
    it('stands beside its rules', () => {
      expect(existsSync(path)).toBe(true)
    })

    const book = readRulebook(readFileSync(path, 'utf8'))
    const own = scenarios.filter((scenario) => scenario.ruleset === id)
    const cited = new Set([
      ...own.flatMap(({ rules }) => rules),
      ...titles.flatMap((title) => numbersIn(title, book.prefix)),
    ])

    it('lists rules and every house rule of the ruleset', () => {
      expect(book.rules.length).toBeGreaterThan(10)
      expect(book.options.map((option) => option.id).sort()).toEqual(
        Object.keys(ruleset.options).sort(),
      )
    })

    it('lists the values of each house rule as the ruleset takes them, the default first', () => {
      for (const option of book.options) {
        const def = ruleset.options[option.id]
        if (def?.kind === 'switch') {
          expect([option.id, option.values]).toEqual([
            option.id,
            [String(def.default), String(!def.default)],
          ])
        } else if (def?.kind === 'choice') {
          expect([option.id, option.values]).toEqual([option.id, def.values])
          expect(def.values[0]).toBe(def.default)
        }
      }
    })

    it('has no rule that neither a scenario nor a test title cites', () => {
      expect(book.rules.filter((rule) => !cited.has(rule))).toEqual([])
    })

    it('has no value of a house rule that no scenario citing that house rule plays', () => {
      const missing = book.options.flatMap((option) => {
        const played = own
          .filter(({ rules }) => rules.includes(option.number))
          .map((scenario) => JSON.stringify(valueIn(scenario, ruleset, option.id)))
        if (option.values.length === 0) {
          const standard = JSON.stringify(ruleset.options[option.id]?.default)
          const both = played.includes(standard) && played.some((value) => value !== standard)
          return both ? [] : [`${option.number}: default and another`]
        }
        const words = new Set(played.map((value) => value.replaceAll('"', '')))
        return option.values
          .filter((value) => !words.has(value))
          .map((value) => `${option.number} ${value}`)
      })
      expect(missing).toEqual([])
    })

    it('knows every number that scenarios, tests and its own code cite', () => {
      const own = sourcesUnder(join('rulesets', id)).map((file) => readFileSync(file, 'utf8'))
      const all = [
        ...scenarios.flatMap(({ rules }) => rules.flatMap((rule) => numbersIn(rule, book.prefix))),
        ...[...testTexts, ...own].flatMap((text) => numbersIn(text, book.prefix)),
      ]
      expect(all.filter((number) => !book.known.has(number))).toEqual([])
      const strange = scenarios
        .filter((scenario) => scenario.ruleset === id)
        .flatMap(({ rules }) => rules.filter((rule) => !book.known.has(rule)))
      expect(strange).toEqual([])
    })
  })
}
