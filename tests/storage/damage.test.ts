import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import type { Json } from '../../src/engine'
import { fileJournals } from '../../src/host/storage/journals/fileJournals'
import { nodeDisk } from '../../src/host/storage/disk/nodeDisk'
import { chance, codeOf, oddEntry } from './support/fakes'
import { lyingDisk } from './support/lyingDisk'
import { scratch } from './support/programs'
import { shelfOf } from '../support/wholeShelf'

const { folder, clean } = scratch()
afterAll(clean)
const rng = chance(20_26)
let shelves = 0
/** No power is cut here, so that syncing would only take time. */
const disk = lyingDisk(nodeDisk, ['files', 'folders'])

/** A shelf with one evening whose file has these bytes. */
function shelfWith(bytes: Uint8Array | string) {
  const path = `${folder}/${(shelves += 1)}`
  mkdirSync(path)
  writeFileSync(`${path}/evening.jsonl`, bytes)
  const read = (name = 'evening.jsonl') => readFileSync(`${path}/${name}`)
  const torn = () => readdirSync(path).filter((name) => name.endsWith('.torn'))
  return { store: fileJournals({ folder: path, disk }), read, torn }
}

/** A journal as the program writes it. */
async function realJournal(length: number): Promise<{ bytes: Buffer; entries: Json[] }> {
  const path = `${folder}/${(shelves += 1)}`
  const entries = Array.from({ length }, (_, n) => oddEntry(rng, n))
  const journal = await fileJournals({ folder: path, disk }).create('evening', entries[0] ?? null)
  for (const entry of entries.slice(1)) await journal.append(entry)
  await journal.close()
  return { bytes: readFileSync(`${path}/evening.jsonl`), entries }
}

const linesIn = (bytes: Uint8Array) => bytes.filter((byte) => byte === 10).length

describe('a journal that was cut off', () => {
  it('opens with all its whole lines after each of 200 truncations, and goes on', async () => {
    for (let cut = 0; cut < 200; cut += 1) {
      const { bytes, entries } = await realJournal(3 + Math.floor(rng() * 6))
      const left = bytes.subarray(0, Math.floor(rng() * bytes.length))
      const { store, read, torn } = shelfWith(left)
      const whole = linesIn(left) - 1
      if (whole < 1) {
        expect(await codeOf(store.open('evening'))).toBe('damaged')
        expect(read()).toEqual(left)
        continue
      }
      const end = left.lastIndexOf(10) + 1
      const isTorn = end < left.length
      const opened = await store.open('evening')
      expect(opened.entries).toEqual(entries.slice(0, whole))
      expect(opened.notices).toEqual(
        isTorn ? [{ code: 'tornLine', params: { line: whole + 2 } }] : [],
      )
      expect(read()).toEqual(left)
      expect(torn()).toEqual([])
      await opened.journal.append('after')
      expect(torn().map((name) => read(name))).toEqual(isTorn ? [left.subarray(end)] : [])
      await opened.journal.close()
      const again = await store.open('evening')
      expect(again.entries).toEqual([...entries.slice(0, whole), 'after'])
      expect(again.notices).toEqual([])
      await again.journal.close()
    }
  })

  it('treats a tail of zeros, as a power cut can leave it, like a torn line', async () => {
    const { bytes, entries } = await realJournal(4)
    const { store } = shelfWith(Buffer.concat([bytes, Buffer.alloc(5000)]))
    const opened = await store.open('evening')
    expect(opened.entries).toEqual(entries)
    expect(opened.notices).toEqual([{ code: 'tornLine', params: { line: 6 } }])
    await opened.journal.close()
  })
})

describe('a journal with a wrong byte', () => {
  it('never yields a wrong entry, and is kept as it is when it cannot be opened', async () => {
    const { bytes, entries } = await realJournal(8)
    for (let n = 0; n < 300; n += 1) {
      const spoilt = Buffer.from(bytes)
      const at = Math.floor(rng() * spoilt.length)
      spoilt[at] = (spoilt[at] ?? 0) ^ (1 + Math.floor(rng() * 255))
      const { store, read, torn } = shelfWith(spoilt)
      const line = linesIn(bytes.subarray(0, at)) + 1
      const [listed] = await shelfOf(store)
      expect(listed?.entries).toEqual(entries.slice(0, Math.max(0, line - 2)))
      const code = await codeOf(store.open('evening').then(({ journal }) => journal.close()))
      if (code === 'none') {
        expect(line).toBe(entries.length + 1)
        expect(torn()).toEqual([])
      } else {
        expect(code).toMatch(line === 1 ? /damaged|newer|foreign/ : /damaged/)
        expect(listed?.problem?.code).toBe(code)
        if (code === 'damaged') expect(listed?.problem?.params).toEqual({ line })
      }
      expect(read()).toEqual(spoilt)
    }
  })

  it('names the line where it stops, even if a line was taken out or stands twice', async () => {
    const { bytes } = await realJournal(6)
    const lines = bytes.toString('utf8').split('\n').slice(0, -1)
    const without = [...lines.slice(0, 3), ...lines.slice(4), ''].join('\n')
    const twice = [...lines.slice(0, 4), ...lines.slice(3), ''].join('\n')
    for (const [text, line] of [
      [without, 4],
      [twice, 5],
    ] as const) {
      await expect(shelfWith(text).store.open('evening')).rejects.toMatchObject({
        code: 'damaged',
        params: { line },
      })
    }
  })
})

describe('a file that is not an evening of this version', () => {
  it.each([
    ['', 'damaged'],
    ['{"nightfall":"eve', 'damaged'],
    ['{"nightfall":"evening","format":1}\n', 'damaged'],
    ['hello\n', 'foreign'],
    ['{"some":"json"}\n{"more":1}\n', 'foreign'],
    ['\u0000\u0001\u0002 binary', 'foreign'],
    ['{"nightfall":"evening","format":2}\n{"n":1}\n', 'newer'],
    ['{"nightfall":"evening","format":17,"more":true}\nanything\n', 'newer'],
  ])('refuses %j as %s, lists it, and keeps it', async (text, code) => {
    const { store, read } = shelfWith(text)
    expect(await codeOf(store.open('evening'))).toBe(code)
    expect(await codeOf(store.export('evening'))).toBe(code)
    const [listed] = await shelfOf(store)
    expect(listed).toMatchObject({ id: 'evening', entries: [], problem: { code } })
    expect(read().toString('utf8')).toBe(text)
  })

  it('leaves files alone that are none of its own', async () => {
    const path = `${folder}/${(shelves += 1)}`
    mkdirSync(`${path}/folder.jsonl`, { recursive: true })
    writeFileSync(`${path}/notes.txt`, 'mine')
    writeFileSync(`${path}/.hidden.jsonl`, 'mine')
    const [listed, ...others] = await shelfOf(fileJournals({ folder: path, disk }))
    expect(listed).toMatchObject({ id: 'folder', problem: { code: 'notAFile' } })
    expect(others).toEqual([])
  })
})
