/** Whatever moves, makes or removes a file of the host's ends only when a power cut could take nothing of it back. */
import { open, type FileHandle } from 'node:fs/promises'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fileFolder } from '../../src/host/games/folder/fileFolder'
import { fileJournals } from '../../src/host/storage/journals/fileJournals'
import type { Digest } from '../../src/host/storage/ports'
import { nodeDisk } from '../../src/host/storage/disk/nodeDisk'
import { aloneWith } from './support/fakes'
import { ForgettingDisk } from './support/forgettingDisk'
import { notingDisk } from './support/notingDisk'
import { scratch } from './support/programs'

/** What may be lost: it says nothing that is not said elsewhere, or nothing at all once the program has ended. */
const MAY_BE_LOST = [
  /^\/shelf\/locks\//,
  /^\/shelf\/shelf(\.index|~\d+\.new)$/,
  /^\/shelf\/check-\d+\.tmp$/,
]

const { folder, clean } = scratch()
afterAll(clean)

let disk = notingDisk(new ForgettingDisk(() => 0))
beforeEach(() => {
  disk = notingDisk(new ForgettingDisk(() => 0))
})

/** Does something and looks at the disk at the moment when it says that it is done. */
async function after<T>(doing: Promise<T>): Promise<T> {
  const done = await doing
  const lost = [...disk.unkept].filter((path) => !MAY_BE_LOST.some((one) => one.test(path)))
  expect(lost, 'names and content that a power cut could take').toEqual([])
  expect([...disk.hollow].filter((path) => !path.endsWith('shelf.index'))).toEqual([])
  return done
}

describe('Nothing of an evening is left to the disk’s mood when', () => {
  const shelf = (pid = 1) =>
    fileJournals({ folder: '/shelf', disk, processes: aloneWith(pid), now: () => 7 })

  async function evening(id = 'a'): Promise<void> {
    const journal = await after(shelf().create(id, 'header'))
    await after(journal.append({ n: 1 }))
    await after(journal.close())
  }

  it('it begins, is written to and is put away', () => evening())

  it('it is removed and comes back, also in the place of another', async () => {
    await evening()
    await after(shelf().remove('a'))
    await after(shelf().restore('a'))
    await after(shelf().remove('a'))
    await evening()
    await after(shelf().remove('a'))
    await evening()
    await after(shelf().restore('a.2'))
    await after(shelf().restore('a'))
  })

  it('it comes from elsewhere', async () => {
    await evening()
    await after(shelf().import(await shelf().export('a')))
  })

  it('a copy of it is kept, once, again after more was written, and where one lies that was not synced', async () => {
    await evening()
    const { journal } = await shelf().open('a')
    await after(journal.keepCopy())
    await after(journal.append({ n: 2 }))
    await after(journal.keepCopy())
    disk.unkept.add('/shelf/kept/a.2.jsonl')
    await after(journal.keepCopy())
    await after(journal.close())
  })

  it('an unfinished line is put aside', async () => {
    await evening()
    const file = await disk.open('/shelf/a.jsonl')
    const { length } = (await disk.read('/shelf/a.jsonl')) ?? []
    await file.write(Buffer.from('{"n":3'), length)
    await file.sync()
    const { journal, notices } = await shelf(2).open('a')
    expect(notices.map(({ code }) => code)).toEqual(['tornLine'])
    await after(journal.append({ n: 2 }))
    await after(journal.close())
  })

  it('the shelf is looked at and the disk is tried', async () => {
    await evening()
    const digest = {
      version: '1',
      make: function* () {
        yield
        return 1
      },
      fits: (value: unknown) => value === 1,
    }
    await after(shelf().list(digest as Digest<number>))
    expect(await after(shelf().check())).toBeNull()
  })
})

describe('Nothing of a game of the host’s own is left to the disk’s mood when', () => {
  // It looks for links as well, which only a real folder has.
  let shelves = 0
  beforeEach(() => {
    disk = notingDisk(nodeDisk)
    shelves += 1
  })
  const games = () => fileFolder({ folder: `${folder}/games-${shelves}`, disk })

  it('it is written, replaced and removed', async () => {
    await after(games().write('a.yaml', 'one'))
    await after(games().write('a.yaml', 'two'))
    await after(games().write('b.yaml', 'three'))
    await after(games().remove('a.yaml'))
    await after(games().remove('b.yaml'))
  })

  it('the folder is furnished', async () => {
    const furnishing = {
      schemaBegins: '{',
      schema: async () => '{}\n',
      examples: async () => ({ first: 'text' }),
    }
    await after(games().furnish(furnishing))
  })
})

describe.runIf(process.platform !== 'win32')('The computer’s own disk', () => {
  it('keeps every folder that it makes, in the folder above it', async () => {
    const handle = await open(folder, 'r')
    const prototype = Object.getPrototypeOf(handle) as FileHandle
    const stats = async (of: FileHandle | string) => {
      const file = typeof of === 'string' ? await open(of, 'r') : of
      const { ino } = await file.stat()
      if (typeof of === 'string') await file.close()
      return ino
    }
    await handle.close()
    const synced: number[] = []
    const { sync } = prototype
    const spy = vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
      await sync.call(this)
      synced.push(await stats(this))
    })
    await nodeDisk.makeFolder(`${folder}/one/two/three`)
    spy.mockRestore()
    const above = [folder, `${folder}/one`, `${folder}/one/two`]
    const kept = await Promise.all(above.map(stats))
    expect(synced).toEqual(expect.arrayContaining(kept))
  })
})
