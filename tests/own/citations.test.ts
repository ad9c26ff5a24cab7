/** Every number of the language is cited by a scenario over a document, or by the title of a test where no evening shows it (OG-136). */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { numbersIn, titlesIn } from '../scenarios/citations'
import { documentScenarios } from './documentScenarios'

const PREFIX = 'OG'

/** Form, cast, expressions, calls, effects, what lasts, night, dawn, triggers, day, words, recipes; and what was decided on them later. */
const LANGUAGE: readonly (readonly [from: number, to: number])[] = [
  [6, 92],
  [161, 172],
]

const numbers = LANGUAGE.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, n) => `${PREFIX}-${from + n}`),
)

/** What the titles of the tests of own games cite. */
const titled = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) => titlesIn(readFileSync(join(import.meta.dirname, file), 'utf8')))
  .flatMap((title) => numbersIn(title, PREFIX))

it('No number of the language goes without a scenario or a test (OG-136)', () => {
  const cited = new Set([...documentScenarios().flatMap(({ rules }) => rules), ...titled])
  expect(numbers.filter((number) => !cited.has(number))).toEqual([])
})
