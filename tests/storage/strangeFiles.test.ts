/** Only regular files of a sensible size are read: whatever else has an evening's name costs neither time nor the others. */
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { fileJournals } from '../../src/host/storage/journals/fileJournals'
import { MOST_BYTES } from '../../src/host/storage/disk/disk'
import { nodeDisk } from '../../src/host/storage/disk/nodeDisk'
import { FileJournal } from '../../src/host/storage/journals/fileJournal'
import { removedOf, shelfOf } from '../support/wholeShelf'
import { codeOf } from './support/fakes'
import { scratch } from './support/programs'

const { folder, clean } = scratch()
const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
  clean()
})
let shelves = 0
const newFolder = (): string => {
  const path = `${folder}/${(shelves += 1)}`
  mkdirSync(path, { recursive: true })
  return path
}

const STRANGE = ['device', 'folder', 'pipe', 'socket']

/** Puts everything that is no file into a folder, under evenings' names. */
async function putStrange(path: string): Promise<void> {
  mkdirSync(path, { recursive: true })
  execFileSync('mkfifo', [`${path}/pipe.jsonl`])
  symlinkSync('/dev/zero', `${path}/device.jsonl`)
  symlinkSync(`${path}/nowhere`, `${path}/lost.jsonl`)
  mkdirSync(`${path}/folder.jsonl`)
  const server = createServer()
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(`${path}/socket.jsonl`, resolve))
}

const problems = (listed: readonly { id: string; problem: { code: string } | null }[]) =>
  listed.map(({ id, problem }) => [id, problem?.code ?? 'sound'])

describe.runIf(process.platform !== 'win32')('What is no file', () => {
  it('is listed as such beside the evenings, and neither opened nor waited for', async () => {
    const path = newFolder()
    const store = fileJournals({ folder: path })
    await (await store.create('evening', 'begin')).close()
    await putStrange(path)
    expect(problems(await shelfOf(store))).toEqual([
      ['device', 'notAFile'],
      ['evening', 'sound'],
      ['folder', 'notAFile'],
      ['pipe', 'notAFile'],
      ['socket', 'notAFile'],
    ])
    for (const id of STRANGE) {
      expect(await codeOf(store.open(id))).toBe('notAFile')
      expect(await codeOf(store.export(id))).toBe('notAFile')
    }
    expect(await codeOf(store.open('lost'))).toBe('missing')
    expect(readdirSync(`${path}/locks`)).toEqual([])
  })

  it('is not waited for where another disk call would: the reading itself refuses it', async () => {
    const path = newFolder()
    await putStrange(path)
    for (const id of STRANGE)
      expect(await codeOf(nodeDisk.read(`${path}/${id}.jsonl`))).toBe('notAFile')
    expect(await nodeDisk.read(`${path}/lost.jsonl`)).toBeNull()
  })

  it('is put away and restored as it is', async () => {
    const path = newFolder()
    await putStrange(path)
    const store = fileJournals({ folder: path })
    for (const id of STRANGE) await store.remove(id)
    expect(problems(await shelfOf(store))).toEqual([])
    expect(problems(await removedOf(store))).toEqual(STRANGE.map((id) => [id, 'notAFile']))
    for (const id of STRANGE) expect(await store.restore(id)).toBe(id)
    expect(statSync(`${path}/pipe.jsonl`).isFIFO()).toBe(true)
  })

  it('keeps no list of removed evenings and no copy of one that goes on from being made', async () => {
    const path = newFolder()
    await putStrange(`${path}/removed`)
    mkdirSync(`${path}/kept`)
    execFileSync('mkfifo', [`${path}/kept/a.jsonl`])
    const store = fileJournals({ folder: path })
    const journal = await store.create('a', 'begin')
    await journal.keepCopy()
    await journal.close()
    expect(readdirSync(`${path}/kept`)).toEqual(['a.2.jsonl', 'a.jsonl'])
    expect(problems(await removedOf(store))).toEqual(STRANGE.map((id) => [id, 'notAFile']))
  })
})

describe('A file that is too big for an evening', () => {
  it('is listed with its size and what is allowed, is not read, and the others are there', async () => {
    const path = newFolder()
    const store = fileJournals({ folder: path })
    await (await store.create('evening', 'begin')).close()
    writeFileSync(`${path}/big.jsonl`, '{"nightfall":"evening","format":1}\n')
    truncateSync(`${path}/big.jsonl`, MOST_BYTES + 1)
    const read: string[] = []
    const disk = {
      ...nodeDisk,
      read: (name: string) => {
        read.push(name)
        return nodeDisk.read(name)
      },
    }
    const [big, evening] = await shelfOf(fileJournals({ folder: path, disk }))
    expect(big?.problem).toEqual({ code: 'tooBig', params: { megabytes: 101, most: 100 } })
    expect(evening).toMatchObject({ entries: ['begin'], problem: null })
    expect(read.filter((name) => name.includes('big'))).toEqual([])
    expect(await codeOf(store.open('big'))).toBe('tooBig')
    expect(await codeOf(store.export('big'))).toBe('tooBig')
    await store.remove('big')
    expect(existsSync(`${path}/removed/big.jsonl`)).toBe(true)
  })

  it('is never written: an entry that would make it so is refused, and the file stays as it was', async () => {
    const path = `${newFolder()}/a.jsonl`
    writeFileSync(path, '')
    const lock = { release: async () => {} }
    const beside = { keepCopy: async () => {}, saveTail: null }
    const file = await nodeDisk.open(path)
    const journal = new FileJournal(file, lock, 1, MOST_BYTES - 20, beside)
    expect(await codeOf(journal.append('one more'))).toBe('tooBig')
    await journal.close()
    expect(statSync(path).size).toBe(0)
  })
})
