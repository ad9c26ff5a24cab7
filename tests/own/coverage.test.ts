/** The table of what documents can say: its sums are those of its rows, and what it names exists. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { jsonSchema } from '../../src/own/described/jsonSchema'
import { PLAYER_WORDS } from '../../src/own/language/who/words'
import { recipes } from '../../src/own/recipes/shelf/shelf'

/** Words whose values people read. */
const PROSE = new Set('name help say close told ended text called tableRules tips about'.split(' '))

const VERDICTS = ['fully', 'with a bend', 'not'] as const
const table = readFileSync('docs/own-games-coverage.md', 'utf8')

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const rowsOf = (part: string): string[][] =>
  part
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map(cellsOf)
    .slice(2)

const [head = '', ...lists] = table.split(/^## /m)
const rows = lists.flatMap(rowsOf)

/** Every word that may stand in a document, recipes included. */
function wordsOfTheLanguage(): Set<string> {
  const found = new Set<string>([
    'true',
    'false',
    ...Object.keys(PLAYER_WORDS),
    ...Object.keys(recipes()),
  ])
  for (const { with: given } of Object.values(recipes()))
    for (const word of Object.keys((given ?? {}) as object)) found.add(word)
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { properties, enum: words, const: only } = node as Record<string, unknown>
    for (const word of Object.keys((properties ?? {}) as object)) found.add(word)
    for (const word of [words, only].flat()) if (typeof word === 'string') found.add(word)
    Object.values(node).forEach(visit)
  }
  visit(jsonSchema())
  return found
}

/** The text of a document that has scenarios of its own beside it. */
function triedText(id: string): string | null {
  if (!existsSync(`tests/own/documents/${id}.scenarios.yaml`)) return null
  const places = [`assets/games/${id}.yaml`, `tests/own/documents/${id}.yaml`]
  const place = places.find((each) => existsSync(each))
  return place ? readFileSync(place, 'utf8').replaceAll(/^ *#.*$/gm, '') : null
}

const wordsOf = new Map<string, Set<string>>()

/** Every word of a document but those in its prose. */
function wordsIn(text: string): Set<string> {
  const known = wordsOf.get(text)
  if (known) return known
  const found = new Set<string>()
  wordsOf.set(text, found)
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return void found.add(String(node))
    for (const [key, value] of Object.entries(node)) {
      found.add(key)
      if (!PROSE.has(key)) visit(value)
    }
  }
  visit(parse(text))
  return found
}

const inCode = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)

describe('The table of what documents can say', () => {
  it('has sums that are those of its rows, list by list and in all', () => {
    const counted = lists.map((list) => {
      const own = rowsOf(list)
      const sums = VERDICTS.map((each) => own.filter(([, said]) => said === each).length)
      const tried = own.filter((cells) => cells[3] !== '–').length
      return [list.split('\n')[0] ?? '', own.length, ...sums, tried]
    })
    const numbers = (cells: readonly unknown[]) => cells.slice(1).map(Number)
    const all = [0, 1, 2, 3, 4].map((at) =>
      counted.reduce((sum, cells) => sum + Number(cells[at + 1]), 0),
    )
    const told = rowsOf(head)
    expect(told.map(([name = '']) => name.replace(/ \(.*/, ''))).toEqual([
      ...counted.map(([name]) => name),
      'all',
    ])
    expect(told.map(numbers)).toEqual([...counted.map(numbers), all])
    expect(lists).toHaveLength(9)
  })

  it('gives every row one verdict, and words or a reason', () => {
    const odd = rows.filter(
      ([power = '', said = '', how = '', , ...more]) =>
        power === '' ||
        how === '' ||
        more.length > 0 ||
        !(VERDICTS as readonly string[]).includes(said),
    )
    expect(odd).toEqual([])
    const unsaid = rows.filter(([, said, how = '']) => said === 'fully' && inCode(how).length === 0)
    expect(unsaid).toEqual([])
    expect(
      new Set(
        lists.flatMap((list) => rowsOf(list).map(([power]) => `${list.slice(0, 12)}${power}`)),
      ).size,
    ).toBe(rows.length)
  })

  it('names only words that the language has', () => {
    const known = wordsOfTheLanguage()
    const wrong = rows.flatMap(([power, , how = '']) =>
      inCode(how)
        .flatMap((code) => code.match(/[a-z][A-Za-z]*/g) ?? [])
        .filter((word) => !known.has(word))
        .map((word) => `${power}: ${word}`),
    )
    expect(wrong).toEqual([])
  })

  it('names only documents that are there, have scenarios, and use these words', () => {
    const wrong = rows.flatMap(([power, , how = '', id = '–']) => {
      if (id === '–') return []
      const text = triedText(id)
      if (text === null) return [`${power}: ${id}`]
      const wanted = inCode(how)
      const words = wordsIn(text)
      const isThere = (code: string) =>
        code.includes(': ')
          ? text.includes(code)
          : (code.match(/[a-z][A-Za-z]*/g) ?? []).every((word) => words.has(word))
      return wanted.every(isThere) ? [] : [`${power}: ${id} does not use ${wanted.join(', ')}`]
    })
    expect(wrong).toEqual([])
  })

  it('is tried by scenarios for at least half of its powers', () => {
    expect(rows.filter((cells) => cells[3] !== '–').length).toBeGreaterThanOrEqual(rows.length / 2)
  })
})
