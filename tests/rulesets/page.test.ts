import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as engine from '../../src/engine'

const root = join(import.meta.dirname, '..', '..')
const page = readFileSync(join(root, 'rulesets', 'README.md'), 'utf8')
const named = [...page.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word)

describe('the page on adding a ruleset', () => {
  it('names files and folders that exist', () => {
    const paths = named.filter((word) => /^(src|tests|rulesets)\/[\w./]+$/.test(word))
    expect(paths.length).toBeGreaterThan(15)
    const own = (path: string) => path.includes('/ID')
    expect(paths.filter((path) => !own(path) && !existsSync(join(root, path)))).toEqual([])
  })

  it('names files of a game that the template has, or says that they are extra', () => {
    const files = named.filter((word) =>
      /^((texts|stories|night|day|roles)\/)?[a-z]+\.(ts|md)$/i.test(word),
    )
    const extra = [
      'day/election.ts',
      'night/resolution.ts',
      'refusals.ts',
      'texts/de.ts',
      'stories/de.ts',
    ]
    const missing = files.filter((file) => !existsSync(join(root, 'rulesets', '_template', file)))
    expect(files.length).toBeGreaterThan(10)
    expect([...new Set(missing)].sort()).toEqual([...extra].sort())
  })

  it('names parts that the engine really has', () => {
    const table = page.slice(page.indexOf('| a rule that says'), page.indexOf('What is not in'))
    const cells = table.split('\n').flatMap((row) => row.split('|')[3] ?? '')
    const words = cells.flatMap((cell) =>
      [...cell.matchAll(/`([a-z]\w+)`/g)].map(([, w = '']) => w),
    )
    const types = readFileSync(join(root, 'src', 'engine', 'ruleset', 'ruleset.ts'), 'utf8')
    const forms = [
      'answers/answers',
      'casting/casting',
      'options/options',
      'script/step',
      'chance/roots',
      'parts/day/vote',
    ].map((file) => readFileSync(join(root, 'src', 'engine', `${file}.ts`), 'utf8'))
    const known = (word: string) =>
      word in engine || [types, ...forms].some((text) => new RegExp(`\\b${word}\\b`).test(text))
    expect(words.length).toBeGreaterThan(40)
    expect(words.filter((word) => !known(word))).toEqual([])
  })
})
