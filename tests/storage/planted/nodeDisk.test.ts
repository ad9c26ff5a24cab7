/** The computer's own disk is really told to keep what it was given: file by file, and the folders that name them. */
import { open, type FileHandle } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fileJournals } from '../../../src/host/storage/journals/fileJournals'
import type { Disk } from '../../../src/host/storage/disk/disk'
import { nodeDisk } from '../../../src/host/storage/disk/nodeDisk'
import { lyingDisk } from '../support/lyingDisk'
import { scratch } from '../support/programs'

const { folder, clean } = scratch()
let shelves = 0
const told: string[] = []
let stop = () => {}

/** Notes what is asked of the system's files; the prototype is every handle's. */
beforeAll(async () => {
  const handle = await open(folder, 'r')
  const prototype = Object.getPrototypeOf(handle) as FileHandle
  await handle.close()
  const kindOf = async (of: FileHandle) => ((await of.stat()).isDirectory() ? 'folder' : 'file')
  const { sync, datasync, write, truncate } = prototype
  const spies = [
    vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
      await sync.call(this)
      told.push(`sync ${await kindOf(this)}`)
    }),
    vi.spyOn(prototype, 'datasync').mockImplementation(async function (this: FileHandle) {
      await datasync.call(this)
      told.push(`sync ${await kindOf(this)}`)
    }),
    vi.spyOn(prototype, 'truncate').mockImplementation(async function (this: FileHandle, ...args) {
      told.push('cut')
      return truncate.apply(this, args)
    }),
    vi.spyOn(prototype, 'write').mockImplementation(function (
      this: FileHandle,
      ...args: unknown[]
    ) {
      told.push('write')
      return (write as (...all: unknown[]) => Promise<never>).apply(this, args)
    } as never),
  ]
  stop = () => spies.forEach((spy) => spy.mockRestore())
})
afterAll(() => {
  stop()
  clean()
})

/** What the system was told while an evening began, was written to, and was put away and brought back. */
async function evening(disk: Disk) {
  const store = fileJournals({ folder: `${folder}/${(shelves += 1)}/evenings`, disk })
  const during = async <T>(act: () => Promise<T>): Promise<[T, readonly string[]]> => {
    told.length = 0
    const result = await act()
    return [result, [...told]]
  }
  const [journal, begun] = await during(() => store.create('a', 'header'))
  const [, answered] = await during(() => journal.append('answer'))
  await journal.close()
  const [, removed] = await during(() => store.remove('a'))
  return { begun, answered, removed }
}

/** @returns what the disk was not told to keep */
function forgotten({ begun, answered, removed }: Awaited<ReturnType<typeof evening>>): string[] {
  const isLastWord = (list: readonly string[]) =>
    list.lastIndexOf('sync file') > list.lastIndexOf('write')
  return [
    ...(isLastWord(begun) ? [] : ['a new evening']),
    ...(isLastWord(answered) ? [] : ['an answer']),
    ...(begun.includes('sync folder') ? [] : ['the name of a new evening']),
    ...(removed.includes('sync folder') ? [] : ['that an evening was removed']),
  ]
}

describe.runIf(process.platform !== 'win32')('The computer’s disk', () => {
  it('is told to keep each answer after it was written, and each name of an evening', async () => {
    const seen = await evening(nodeDisk)
    expect(seen.answered).toContain('write')
    expect(forgotten(seen)).toEqual([])
  })

  it('is seen to forget answers where files are not synced', async () => {
    const seen = await evening(lyingDisk(nodeDisk, ['files']))
    expect(forgotten(seen)).toEqual(expect.arrayContaining(['a new evening', 'an answer']))
  })

  it('is seen to forget evenings where folders are not synced', async () => {
    const disk: Disk = { ...nodeDisk, syncFolder: async () => {} }
    const seen = await evening(disk)
    expect(forgotten(seen)).toEqual(['the name of a new evening', 'that an evening was removed'])
  })
})
