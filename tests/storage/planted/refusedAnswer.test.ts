/** What was refused must not be in the evening later, however badly the disk behaves. */
import { afterAll, describe, expect, it } from 'vitest'
import { fileJournals } from '../../../src/host/storage/journals/fileJournals'
import type { Disk, DiskFile } from '../../../src/host/storage/disk/disk'
import { nodeDisk } from '../../../src/host/storage/disk/nodeDisk'
import { codeOf } from '../support/fakes'
import { scratch } from '../support/programs'

const { folder, clean } = scratch()
afterAll(clean)
let shelves = 0

/** The computer's disk, on which open files take no sync and no cut while they fail. */
function stubbornDisk(): Disk & { fails: Set<'sync' | 'truncate'> } {
  const fails = new Set<'sync' | 'truncate'>()
  const refuse = () => {
    throw Object.assign(new Error(), { code: 'EIO' })
  }
  const stubborn = (file: DiskFile): DiskFile => ({
    write: (bytes, at) => file.write(bytes, at),
    truncate: async (length) => (fails.has('truncate') ? refuse() : file.truncate(length)),
    sync: async () => (fails.has('sync') ? refuse() : file.sync()),
    close: () => file.close(),
  })
  return { ...nodeDisk, fails, open: async (path) => stubborn(await nodeDisk.open(path)) }
}

describe('A refused answer does not come back', () => {
  it('when the disk neither syncs nor cuts it off and the program ends: it is left out, and that is said', async () => {
    const path = `${folder}/${(shelves += 1)}`
    const disk = stubbornDisk()
    const journal = await fileJournals({ folder: path, disk }).create('a', 'header')
    await journal.append('acknowledged')
    disk.fails.add('sync').add('truncate')
    expect(await codeOf(journal.append('refused'))).toBe('unwritable')
    await journal.close()
    const { entries, notices, journal: later } = await fileJournals({ folder: path }).open('a')
    await later.append('next')
    await later.close()
    expect(entries).toEqual(['header', 'acknowledged'])
    expect(notices).toEqual([{ code: 'tornLine', params: { line: 4 } }])
    const again = await fileJournals({ folder: path }).open('a')
    await again.journal.close()
    expect(again.entries).toEqual(['header', 'acknowledged', 'next'])
  })

  it('when the disk can cut again by the time the evening is closed: no trace of it is left', async () => {
    const path = `${folder}/${(shelves += 1)}`
    const disk = stubbornDisk()
    const journal = await fileJournals({ folder: path, disk }).create('a', 'header')
    disk.fails.add('sync').add('truncate')
    expect(await codeOf(journal.append('refused'))).toBe('unwritable')
    disk.fails.clear()
    await journal.close()
    const { entries, notices, journal: later } = await fileJournals({ folder: path }).open('a')
    await later.close()
    expect(entries).toEqual(['header'])
    expect(notices).toEqual([])
  })
})
