import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { fileJournals } from '../../src/host/storage/journals/fileJournals'
import { nodeDisk } from '../../src/host/storage/disk/nodeDisk'
import { aloneWith, chance, codeOf } from './support/fakes'
import { ForgettingDisk } from './support/forgettingDisk'
import { lyingDisk } from './support/lyingDisk'
import { shelfOf } from '../support/wholeShelf'

const folder = mkdtempSync(join(tmpdir(), 'nightfall-going-on-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const ENTRIES = ['header', { n: 1 }, { n: 2 }]
const MARK = { do: { kind: 'diverged', from: 1 } }

describe('a journal that goes on by newer rules', () => {
  it('stays beside itself as it was, an unfinished line and all, and no listing takes the copy for an evening', async () => {
    const path = `${folder}/whole`
    const store = fileJournals({ folder: path, disk: lyingDisk(nodeDisk, ['files', 'folders']) })
    const journal = await store.create('a', 'header')
    await journal.append({ n: 1 })
    await journal.close()
    const before = `${readFileSync(`${path}/a.jsonl`, 'utf8')}{"n":3,"sum"`
    writeFileSync(`${path}/a.jsonl`, before)
    for (let times = 0; times < 3; times++) {
      const opened = await store.open('a')
      await opened.journal.keepCopy()
      await opened.journal.close()
    }
    expect(readFileSync(`${path}/a.jsonl`, 'utf8')).toBe(before)
    expect(readdirSync(`${path}/kept`)).toEqual(['a.jsonl'])
    expect(readFileSync(`${path}/kept/a.jsonl`, 'utf8')).toBe(before)
    const opened = await store.open('a')
    await opened.journal.append(MARK)
    await opened.journal.keepCopy()
    await opened.journal.close()
    expect(await codeOf(opened.journal.keepCopy())).toBe('closed')
    expect(readdirSync(`${path}/kept`)).toEqual(['a.2.jsonl', 'a.jsonl'])
    expect((await shelfOf(store)).map(({ id }) => id)).toEqual(['a'])
  })

  it('is whole beside its mark, whenever the power is cut', async () => {
    let marked = 0
    for (let operations = 0; operations < 40; operations++) {
      for (let seed = 0; seed < 12; seed++) {
        const disk = new ForgettingDisk(chance(seed * 100 + operations))
        const at = (pid: number) =>
          fileJournals({ folder: '/shelf', disk, processes: aloneWith(pid), now: () => pid })
        const journal = await at(1).create('a', ENTRIES[0] ?? null)
        for (const entry of ENTRIES.slice(1)) await journal.append(entry)
        await journal.close()
        disk.left = operations
        await goOn(at(2)).catch(() => undefined)
        disk.afterPowerCut()
        const opened = await at(3).open('a')
        await opened.journal.close()
        expect(opened.entries.slice(0, ENTRIES.length)).toEqual(ENTRIES)
        if (opened.entries.length === ENTRIES.length) continue
        marked += 1
        expect(opened.entries).toEqual([...ENTRIES, MARK])
        const copy = await fileJournals({
          folder: '/shelf/kept',
          disk,
          processes: aloneWith(4),
        }).open('a')
        expect(copy.entries).toEqual(ENTRIES)
      }
    }
    expect(marked).toBeGreaterThan(10)
  })
})

async function goOn(store: ReturnType<typeof fileJournals>): Promise<void> {
  const { journal } = await store.open('a')
  await journal.keepCopy()
  await journal.append(MARK)
  await journal.close()
}
