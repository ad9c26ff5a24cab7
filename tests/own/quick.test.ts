/** What the program reads by itself, the library would have read just so: every value, and every place. */
import { readdirSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Report } from '../../src/own/problems/report'
import { thoroughly } from '../../src/own/read/parse'
import { quickly, type TooMuch } from '../../src/own/read/quick'
import { checkedText } from '../../src/own/read/text'
import { Atlas, type Tree } from '../../src/own/read/tree'
import { patience, sampled } from '../support/seeds'

const isGame = (file: string) => file.endsWith('.yaml') && !file.endsWith('.scenarios.yaml')
const folders = ['assets/games', 'tests/own/documents']
const games = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter(isGame)
    .map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')] as const),
)

/** A tree with all its paths and places. */
function placed(tree: Tree, atlas: Atlas): unknown {
  if (typeof tree !== 'object' || tree === null) return tree
  const parts = Object.entries(tree).map(([key, part]) => [
    key,
    atlas.spotOf(tree, key),
    placed(part, atlas),
  ])
  return { path: atlas.pathOf(tree), list: Array.isArray(tree), parts }
}

/** The text by both, if the program reads it by itself. */
function byBoth(given: string): { quick: unknown; thorough: unknown } | undefined {
  const { text } = checkedText(given)
  if (text === null) return undefined
  const here = new Atlas()
  const quick = quickly(text, here)
  if (!quick) return undefined
  const there = new Atlas()
  const report = new Report(text)
  const thorough = thoroughly(text, report, there)
  const said = new Report(text)
  if ('excess' in quick) {
    const { code, at, path, params } = quick.excess
    said.add(code, at, path, params)
  }
  return {
    quick: {
      tree: 'tree' in quick ? placed(quick.tree, here) : null,
      problems: said.problems(),
    },
    thorough: { tree: placed(thorough, there), problems: report.problems() },
  }
}

function expectTheSame(text: string): void {
  const both = byBoth(text)
  if (both) expect(both.quick).toEqual(both.thorough)
}

/** What means something in YAML, here or there. */
const SIGNS = [
  ...' \n:#-,[]{}"\'?&*!|>%@`\\~<=.01a$é\u00a0\u2028',
  ...[': ', ' #', '- ', '\n  ', '\n- ', '{ ', ' }', '[]', '{}', '"a": 1', "'it''s'", ', x', ': {'],
  ...['---', '...', 'null', '0x1', '0o7', '1.5', '1e3', '.5', '+1', '-0', '007', 'true', '.nan'],
  ...['<<: ', '""', "''", '\n\n', '\n# x\n', '\t', '\r\n', ' : ', ':\n', '? ', '__proto__: 1\n'],
]

/** A piece of a game, cut out by lines and moved to the edge, in which something was put in or taken out. */
const piece = fc
  .record({
    game: fc.constantFrom(...games.map(([, text]) => text)),
    from: fc.nat(400),
    lines: fc.integer({ min: 1, max: 12 }),
    edits: fc.array(
      fc.record({ at: fc.nat(2000), cut: fc.nat(2), sign: fc.constantFrom('', ...SIGNS) }),
      { maxLength: 3 },
    ),
  })
  .map(({ game, from, lines, edits }) => {
    const all = game.split('\n')
    const some = all.slice(from % all.length).slice(0, lines)
    const edge = Math.max(0, some[0]?.search(/\S/) ?? 0)
    return edits.reduce(
      (text, { at, cut, sign }) => {
        const place = at % (text.length + 1)
        return text.slice(0, place) + sign + text.slice(place + cut)
      },
      some.map((line) => line.slice(edge)).join('\n'),
    )
  })

describe('A text as nearly all are written (OG-6)', () => {
  it.each(games.filter(([file]) => file !== 'broken.yaml'))(
    'is read without the library: %s',
    (_, text) => {
      const both = byBoth(text)
      expect(both).toBeDefined()
      expect(both?.quick).toEqual(both?.thorough)
    },
  )

  it.each([
    ['brackets', `a: ${'['.repeat(20)}b${']'.repeat(20)}`],
    ['braces', `a: ${'{ b: '.repeat(20)}c${' }'.repeat(20)}`],
    ['lines', Array.from({ length: 20 }, (_, n) => `${' '.repeat(n)}a:`).join('\n') + ' b'],
    [
      'dashes',
      `a:\n${Array.from({ length: 9 }, (_, n) => `${' '.repeat(3 * n)}- a:`).join('\n')} b`,
    ],
    ['entries', `a: [${'b, '.repeat(25_000)}]`],
    ['words', Array.from({ length: 11_000 }, (_, n) => `a${n}: b`).join('\n')],
    ['rows', `a:\n${'- b\n'.repeat(21_000)}`],
  ])('that holds too much is refused at the place at which the library would: %s', (_, text) => {
    const atlas = new Atlas()
    const quick = quickly(text, atlas)
    expect(quick).toHaveProperty('excess')
    const report = new Report(text)
    expect(thoroughly(text, report, new Atlas())).toBeNull()
    const { code, at, path, params } = (quick as { excess: TooMuch }).excess
    const said = new Report(text)
    said.add(code, at, path, params)
    expect(said.problems()).toEqual(report.problems())
  })

  it.each([
    'a: &x 1',
    'a: *x',
    'a: !x y',
    'a: 1\na: 2',
    '__proto__: 1',
    '<<: { a: 1 }',
    'a: 1.5',
    'a: ~',
    'a:',
    'a: b\n c',
    'a: "b\\n"',
    'a: |\n  b',
    'a: b: c',
    'a: { b, c: d }',
    'a: [b',
    'a: { b: c\nd: e }',
    'a: { b: c\n# x\n }',
    'a: "b" c',
    'a: [b]# c',
    'a:\tb',
    'a: b\r\nc: d',
    'a: b\n---\nc: d',
    '',
    'a',
  ])('is left to the library where it is not: %j', (text) => {
    expect(quickly(text, new Atlas())).toBeUndefined()
  })

  it(
    'is the same by both wherever it was changed, or is left to the library',
    () => {
      fc.assert(fc.property(piece, expectTheSame), { numRuns: sampled(4000, 100_000) })
    },
    patience(60_000),
  )
})
