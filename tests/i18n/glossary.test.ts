/** The glossary's words in every text: what it rules out is nowhere, nothing is typed carelessly, and numbers agree. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { format } from '../../src/i18n/format'
import { languages } from '../../src/i18n/languages'
import { allTexts, type Line } from '../support/allTexts'
import { COUNTED } from '../support/readAloud'

const NAMES: Readonly<Record<string, string>> = { en: 'English', de: 'German', pl: 'Polish' }

const glossary = readFileSync(join(import.meta.dirname, '../../docs/glossary.md'), 'utf8')

/** The words that the glossary's tables rule out in a language. */
function ruledOut(text: string, language: string): string[] {
  let column = -1
  return text.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    if (cells.length < 3) {
      column = -1
      return []
    }
    const heading = cells.indexOf(`not in ${NAMES[language]}`)
    if (heading >= 0) {
      column = heading
      return []
    }
    const cell = column < 0 ? '' : (cells[column] ?? '')
    return /^-*$/.test(cell) ? [] : cell.split(/, ?/).filter((word) => word !== '')
  })
}

/** A phrase by itself: “plea” is not in “please”. */
const phrase = (word: string) =>
  new RegExp(`(?<![\\p{L}’'-])${word.replace(/[.*+?^$()[\]\\]/g, '\\$&')}(?![\\p{L}])`, 'iu')

const found = (lines: readonly Line[], pattern: RegExp): string[] =>
  lines.filter(([, text]) => pattern.test(text)).map(([path, text]) => `${path}: ${text}`)

/** What is said aloud, or shown to the room: the sentences of steps, and all that is in these parts of a game. */
const SPOKEN = /\.(say|close|about|tableRules|items|phases|stages|moments|voting|won)(\.|$)/

const CARELESS: Readonly<Record<string, RegExp>> = {
  'two commas': /,\s*,/,
  'two spaces': /\S {2,}\S/,
  'a space before a mark': /\s[,.;:!?](?=\s|$)/,
  'two full stops': /(?<!\.)\.\.(?!\.)/,
}

const NOUNS =
  'cards|days|deals|errors|evenings|games|hands|kinds|lives|minutes|names|nights|pieces|players|roles|seconds|seats|steps|texts|times|voters|votes|warnings'
/** One of several, or several of one. */
const DISAGREES = new RegExp(
  `(?<![\\d.,–-])1 (?:${NOUNS})(?!\\p{L})|(?<!\\d)2 (?:${NOUNS.replace(/s(?=\||$)/g, '')})(?!\\p{L})|(?<!\\p{L})(?:all 1|you are \\d)(?!\\d)`,
  'iu',
)

const SLOT = /\{(\w+)(\|[^{}]*)?\}/g

/** A text with one number in all its places, in the form that a window or a game would take. */
function counted(text: string, number: number): string {
  const wholes = text.split(' | ')
  const form = (number === 1 ? wholes[0] : wholes.at(-1)) ?? ''
  const params = Object.fromEntries(
    [...form.matchAll(SLOT)].map(([, slot = '', forms]) => [
      slot,
      forms !== undefined || COUNTED.has(slot) ? number : 'Ann',
    ]),
  )
  return format(form, params, 'en')
}

describe.each(Object.keys(languages))('Every text in %s', (language) => {
  test('Has no word that the glossary rules out', async () => {
    const { windows, games, stories, own } = await allTexts(language)
    const lines = [...windows, ...games, ...stories, ...own]
    expect(lines.length).toBeGreaterThan(3000)
    const words = ruledOut(glossary, language)
    expect(
      words.flatMap((word) => found(lines, phrase(word)).map((line) => `“${word}” in ${line}`)),
    ).toEqual([])
  })

  test('Is typed with care: no double comma or space, and none before a mark', async () => {
    const { windows, games, own } = await allTexts(language)
    const lines = [...windows, ...games, ...own]
    expect(
      Object.entries(CARELESS).flatMap(([what, pattern]) =>
        found(lines, pattern).map((line) => `${what} in ${line}`),
      ),
    ).toEqual([])
  })
})

test('Nothing that is said aloud or shown to the room has “whom” or “shall” in it', async () => {
  const { games, own } = await allTexts('en')
  const spoken = [
    ...games.filter(([path]) => SPOKEN.test(path)),
    ...own.filter(([path]) => /^own\.phrases\.\w*(Say|say|stage)/.test(path)),
  ]
  expect(spoken.length).toBeGreaterThan(800)
  expect(
    ['whom', 'whomever', 'shall'].flatMap((word) =>
      found(spoken, phrase(word)).filter((line) => !/Who \w+ whom/i.test(line)),
    ),
  ).toEqual([])
})

test('Every English text says one and several as they are', async () => {
  const { windows, games, own } = await allTexts('en')
  const wrong = [...windows, ...games, ...own].flatMap(([path, text]) =>
    [1, 2].flatMap((number) => {
      const said = counted(text, number)
      return DISAGREES.test(said) ? [`${path}: ${said}`] : []
    }),
  )
  expect(wrong).toEqual([])
})

describe('A fault', () => {
  test('Is found where a word is ruled out, by itself and in any case', () => {
    expect(ruledOut(glossary, 'en')).toEqual(expect.arrayContaining(['plea', 'keep out']))
    const rows =
      '| English | not in Polish |\n| --- | --- |\n| tie | remisy, parytet |\n\nNo | table'
    expect(ruledOut(rows, 'pl')).toEqual(['remisy', 'parytet'])
    expect(ruledOut(rows, 'en')).toEqual([])
    expect(
      found(
        [
          ['a', 'Closing Plea'],
          ['b', 'Please wait.'],
        ],
        phrase('plea'),
      ),
    ).toEqual(['a: Closing Plea'])
  })

  test('Is found where something was typed carelessly', () => {
    const faults = (text: string) =>
      Object.keys(CARELESS).filter((what) => CARELESS[what]?.test(text))
    expect(faults('Eyes closed,, all of you.')).toEqual(['two commas'])
    expect(faults('Eyes  closed .')).toEqual(['two spaces', 'a space before a mark'])
    expect(faults('Go on..')).toEqual(['two full stops'])
    expect(faults('Looking for the host … and waiting.')).toEqual([])
  })

  test('Is found where a number does not agree', () => {
    const says = (text: string, number: number) => DISAGREES.test(counted(text, number))
    expect(says('{count} votes', 1)).toBe(true)
    expect(says('All {of} told', 1)).toBe(true)
    expect(says('Six players are the least; you are {players}.', 1)).toBe(true)
    expect(says('{count} voter', 2)).toBe(true)
    expect(says('{count} voter | {count} voters', 1)).toBe(false)
    expect(says('{count} {count|card|cards}', 2)).toBe(false)
  })
})
