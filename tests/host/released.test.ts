import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packs } from '../../rulesets'
import { programVersion } from '../../src/host/program/programVersion'
import { memoryJournals } from '../../src/host/storage/journals/memoryJournals'
import { standingOf } from '../fixtures/evenings/standing'
import { openHost, START } from './fixtures/openHost'
import { stoodThen } from './fixtures/stoodThen'

const root = join(import.meta.dirname, '../fixtures/evenings')
const versions = readdirSync(root).filter((name) => /^\d+\.\d+\.\d+$/.test(name))

describe.each(versions)('an evening of version %s', (version) => {
  const folder = join(root, version)
  const journals = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))

  it.each(journals)('stands today where it stood: %s', async (name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    const recorded = readFileSync(join(folder, name.replace(/l$/, '')), 'utf8')
    const expected = stoodThen(JSON.parse(recorded) as Record<string, unknown>)
    const store = memoryJournals({ now: () => START })
    const bench = await openHost({ packs, store })
    const { id } = (await bench.does({ type: 'shelf.import', text })) as { id: string }
    await bench.does({ type: 'shelf.open', id })
    expect(bench.view().notices).toEqual([])
    expect(await standingOf(bench)).toMatchObject(expected)
    await bench.host.stop()
    expect(await store.export(id)).toBe(text)
    expect(bench.errors).toEqual([])
  })
})

describe('the version in the headers of evenings', () => {
  it('is the one of the package', () => {
    const manifest = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')
    expect(JSON.parse(manifest)).toMatchObject({ version: programVersion })
  })
})

describe('the evenings that are kept for later programs', () => {
  it('are there for a version, of every game and every kind of moment', () => {
    expect(versions).toContain('0.1.0')
    for (const version of versions) {
      const names = readdirSync(join(root, version))
      for (const game of ['chiangmai', 'vendetta', 'starwars']) {
        expect(names.filter((name) => name.startsWith(`${game}-`)).length).toBeGreaterThan(30)
      }
    }
  })
})
