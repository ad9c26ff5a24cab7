/** An evening that goes on by newer rules lies beside itself as it was, byte for byte, before anything new is written. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AnyRuleset } from '../../src/engine'
import { fileJournals } from '../../src/host/storage/journals/fileJournals'
import type { JournalStore } from '../../src/host/storage/ports'
import { nodeDisk } from '../../src/host/storage/disk/nodeDisk'
import { lyingDisk } from '../storage/support/lyingDisk'
import { openHost, START, toDawn, type Bench } from './fixtures/openHost'
import { village } from './fixtures/village'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nightfall-newer-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const ID = 'evening-1'
const file = () => join(folder, `${ID}.jsonl`)
const kept = () => join(folder, 'kept')
const copies = () => (existsSync(kept()) ? readdirSync(kept()).sort() : [])
const shelf = (): JournalStore =>
  fileJournals({ folder, disk: lyingDisk(nodeDisk, ['files', 'folders']), now: () => START })

/** The same village, in which from one version on a step is opened that was not there. */
const newerVillage = (version: number, step: string): AnyRuleset => ({
  ...village,
  version,
  *play(table) {
    const script = village.play(table)
    let next = script.next()
    while (!next.done) {
      const asked = next.value()
      if (asked?.id === step) table.emit('signalShown', { step: 'mark', signal: `by ${version}` })
      next = script.next(yield next.value)
    }
  },
})

/** Plays to the first morning by today's rules and puts the evening away. @returns its file */
async function played(): Promise<string> {
  const bench = await toDawn(await openHost({ store: shelf() }), 's2')
  await bench.host.stop()
  return readFileSync(file(), 'utf8')
}

const newer = (version: number, step: string, store = shelf()): Promise<Bench> =>
  openHost({ store, rulesets: { village: newerVillage(version, step) } })

/** Asks to open it. @returns from which entry on newer rules would decide */
async function differsFrom(bench: Bench): Promise<number> {
  const reply = await bench.ask({ type: 'shelf.open', id: ID })
  expect(reply).toMatchObject({ ok: false, refusal: { code: 'rulesDiffer' } })
  return reply.ok ? -1 : Number(reply.refusal.params?.['from'])
}

describe('Going on by newer rules', () => {
  it('keeps the file as it was, and asking first keeps nothing', async () => {
    const before = await played()
    const bench = await newer(2, 'seer.look')
    const from = await differsFrom(bench)
    expect(await bench.ask({ type: 'shelf.goOn', id: ID, from: from + 1 })).toMatchObject({
      ok: false,
    })
    expect(copies()).toEqual([])
    await bench.does({ type: 'shelf.goOn', id: ID, from })
    expect(copies()).toEqual([`${ID}.jsonl`])
    expect(readFileSync(join(kept(), `${ID}.jsonl`), 'utf8')).toBe(before)
    await bench.does({ type: 'game.answer', step: 'wolf.hunt', answer: { kind: 'pass' } })
    await bench.host.stop()
    expect(readFileSync(join(kept(), `${ID}.jsonl`), 'utf8')).toBe(before)
    expect(readFileSync(file(), 'utf8').startsWith(before)).toBe(true)
  })

  it('has kept it by the time that the first new line is written', async () => {
    await played()
    const store = shelf()
    const order: string[] = []
    const open = store.open.bind(store)
    store.open = async (id) => {
      const opened = await open(id)
      const { journal } = opened
      return {
        ...opened,
        journal: {
          append: async (entry) => {
            order.push(`written with ${copies().length} kept`)
            await journal.append(entry)
          },
          keepCopy: () => journal.keepCopy(),
          close: () => journal.close(),
        },
      }
    }
    const bench = await newer(2, 'seer.look', store)
    const from = await differsFrom(bench)
    await bench.does({ type: 'shelf.goOn', id: ID, from })
    expect(order).toEqual(['written with 1 kept'])
    await bench.host.stop()
  })

  it('does not go on, and writes nothing, where it cannot be kept', async () => {
    const before = await played()
    writeFileSync(kept(), 'a file where the folder would be')
    const bench = await newer(2, 'seer.look')
    const from = await differsFrom(bench)
    expect(await bench.ask({ type: 'shelf.goOn', id: ID, from })).toMatchObject({
      ok: false,
      refusal: { code: 'unwritable' },
    })
    expect(bench.view()).toMatchObject({ station: 'shelf', evening: null })
    expect(readFileSync(file(), 'utf8')).toBe(before)
    await bench.host.stop()
  })

  it('keeps each of its states when rules change again, beside what lies there already', async () => {
    const first = await played()
    mkdirSync(kept())
    writeFileSync(join(kept(), `${ID}.jsonl`), 'something else')
    const states = [first]
    for (const [version, step] of [
      [2, 'seer.look'],
      [3, 'wolf.hunt'],
    ] as const) {
      const bench = await newer(version, step)
      const from = await differsFrom(bench)
      await bench.does({ type: 'shelf.goOn', id: ID, from })
      await bench.host.stop()
      states.push(readFileSync(file(), 'utf8'))
    }
    const found = copies().map((name) => readFileSync(join(kept(), name), 'utf8'))
    expect(found.sort()).toEqual([states[0], states[1], 'something else'].sort())
  })

  it('leaves a copy that can be played by the rules it was played by', async () => {
    const before = await played()
    const bench = await newer(2, 'seer.look')
    await bench.does({ type: 'shelf.goOn', id: ID, from: await differsFrom(bench) })
    await bench.host.stop()
    const old = await openHost({ store: fileJournals({ folder: kept(), now: () => START }) })
    await old.does({ type: 'shelf.open', id: ID })
    expect(old.view().game?.open?.id).toBe('dawn.announce')
    await old.host.stop()
    expect(readFileSync(join(kept(), `${ID}.jsonl`), 'utf8').startsWith(before)).toBe(true)
  })
})
