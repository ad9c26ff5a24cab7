/** The index of a shelf saves reading, and says nothing that the evenings do not. */
import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { fileJournals } from '../../src/host/storage/journals/fileJournals'
import type { JournalStore } from '../../src/host/storage/ports'
import type { Disk } from '../../src/host/storage/disk/disk'
import { nodeDisk } from '../../src/host/storage/disk/nodeDisk'
import { removedOf, shelfOf, WHOLE } from '../support/wholeShelf'
import { aloneWith, chance } from './support/fakes'
import { ForgettingDisk } from './support/forgettingDisk'
import { scratch } from './support/programs'

const { folder, clean } = scratch()
afterAll(clean)
let shelves = 0
const newFolder = () => `${folder}/${(shelves += 1)}`

/** Long after all that was written, so that times tell. */
const later = () => Date.now() + 60_000

/** The computer's disk, which writes down what is read of evenings. */
function countingDisk(): Disk & { read: Disk['read']; evenings: string[] } {
  const evenings: string[] = []
  return {
    ...nodeDisk,
    evenings,
    read: (path) => {
      if (path.endsWith('.jsonl')) evenings.push(path.slice(path.lastIndexOf('/') + 1))
      return nodeDisk.read(path)
    },
  }
}

async function filled(store: JournalStore, ...ids: string[]): Promise<void> {
  for (const id of ids) await (await store.create(id, { begin: id })).close()
}

describe('The index of a shelf', () => {
  it('lets a list read only what has changed, in the next start too', async () => {
    const path = newFolder()
    const disk = countingDisk()
    const store = fileJournals({ folder: path, disk, now: later })
    await filled(store, 'a', 'b', 'c')
    await store.remove('c')
    await shelfOf(store)
    await removedOf(store)
    expect(disk.evenings.splice(0).sort()).toEqual(['a.jsonl', 'b.jsonl', 'c.jsonl'])
    const { journal } = await store.open('b')
    await journal.append({ n: 1 })
    await journal.close()
    disk.evenings.length = 0
    const listed = await shelfOf(store)
    expect(disk.evenings.splice(0)).toEqual(['b.jsonl'])
    expect(listed.map(({ entries }) => entries)).toEqual([
      [{ begin: 'a' }],
      [{ begin: 'b' }, { n: 1 }],
    ])
    const again = fileJournals({ folder: path, disk, now: later })
    expect(await shelfOf(again)).toEqual(listed)
    expect((await removedOf(again)).map(({ id }) => id)).toEqual(['c'])
    expect(disk.evenings).toEqual([])
  })

  it('does not remember what was written only just now: it can change again under the same times', async () => {
    const path = newFolder()
    const disk = countingDisk()
    const store = fileJournals({ folder: path, disk })
    await filled(store, 'a')
    await shelfOf(store)
    await shelfOf(store)
    expect(disk.evenings).toEqual(['a.jsonl', 'a.jsonl'])
  })

  it('notices a file of the same size whose time was set back', async () => {
    const path = newFolder()
    const store = fileJournals({ folder: path, now: later })
    await filled(store, 'a')
    const file = `${path}/a.jsonl`
    utimesSync(file, 1000, 1000)
    await shelfOf(store)
    writeFileSync(file, readFileSync(file, 'utf8').replace('begin', 'BEGIN'))
    utimesSync(file, 1000, 1000)
    expect(await shelfOf(store)).toMatchObject([{ entries: [], problem: { code: 'damaged' } }])
  })

  it('is made anew when it is lost, broken, cut off, of another version or of another shape', async () => {
    const path = newFolder()
    const first = fileJournals({ folder: path, now: later })
    await filled(first, 'a', 'b')
    const listed = await shelfOf(first)
    const index = `${path}/shelf.index`
    const good = readFileSync(index, 'utf8')
    const broken = [
      null,
      '',
      'x',
      good.slice(0, -1),
      good.replace('"begin":"a"', '"begin":"z"'),
      good.replace('whole', 'other'),
      good.replace(/\n.*/, '\n{}'),
    ]
    for (const text of broken) {
      if (text === null) rmSync(index)
      else writeFileSync(index, text)
      const disk = countingDisk()
      expect(await shelfOf(fileJournals({ folder: path, disk, now: later }))).toEqual(listed)
      expect(disk.evenings).toEqual(['a.jsonl', 'b.jsonl'])
      expect(readFileSync(index, 'utf8')).toBe(good)
    }
    const numbers = {
      version: WHOLE.version,
      *make(entries: readonly unknown[]) {
        yield
        return entries.length
      },
      fits: (value: unknown): value is number => typeof value === 'number',
    }
    const counted = await fileJournals({ folder: path, now: later }).list(numbers)
    expect(counted.map(({ digest }) => digest)).toEqual([1, 1])
  })

  it('costs nothing but time where it cannot be written', async () => {
    const disk: Disk = {
      ...nodeDisk,
      create: (path) =>
        path.includes('shelf~')
          ? Promise.reject(Object.assign(new Error(), { code: 'ENOSPC' }))
          : nodeDisk.create(path),
    }
    const store = fileJournals({ folder: newFolder(), disk, now: later })
    await filled(store, 'a')
    expect((await shelfOf(store)).map(({ id }) => id)).toEqual(['a'])
    expect((await shelfOf(store)).map(({ id }) => id)).toEqual(['a'])
  })

  it('never changes what a list says, whatever happens to evenings and to the index itself', async () => {
    const deed = fc.record({
      what: fc.constantFrom(
        'append',
        'overwrite',
        'swap',
        'remove',
        'restore',
        'create',
        'spoil',
        'restart',
      ),
      id: fc.constantFrom('a', 'b', 'c'),
      seed: fc.nat(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 25 }), async (deeds) => {
        const disk = new ForgettingDisk(chance(1))
        const open = () =>
          fileJournals({ folder: '/shelf', disk, processes: aloneWith(1), newId: () => 'new' })
        const unaided: Disk = Object.assign(Object.create(disk) as Disk, {
          read: (path: string) =>
            path.endsWith('.index') ? Promise.resolve(null) : disk.read(path),
          list: (path: string) => disk.list(path),
          look: (path: string) => disk.look(path),
          create: () => Promise.resolve(null),
          remove: () => Promise.resolve(),
        })
        let store = open()
        for (const { what, id, seed } of deeds) {
          if (what === 'restart') store = open()
          else await happens(store, disk, what, id, seed)
          const bare = fileJournals({ folder: '/shelf', disk: unaided, processes: aloneWith(2) })
          expect(await shelfOf(store)).toEqual(await shelfOf(bare))
          expect(await removedOf(store)).toEqual(await removedOf(bare))
        }
      }),
      { numRuns: 60, seed: 8 },
    )
  })
})

/** Lets something happen to an evening, by the store or behind its back; what cannot happen does not. */
async function happens(
  store: JournalStore,
  disk: Disk,
  what: string,
  id: string,
  seed: number,
): Promise<void> {
  const path = `/shelf/${id}.jsonl`
  const there = (await disk.look(path)) !== null
  if (what === 'spoil') {
    const index = await disk.read('/shelf/shelf.index')
    if (!index) return
    const file = await disk.open('/shelf/shelf.index')
    await file.write(Uint8Array.of(seed % 256), seed % index.length)
    return
  }
  try {
    if (what === 'create') await (await store.create(id, { seed })).close()
    if (what === 'remove') await store.remove(id)
    if (what === 'restore') await store.restore(id)
    if (what === 'append') {
      const { journal } = await store.open(id)
      await journal.append({ seed })
      await journal.close()
    }
  } catch {
    // It was not there, or it was there already.
  }
  if (what === 'overwrite' && there) {
    const bytes = (await disk.read(path)) ?? new Uint8Array()
    await (await disk.open(path)).write(Uint8Array.of(seed % 256), seed % bytes.length)
  }
  if (what === 'swap' && there && id !== 'a') await disk.rename(path, '/shelf/a.jsonl')
}
