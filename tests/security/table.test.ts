import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { faultsOf, readTable } from './table'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string): string | null =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null
const rows = readTable(read('CONTRIBUTING.md') ?? '')

describe('The security table', () => {
  it('has every point of Electron’s checklist, in its order', () => {
    const numbers = rows.map(({ number }) => number).filter((number) => number !== null)
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(rows.length).toBeGreaterThan(20)
  })

  it('names files and tests that are there', () => {
    const faults = rows.flatMap((row) =>
      faultsOf(row, read).map((fault) => `${row.number ?? '+'}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  it('would be caught with a file or a test that is not there', () => {
    const [row] = readTable('| 7 | Point | `gone.ts` | `a.test.ts` “holds” |')
    const files: Record<string, string> = { 'a.test.ts': "it('holds more', () => {})" }
    expect(row && faultsOf(row, (path) => files[path] ?? null)).toEqual([
      'no such file: gone.ts',
      'no such test: a.test.ts “holds”',
    ])
    const [bare] = readTable('| + | Point | somewhere | somehow |')
    expect(bare && faultsOf(bare, () => null)).toEqual(['no file', 'no test'])
  })
})
