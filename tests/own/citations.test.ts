/** Every number of the rules of own games is cited by a scenario over a document or by the title of a test (OG-136). */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesUnder, numbersIn, readRulebook, titlesIn } from '../scenarios/citations'
import { documentScenarios } from './documentScenarios'

const root = join(import.meta.dirname, '..', '..')
const bookText = readFileSync(join(root, 'src', 'own', 'RULES.md'), 'utf8')
const book = readRulebook(bookText)

/** Numbers of words that are agreed on and that nobody can write yet. */
const kept = (/^Kept for words to come: ([\d, ]+)\.$/m.exec(bookText)?.[1] ?? '')
  .split(', ')
  .filter((number) => number !== '')
  .map(Number)

/** Rules that no test can prove, and why. */
const UNPROVED: Readonly<Record<string, string>> = {
  'OG-145': 'times and sizes: `npm run bench -- own` measures them, a busy machine would fail them',
  'OG-151': 'games that the language does not reach: nothing plays what cannot be written',
  'OG-152': 'what has no word on purpose: of all that is not in the language, OG-8 is the proof',
  'OG-153': 'words that may come later',
  'OG-154': 'what the program does not have: a store of games and a signature',
  'OG-155': 'which games stay code: a decision about the sources',
  'OG-159': 'the order in which it was built',
  'OG-160': 'when it is done, which a stranger’s evening says and no test',
}

const texts = (folder: string, ends: RegExp) =>
  filesUnder(join(root, folder), ends).map((file) => ({
    file: relative(root, file),
    text: readFileSync(file, 'utf8'),
  }))

const tests = texts('tests', /\.(ts|yaml)$/)
const scenarios = documentScenarios()
const cited = new Set(
  [
    ...scenarios.flatMap(({ rules }) => rules),
    ...tests
      .filter(({ file }) => /\.(test|spec)\.ts$/.test(file))
      .flatMap((each) => titlesIn(each.text)),
  ].flatMap((text) => numbersIn(text, book.prefix)),
)

describe('The rulebook of own games', () => {
  it('is numbered without a gap, each number once', () => {
    const numbers = [...new Set(book.rules.map((rule) => Number(/\d+/.exec(rule)?.[0])))]
    expect(book.prefix).toBe('OG')
    expect(new Set(book.rules).size).toBe(book.rules.length)
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
    // A number that is kept for words to come has no rule, and every number without a rule is kept.
    const all = [...numbers, ...kept].sort((one, other) => one - other)
    expect(all).toEqual(all.map((_, at) => at + 1))
  })

  it('has no number that neither a scenario nor a test cites, but those that nothing can prove (OG-136)', () => {
    expect(book.rules.filter((rule) => !cited.has(rule))).toEqual(Object.keys(UNPROVED))
  })

  it('knows every number that tests, scenarios and the program cite', () => {
    const all = [...tests, ...texts('src', /\.(ts|vue)$/), ...texts('electron', /\.ts$/)]
    expect(all.length).toBeGreaterThan(500)
    const strange = all.flatMap(({ file, text }) =>
      numbersIn(text, book.prefix)
        .filter((number) => !book.known.has(number))
        .map((number) => `${file}: ${number}`),
    )
    expect(strange).toEqual([])
  })
})
