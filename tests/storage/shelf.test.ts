import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { fileJournals } from '../../src/host/storage/journals/fileJournals'
import { memoryJournals } from '../../src/host/storage/journals/memoryJournals'
import type { JournalStore } from '../../src/host/storage/ports'
import type { Disk } from '../../src/host/storage/disk/disk'
import { nodeDisk } from '../../src/host/storage/disk/nodeDisk'
import { codeOf, entriesIn } from './support/fakes'
import { scratch } from './support/programs'
import { removedOf, shelfOf } from '../support/wholeShelf'

const { folder, clean } = scratch()
afterAll(clean)
let shelves = 0
const newFolder = () => `${folder}/${(shelves += 1)}/evenings`

const kinds: [string, () => JournalStore][] = [
  ['on disk', () => fileJournals({ folder: newFolder() })],
  ['in memory', () => memoryJournals()],
]

describe.each(kinds)('a shelf %s', (_, make) => {
  it('keeps evenings as they were written', async () => {
    const store = make()
    expect(await shelfOf(store)).toEqual([])
    const journal = await store.create('a', { begin: 1 })
    const entry = { more: ['x'] }
    const writing = journal.append(entry)
    entry.more.push('said later')
    await writing
    await journal.close()
    const { entries, notices, journal: again } = await store.open('a')
    expect(entries).toEqual([{ begin: 1 }, { more: ['x'] }])
    expect(notices).toEqual([])
    await again.close()
    const [listed] = await shelfOf(store)
    expect(listed).toMatchObject({ id: 'a', entries, problem: null })
    expect(Math.abs((listed?.changedAt ?? 0) - Date.now())).toBeLessThan(60_000)
  })

  it('writes entries in the order they were asked for, without waiting in between', async () => {
    const store = make()
    const journal = await store.create('a', 0)
    await Promise.all(Array.from({ length: 50 }, (_, n) => journal.append(n + 1)))
    await journal.close()
    expect(await entriesIn(store, 'a')).toEqual(Array.from({ length: 51 }, (_, n) => n))
  })

  it('finishes what was asked for before it closes, and takes nothing afterwards', async () => {
    const store = make()
    const journal = await store.create('a', 0)
    const last = journal.append(1)
    await journal.close()
    await last
    expect(await codeOf(journal.append(2))).toBe('closed')
    await journal.close()
    expect(await entriesIn(store, 'a')).toEqual([0, 1])
  })

  it('gives an evening to one writer at a time', async () => {
    const store = make()
    const journal = await store.create('a', 0)
    expect(await codeOf(store.open('a'))).toBe('locked')
    expect(await codeOf(store.remove('a'))).toBe('locked')
    await journal.close()
    const { journal: again } = await store.open('a')
    expect(await codeOf(store.open('a'))).toBe('locked')
    await again.close()
    expect(await codeOf(store.open('a').then((opened) => opened.journal.close()))).toBe('none')
  })

  it('says what cannot be: missing, taken, bad names', async () => {
    const store = make()
    expect(await codeOf(store.open('a'))).toBe('missing')
    expect(await codeOf(store.remove('a'))).toBe('missing')
    expect(await codeOf(store.export('a'))).toBe('missing')
    await (await store.create('a', 0)).close()
    expect(await codeOf(store.create('a', 1))).toBe('taken')
    for (const id of ['', '../a', 'a/b', 'a\\b', '.a', 'a~b', 'x'.repeat(81)]) {
      expect(await codeOf(store.create(id, 0))).toBe('badId')
    }
    expect(await entriesIn(store, 'a')).toEqual([0])
  })

  it('takes back what it gave out, beside the evening it came from', async () => {
    const store = make()
    const journal = await store.create('a', { begin: 'ไทย' })
    await journal.append({ n: 1 })
    const text = await store.export('a')
    for (const variant of [text, `\uFEFF${text}`, text.replaceAll('\n', '\r\n'), text.trimEnd()]) {
      const id = await store.import(variant)
      const { entries, journal: copy } = await store.open(id)
      expect(entries).toEqual([{ begin: 'ไทย' }, { n: 1 }])
      await copy.close()
    }
    expect((await shelfOf(store)).length).toBe(5)
    await journal.close()
  })

  it('imports nothing that does not verify to the last line', async () => {
    const store = make()
    await (await store.create('a', { begin: 1 })).close()
    const text = await store.export('a')
    const bad: [string, string][] = [
      ['', 'foreign'],
      ['[]', 'foreign'],
      [text.replace('begin', 'began'), 'damaged'],
      [text.slice(0, -4), 'damaged'],
      [`${text}{"n":2`, 'damaged'],
      [text + text, 'damaged'],
      [text.replace('"format":1', '"format":9'), 'newer'],
    ]
    for (const [wrong, code] of bad) expect(await codeOf(store.import(wrong))).toBe(code)
    expect((await shelfOf(store)).map(({ id }) => id)).toEqual(['a'])
  })

  it('restores what was removed as it was, and then it is no longer among the removed', async () => {
    const store = make()
    const journal = await store.create('a', { begin: 1 })
    await journal.append({ n: 2 })
    await journal.close()
    const [before] = await shelfOf(store)
    await store.remove('a')
    expect(await shelfOf(store)).toEqual([])
    expect(await removedOf(store)).toEqual([before])
    expect(await store.restore('a')).toBe('a')
    expect(await shelfOf(store)).toEqual([before])
    expect(await removedOf(store)).toEqual([])
    const { entries, journal: again } = await store.open('a')
    expect(entries).toEqual([{ begin: 1 }, { n: 2 }])
    await again.append({ n: 3 })
    await again.close()
  })

  it('restores under a new id what would stand over another evening, open or not', async () => {
    const store = make()
    for (const text of ['first', 'second', 'third']) {
      await (await store.create('a', text)).close()
      if (text !== 'third') await store.remove('a')
    }
    const removed = await removedOf(store)
    expect(removed.map(({ id, entries }) => [id, ...entries]).sort()).toEqual([
      ['a', 'first'],
      ['a.2', 'second'],
    ])
    const { journal } = await store.open('a')
    const first = await store.restore('a')
    expect(first).not.toBe('a')
    expect(await store.restore('a.2')).toBe('a.2')
    await journal.close()
    const shelf = (await shelfOf(store)).map(({ id, entries }) => [id, ...entries])
    expect(new Map(shelf as [string, string][])).toEqual(
      new Map([
        ['a', 'third'],
        ['a.2', 'second'],
        [first, 'first'],
      ]),
    )
    expect(await removedOf(store)).toEqual([])
  })

  it('restores nothing that was not removed, and no file that is none of its own', async () => {
    const store = make()
    await (await store.create('a', 0)).close()
    expect(await codeOf(store.restore('a'))).toBe('missing')
    expect(await codeOf(store.restore('../a'))).toBe('badId')
    const long = 'x'.repeat(80)
    for (const text of ['first', 'second']) {
      await (await store.create(long, text)).close()
      await store.remove(long)
    }
    const ids = (await removedOf(store)).map(({ id }) => id)
    expect(ids.length).toBe(2)
    for (const id of ids) await store.restore(id)
    expect((await shelfOf(store)).length).toBe(3)
  })

  it('can say beforehand whether it could be written', async () => {
    expect(await make().check()).toBe(null)
  })
})

describe('the shelf on disk', () => {
  it('moves removed evenings aside, never over one another', async () => {
    const path = newFolder()
    const store = fileJournals({ folder: path })
    for (const text of ['first', 'second']) {
      await (await store.create('a', text)).close()
      await store.remove('a')
    }
    expect(await shelfOf(store)).toEqual([])
    const kept = readdirSync(`${path}/removed`).sort()
    expect(
      kept.map((name) => readFileSync(`${path}/removed/${name}`, 'utf8').includes('first')),
    ).toEqual([false, true])
    expect(readdirSync(`${path}/locks`)).toEqual([])
  })

  it('gives out the readable part of a damaged evening, which can be taken in again', async () => {
    const path = newFolder()
    const store = fileJournals({ folder: path })
    const journal = await store.create('a', 0)
    for (const n of [1, 2, 3, 4]) await journal.append(n)
    await journal.close()
    const file = `${path}/a.jsonl`
    writeFileSync(file, readFileSync(file, 'utf8').replace('"entry":3}', '"entry":7}'))
    expect(await codeOf(store.open('a'))).toBe('damaged')
    const id = await store.import(await store.export('a'))
    expect(await entriesIn(store, id)).toEqual([0, 1, 2])
    expect(existsSync(file)).toBe(true)
  })

  it('refuses an entry that a full disk took only half of, and goes on when there is room', async () => {
    let full = false
    const file = async (opening: ReturnType<Disk['open']>) => {
      const opened = await opening
      return {
        ...opened,
        write: async (bytes: Uint8Array, at: number) => {
          if (!full) return opened.write(bytes, at)
          await opened.write(bytes.subarray(0, bytes.length / 2), at)
          throw Object.assign(new Error('full'), { code: 'ENOSPC' })
        },
        truncate: async (length: number) => {
          if (full) throw Object.assign(new Error('full'), { code: 'EIO' })
          await opened.truncate(length)
        },
      }
    }
    const disk: Disk = { ...nodeDisk, open: (path) => file(nodeDisk.open(path)) }
    const store = fileJournals({ folder: newFolder(), disk })
    const journal = await store.create('a', 0)
    await journal.append(1)
    full = true
    for (const n of [2, 3]) {
      await expect(journal.append(n)).rejects.toMatchObject({
        code: 'unwritable',
        params: { reason: expect.stringMatching(/ENOSPC|EIO/) as string },
      })
    }
    full = false
    await journal.append(4)
    await journal.close()
    const opened = await store.open('a')
    await opened.journal.close()
    expect(opened.entries).toEqual([0, 1, 4])
    expect(opened.notices).toEqual([])
  })

  it('says so when its folder cannot be written', async () => {
    const path = newFolder()
    const disk: Disk = {
      ...nodeDisk,
      makeFolder: () => Promise.reject(Object.assign(new Error(), { code: 'EROFS' })),
    }
    const store = fileJournals({ folder: path, disk })
    expect(await store.check()).toEqual({ code: 'unwritable', params: { reason: 'EROFS' } })
    expect(await codeOf(store.create('a', 0))).toBe('unwritable')
  })

  it('says so when its disk takes what it is given and gives back something else, and leaves no trial behind', async () => {
    for (const given of [null, Buffer.from('something else')]) {
      const path = newFolder()
      const disk: Disk = { ...nodeDisk, read: () => Promise.resolve(given) }
      const store = fileJournals({ folder: path, disk })
      const finding = { code: 'unwritable', params: { reason: 'READBACK' } }
      expect(await store.check()).toEqual(finding)
      expect(readdirSync(path).filter((name) => name.includes('check'))).toEqual([])
    }
  })
})
