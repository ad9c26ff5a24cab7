/** What phones come back by, on a disk that may be anything. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import type { PhonesTable, ServedPhones } from '../../src/bridge/carriers/keptPhones'
import type { Disk } from '../../src/host/storage/disk/disk'
import { nodeDisk } from '../../src/host/storage/disk/nodeDisk'
import { openPhonesFile, type PhonesFile } from '../../src/host/storage/phones/phonesFile'
import type { StorageFinding } from '../../src/host/storage/ports'
import { scratch } from './support/programs'

const { folder, clean } = scratch()
afterAll(clean)
let count = 0
const newFolder = () => `${folder}/${(count += 1)}/data`

const served: ServedPhones = {
  switching: '0f'.repeat(16),
  address: '192.168.1.5',
  port: 4712,
  path: 'lamp-otter-moss-0482',
  phones: [{ id: 'phone-1', prior: { name: '1a'.repeat(16), secret: '2b'.repeat(32) } }],
}
const table: PhonesTable = {
  evening: 'evening-1',
  names: ['Ann', 'Ben'],
  seats: [[1, 'phone-1']],
  codes: [[0, 'phone-2']],
  doorOpen: false,
  way: 'voters',
  at: 7,
}

const found = (file: PhonesFile): StorageFinding[] => {
  const findings: StorageFinding[] = []
  file.onFinding((finding) => findings.push(finding))
  return findings
}
const kept = async (file: PhonesFile) => [await file.served(), await file.table()]

describe('What phones come back by', () => {
  it('is there again at the next start, both of it, and gone once it is forgotten (PH-8)', async () => {
    const data = newFolder()
    const first = openPhonesFile(data)
    expect(await kept(first)).toEqual([null, null])
    await first.keepServed(served)
    await first.keepTable(table)
    expect(await kept(openPhonesFile(data))).toEqual([served, table])
    await first.keepServed(null)
    expect(await kept(openPhonesFile(data))).toEqual([null, table])
    await first.keepTable(null)
    expect(readdirSync(data)).toEqual([])
    expect(found(first)).toEqual([])
  })

  it.runIf(process.platform !== 'win32')('is the host’s alone (PH-8)', async () => {
    const data = newFolder()
    await openPhonesFile(data).keepServed(served)
    const rights = (path: string) => (statSync(path).mode & 0o777).toString(8)
    expect([rights(data), rights(`${data}/phones.json`)]).toEqual(['700', '600'])
  })

  it('is whole under its name at every moment, and forty that come at once are written together (PH-8)', async () => {
    const data = newFolder()
    const seen: string[] = []
    let written = 0
    const disk: Disk = {
      ...nodeDisk,
      create: (path) => {
        written += 1
        expect(path).not.toBe(`${data}/phones.json`)
        return nodeDisk.create(path)
      },
      rename: async (from, to) => {
        await nodeDisk.rename(from, to)
        seen.push(readFileSync(to, 'utf8'))
      },
    }
    const file = openPhonesFile(data, disk)
    await file.keepServed(served)
    const all = Array.from({ length: 40 }, (_, n) => file.keepServed({ ...served, port: 5000 + n }))
    await Promise.all(all)
    for (const text of seen) expect(() => JSON.parse(text) as unknown).not.toThrow()
    expect(written).toBeLessThanOrEqual(3)
    expect((await openPhonesFile(data).served())?.port).toBe(5039)
  })

  it('is nothing where the file is damaged, no file, or another one’s: the host is told, and the next one is whole (PH-8)', async () => {
    for (const text of [
      '',
      '{"format":1,"served":nu',
      'null',
      '[]',
      '{"format":2,"served":null,"table":null}',
      JSON.stringify({ format: 1, served: { ...served, path: '../..' }, table: null }),
      JSON.stringify({ format: 1, served: null, table: { ...table, seats: [[-1, 'x']] } }),
      '['.repeat(100_000),
    ]) {
      const data = newFolder()
      mkdirSync(data, { recursive: true })
      writeFileSync(`${data}/phones.json`, text)
      const file = openPhonesFile(data)
      expect(await kept(file), text.slice(0, 40)).toEqual([null, null])
      expect(found(file)).toEqual([{ code: 'phonesSpoilt', params: { file: 'phones.json' } }])
      await file.keepServed(served)
      expect(await kept(openPhonesFile(data))).toEqual([served, null])
    }
    const data = newFolder()
    mkdirSync(`${data}/phones.json`, { recursive: true })
    expect(await kept(openPhonesFile(data))).toEqual([null, null])
  })

  it('is told once where the disk takes nothing, and is never thrown (PH-8)', async () => {
    const full = Object.assign(new Error('full'), { code: 'ENOSPC' })
    const file = openPhonesFile(newFolder(), { ...nodeDisk, create: () => Promise.reject(full) })
    await file.keepServed(served)
    await file.keepTable(table)
    expect(found(file)).toEqual([{ code: 'phonesNotKept', params: { reason: 'ENOSPC' } }])
    expect(await file.table()).toEqual(table)
  })
})
