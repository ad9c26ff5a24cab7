/** What a ruleset's RULES.md lists, and who cites it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOptions, type AnyRuleset, type Json } from '../../src/engine'
import { chosenIn } from './runner/houseRules'
import { readScenarios } from './runner/read'
import type { Scenario } from './runner/scenario'

/** A house rule as a row of the table in RULES.md. */
export interface ListedOption {
  readonly number: string
  readonly id: string
  /** Empty where any number of seconds, or any order, will do. */
  readonly values: readonly string[]
}

export interface Rulebook {
  /** What all its numbers begin with, e.g. `CM`. */
  readonly prefix: string
  /** Rules that have to be cited. */
  readonly rules: readonly string[]
  readonly options: readonly ListedOption[]
  /** Everything that may be cited: rules, options, gaps, examples. */
  readonly known: ReadonlySet<string>
}

const LISTED = /^\s*- \*\*([A-Z]+-[A-Z]?\d+[a-z]?)\*\*/gm
const OPTION = /^\| *([A-Z]+-[OM]\d+) *\| *`(\w+)` *\| *([^|]*?) *\|/gm
const RULE = /^[A-Z]+-\d+[a-z]?$/

/** Reads the numbers of a RULES.md. */
export function readRulebook(text: string): Rulebook {
  const listed = [...text.matchAll(LISTED)].map(([, number = '']) => number)
  const options = [...text.matchAll(OPTION)].map(([, number = '', id = '', values = '']) => ({
    number,
    id,
    values: [...values.matchAll(/`([^`]+)`/g)].map(([, value = '']) => value),
  }))
  return {
    prefix: listed[0]?.split('-')[0] ?? '',
    rules: listed.filter((number) => RULE.test(number)),
    options,
    known: new Set([...listed, ...options.map(({ number }) => number)]),
  }
}

/** All files under a folder whose names end so, as paths. */
export const filesUnder = (folder: string, ends: RegExp): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ends.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

/** All numbers with a prefix that a text mentions; `CM-1 to CM-5` mentions both ends. */
export function numbersIn(text: string, prefix: string): string[] {
  const numbers = new RegExp(`\\b${prefix}-[A-Z]?\\d+[a-z]?\\b`, 'g')
  return [...text.matchAll(numbers)].map(([number]) => number)
}

/** The titles of a test file's tests. */
export const titlesIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /\b(?:it|test|describe)(?:\.each\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs,
    ),
  ].map(([, , title = '']) => title)

/** The scenarios of a file that could be read; others fail where they are run. */
export const scenariosIn = (file: string): Scenario[] =>
  readScenarios(readFileSync(file, 'utf8')).flatMap((reading) =>
    'scenario' in reading ? [reading.scenario] : [],
  )

/** The value of a house rule that a scenario is played with. */
export function valueIn(scenario: Scenario, ruleset: AnyRuleset, id: string): Json | undefined {
  const read = readOptions(ruleset.options, chosenIn(scenario, ruleset))
  return read.ok ? read.values[id] : undefined
}
