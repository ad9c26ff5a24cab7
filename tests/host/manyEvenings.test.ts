/** Whatever lies in the folder of the evenings: the first answer waits for none of it, and the shelf fills as it is read. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Json } from '../../src/engine'
import { fileJournals } from '../../src/host/storage/journals/fileJournals'
import { memoryJournals } from '../../src/host/storage/journals/memoryJournals'
import type { JournalStore } from '../../src/host/storage/ports'
import { nodeDisk } from '../../src/host/storage/disk/nodeDisk'
import { journalText, LONGEST_LINE } from '../../src/host/storage/journals/journalText'
import { WHOLE } from '../support/wholeShelf'
import { scratch } from '../storage/support/programs'
import { openHost, toFirstNight } from './fixtures/openHost'

const { folder, clean } = scratch()
afterAll(clean)
const PATIENTLY = { timeout: 40_000, interval: 20 }

async function evening(): Promise<readonly Json[]> {
  const store = memoryJournals()
  const bench = await openHost({ store })
  await toFirstNight(bench)
  await bench.host.stop()
  const { entries } = await store.open('evening-1')
  return entries
}

const header = async (): Promise<Record<string, Json>> =>
  (await evening())[0] as Record<string, Json>

/** A store in which the host has no evening read before the test lets it. */
function slowly(path: string): JournalStore & { go: () => void } {
  let go = (): void => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  const read = async (file: string) => {
    if (file.endsWith('.jsonl')) await held
    return nodeDisk.read(file)
  }
  const store = fileJournals({ folder: path, disk: { ...nodeDisk, read } })
  return {
    go: () => go(),
    // What the bench itself asks for is not what is tried.
    list: async (digest, soFar) =>
      digest.version === WHOLE.version ? [] : store.list(digest, soFar),
    create: (id, first) => store.create(id, first),
    open: (id) => store.open(id),
    remove: (id) => store.remove(id),
    listRemoved: (digest) => store.listRemoved(digest),
    restore: (id) => store.restore(id),
    readPin: (id) => store.readPin(id),
    writePin: (id, text) => store.writePin(id, text),
    export: (id) => store.export(id),
    import: (text) => store.import(text),
    check: () => store.check(),
  }
}

describe('Evenings that nobody has read yet', () => {
  it('keep no click waiting, and stand on the shelf once they were read', async () => {
    const path = `${folder}/many`
    mkdirSync(path)
    // So large that not even one of them is read at once.
    const entries = await evening()
    const title = { t: 0, left: null, do: { kind: 'title', title: 'x'.repeat(190) } }
    const text = journalText([...entries, ...Array.from({ length: 1500 }, () => title)])
    expect(text.length).toBeGreaterThan(300_000)
    for (let n = 0; n < 20; n++) writeFileSync(`${path}/e${n}.jsonl`, text)
    const store = slowly(path)
    const bench = await openHost({ store })
    // It is answered though not one of them can be read.
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    await bench.does({ type: 'shelf.putAway' })
    expect(bench.view().shelf).toEqual([])
    store.go()
    await vi.waitFor(() => expect(bench.view().shelf).toHaveLength(20), PATIENTLY)
    expect(bench.errors).toEqual([])
    await bench.host.stop()
  })
})

describe('What no evening can be', () => {
  async function refusalOf(entries: readonly Json[], id: string): Promise<unknown> {
    const path = `${folder}/${id}`
    mkdirSync(path)
    writeFileSync(`${path}/e.jsonl`, journalText(entries))
    const bench = await openHost({ store: fileJournals({ folder: path }) })
    const reply = await bench.ask({ type: 'shelf.open', id: 'e' })
    expect(bench.view().shelf[0]?.problem).toBe(reply.ok ? null : reply.refusal.code)
    await bench.host.stop()
    return reply
  }

  it.each<[string, Readonly<Record<string, Json>>]>([
    ['tooManySeats', { names: Array.from({ length: 2000 }, (_, n) => `P${n}`) }],
    ['tooManyCards', { deck: { villager: 900, wolf: 900 } }],
    [
      'tooManyCards',
      { deck: Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`c${n}`, 0])) },
    ],
  ])('is refused by its header, on the shelf too: %s', async (code, change) => {
    const id = `${code}${JSON.stringify(change).length}`
    const reply = await refusalOf([{ ...(await header()), ...change } as Json], id)
    expect(reply).toMatchObject({ ok: false, refusal: { code } })
  })

  it('is refused where hands were dealt to thousands', async () => {
    const hands = Array.from({ length: 2000 }, () => ['a'])
    const start = { t: 0, left: null, do: { kind: 'start', events: [], hands } }
    const reply = await refusalOf([await header(), start], 'hands')
    expect(reply).toMatchObject({ refusal: { code: 'damaged', params: { line: 2 } } })
  })

  it('is not even read where one line is longer than any can be: 2,000 players with 1,000 cards each', async () => {
    const path = `${folder}/long`
    mkdirSync(path)
    const start = `${journalText([await header()])}{"n":2,"sum":"00000000","entry":`
    const hands = JSON.stringify(Array.from({ length: 1000 }, () => 'card')).repeat(2000)
    writeFileSync(`${path}/e.jsonl`, `${start}${hands}}\n`)
    expect(readFileSync(`${path}/e.jsonl`).length).toBeGreaterThan(5 * LONGEST_LINE)
    const bench = await openHost({ store: fileJournals({ folder: path }) })
    const refusal = { code: 'lineTooLong', params: { line: 3, most: 2 } }
    const before = process.cpuUsage()
    expect(await bench.ask({ type: 'shelf.open', id: 'e' })).toMatchObject({ refusal })
    // Reading it took seconds of work.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000)
    const shown = [{ id: 'e', problem: 'lineTooLong' }]
    await vi.waitFor(() => expect(bench.view().shelf).toMatchObject(shown), PATIENTLY)
    await bench.host.stop()
  })
})
