import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './cruise.ts'
import { clocksAndChance, impurities, sources } from './purity.ts'

/** A line, and what must be named about it. */
const planted: readonly (readonly [line: string, name: string])[] = [
  ['const now = Date.now()', 'Date'],
  ['const lot = Math.random()', 'Math.random'],
  ['setTimeout(() => {}, 10)', "'setTimeout'"],
  ['const left = performance.now()', "'performance'"],
  ['const place = document.title', "'document'"],
  ['const home = process.env', "'process'"],
  ['const id = crypto.randomUUID()', "'crypto'"],
  ["const mean = eval('1')", 'eval'],
]

describe('the rules', () => {
  it('know no DOM, no Node, no clock and no chance of their own in the engine', () => {
    const files = sources(join(root, 'src', 'engine'))
    expect(files.length).toBeGreaterThan(5)
    expect(impurities(root, files)).toEqual([])
  })

  it('know none of these in the rulesets either', () => {
    const files = sources(join(root, 'rulesets'), (path) =>
      /theme|stories|[\\/]texts[\\/]/.test(path),
    )
    expect(impurities(root, files)).toEqual([])
  })

  it('know no clock and no chance of their own where they are made of a document (OG-107)', () => {
    const files = sources(join(root, 'src', 'own'))
    expect(files.length).toBeGreaterThan(100)
    expect(clocksAndChance(root, files)).toEqual([])
  })

  it('would be caught with each of these', () => {
    const folder = mkdtempSync(join(tmpdir(), 'nightfall-purity-'))
    try {
      const files = planted.map(([line], index) => {
        const file = join(folder, `planted${index}.ts`)
        writeFileSync(file, `${line}\nexport {}\n`)
        return file
      })
      const found = impurities(folder, files)
      for (const [index, [, name]] of planted.entries()) {
        const lines = found.filter((line) => line.startsWith(`planted${index}.ts:1: `))
        expect(lines.join('\n')).toContain(name)
      }
      // The page is the only one of them whose name says nothing by itself.
      const byName = clocksAndChance(folder, files).map((line) => line.split(':')[0])
      expect(files.filter((_, index) => !byName.includes(`planted${index}.ts`))).toEqual(
        planted.flatMap(([line], index) => (line.includes('document') ? [files[index]] : [])),
      )
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
