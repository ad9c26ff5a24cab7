import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../src/engine'
import { fileJournals } from '../../src/host/storage/journals/fileJournals'
import { StorageProblem, type JournalStore } from '../../src/host/storage/ports'
import type { Disk } from '../../src/host/storage/disk/disk'
import { aloneWith, chance, oddEntry } from './support/fakes'
import { ForgettingDisk } from './support/forgettingDisk'
import { lyingDisk } from './support/lyingDisk'

/** What each evening was promised to hold, and what was asked for last without an answer. */
type Promised = Map<string, { kept: Json[]; asked: Json | null }>

const open = (disk: Disk, pid: number): JournalStore =>
  fileJournals({ folder: '/shelf', disk, processes: aloneWith(pid), now: () => pid })

/** Plays until the power is cut, writing down every promise when it is made. @returns what had been lost before */
async function play(
  store: JournalStore,
  promised: Promised,
  rng: () => number,
  pid: number,
): Promise<string[]> {
  try {
    for (let evening = 0; ; evening += 1) {
      const again = [...promised.keys()][0]
      const id = again && rng() < 0.3 && evening === 0 ? again : `e${pid}-${evening}`
      const record = promised.get(id) ?? { kept: [], asked: oddEntry(rng, 0) }
      let journal
      if (promised.has(id)) {
        journal = (await store.open(id)).journal
      } else {
        journal = await store.create(id, record.asked)
        promised.set(id, record)
        record.kept.push(record.asked as Json)
        record.asked = null
      }
      for (let n = 0; n < 6; n += 1) {
        record.asked = oddEntry(rng, record.kept.length)
        await journal.append(record.asked)
        record.kept.push(record.asked)
        record.asked = null
      }
      await journal.close()
    }
  } catch (error) {
    if (!(error instanceof StorageProblem)) throw error
    return error.params['reason'] === 'EPOWER' ? [] : [error.message]
  }
}

/** @returns what was lost or spoilt; empty when every promise was kept */
async function findLosses(store: JournalStore, promised: Promised): Promise<string[]> {
  const losses: string[] = []
  for (const [id, record] of promised) {
    try {
      const { entries, journal } = await store.open(id)
      await journal.close()
      const { kept, asked } = record
      const whole = JSON.stringify(entries)
      const allowed = [kept, ...(asked === null ? [] : [[...kept, asked]])]
      if (!allowed.some((list) => JSON.stringify(list) === whole)) losses.push(`${id}: entries`)
      record.kept = [...entries]
      record.asked = null
    } catch (error) {
      if (!(error instanceof StorageProblem)) throw error
      losses.push(`${id}: ${error.message}`)
    }
  }
  return losses
}

/** Several evenings with the power cut again and again. */
async function live(seed: number, cuts: readonly number[], wrap: (disk: Disk) => Disk) {
  const rng = chance(seed)
  const disk = new ForgettingDisk(rng)
  const promised: Promised = new Map()
  let pid = 1
  const losses: string[] = []
  for (const operations of cuts) {
    disk.left = operations
    losses.push(...(await play(open(wrap(disk), pid), promised, rng, pid)))
    disk.afterPowerCut()
    losses.push(...(await findLosses(open(wrap(disk), pid + 1), promised)))
    pid += 2
  }
  return losses
}

const someLife = fc.tuple(
  fc.integer(),
  fc.array(fc.integer({ min: 0, max: 160 }), { minLength: 1, maxLength: 5 }),
)

describe('a disk that forgets what was not synced', () => {
  it('never forgets an acknowledged entry, whenever the power is cut', async () => {
    await fc.assert(
      fc.asyncProperty(someLife, async ([seed, cuts]) => {
        expect(await live(seed, cuts, (disk) => disk)).toEqual([])
      }),
      { numRuns: 400 },
    )
  })

  it.each(['files', 'folders'] as const)('shows it when %s are not synced', async (what) => {
    const found = await Promise.all(
      Array.from({ length: 40 }, (_, seed) =>
        live(seed, [60, 90], (disk) => lyingDisk(disk, [what])),
      ),
    )
    expect(found.flat().length).toBeGreaterThan(0)
  })
})
