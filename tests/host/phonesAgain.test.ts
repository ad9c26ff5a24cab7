/** Phones outlive a restart of the program: who sits where is kept, and is there again with the evening (PH-8). */
import { describe, expect, it } from 'vitest'
import { Phones } from '../../src/host/phones/phones'
import { memoryPhones } from '../../src/host/storage/phones/memoryPhones'
import { rngFrom } from '../randomPlay/randomEvening'
import { bytesFrom } from '../support/roots'
import { letIn, phone, servesPhones } from './fixtures/phones'
import { NAMES, openHost, START, type Bench } from './fixtures/openHost'

/** A machine that remembers what it was asked. */
function machine() {
  const asked: string[] = []
  const phones = {
    ...servesPhones.phones,
    show: (address: string | null) => {
      asked.push(`show ${address ?? ''}`.trim())
      return Promise.resolve(null)
    },
    hide: () => {
      asked.push('hide')
      return Promise.resolve()
    },
  }
  return { phones, asked }
}

async function opened(keptPhones = memoryPhones()): Promise<Bench> {
  const bench = await openHost({ keptPhones })
  bench.host.attach(servesPhones)
  return bench
}

/** Ben's phone in the lobby of the village. */
async function lobby(keptPhones = memoryPhones()): Promise<Bench> {
  const bench = await opened(keptPhones)
  await bench.does({ type: 'lobby.begin', ruleset: 'village' })
  await bench.does({ type: 'lobby.players', names: NAMES })
  await bench.does({ type: 'phones.show', address: null })
  await letIn(bench, 'b', 'Ben')
  return bench
}

async function restarted(bench: Bench) {
  const again = await bench.again()
  const { phones, asked } = machine()
  again.host.attach({ phones })
  return { bench: again, asked }
}

const seats = (bench: Bench) => bench.view().phones.seats.map(({ seat }) => seat)

describe('After a restart', () => {
  it('the evening is opened again, and everybody has the own seat again without a click (PH-8)', async () => {
    const before = await lobby()
    await before.does({ type: 'lobby.deal', by: 'host' })
    const { bench, asked } = await restarted(before)
    expect([bench.view().phones.on, asked]).toEqual([false, []])
    await bench.does({ type: 'shelf.open', id: 'evening-1' })
    expect(asked).toEqual(['show'])
    const ben = await phone(bench, 'b')
    expect(ben.table().own.name).toBe('Ben')
    expect(bench.view().phones).toMatchObject({ on: true, seats: [{ seat: 's1', here: true }] })
    // It was a phone of this evening all the time: the end of the program was not the end of it.
    await bench.does({ type: 'seat.rename', seat: 's1', name: 'Benno' })
    expect(ben.table().own.name).toBe('Benno')
  })

  it('the lobby is opened again, with its door and the way of its hands as they were (PH-8)', async () => {
    const before = await lobby()
    await before.does({ type: 'phones.door', open: true })
    await before.does({ type: 'phones.way', way: 'atOnce' })
    const { bench } = await restarted(before)
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    expect(bench.view().phones).toMatchObject({
      on: true,
      doorOpen: true,
      way: { chosen: 'atOnce' },
    })
    expect(seats(bench)).toEqual(['s1'])
  })

  it('phones of one evening are at no other, wait while that is looked at, and go once it has phones of its own (PH-8)', async () => {
    const before = await lobby()
    await before.does({ type: 'lobby.deal', by: 'host' })
    const { bench, asked } = await restarted(before)
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    expect(bench.view().phones.on).toBe(false)
    await bench.does({ type: 'shelf.putAway' })
    expect(asked).toEqual([])
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    await bench.does({ type: 'phones.show', address: null })
    expect(asked).toEqual(['hide', 'show'])
    expect(seats(bench)).toEqual([])
    await bench.does({ type: 'phones.hide' })
    await bench.does({ type: 'shelf.putAway' })
    await bench.does({ type: 'shelf.open', id: 'evening-1' })
    expect(bench.view().phones.on).toBe(false)
  })

  it('where there is no network the host is told, and has everybody again once there is (PH-8)', async () => {
    const before = await lobby()
    const bench = await before.again()
    let isThere = false
    const show = () => Promise.resolve(isThere ? null : { code: 'noNetwork' })
    bench.host.attach({ phones: { ...servesPhones.phones, show } })
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    expect(bench.view().phones.on).toBe(false)
    expect(bench.view().notices.map(({ code }) => code)).toContain('phonesNotBack')
    isThere = true
    await bench.does({ type: 'phones.show', address: null })
    expect(seats(bench)).toEqual(['s1'])
  })

  it('everybody is the figure that was chosen before', async () => {
    const before = await lobby()
    const ben = await phone(before, 'b')
    await ben.says({ type: 'look', by: 1 })
    const { look } = ben.table().own
    await before.does({ type: 'lobby.deal', by: 'host' })
    const { bench } = await restarted(before)
    await bench.does({ type: 'shelf.open', id: 'evening-1' })
    expect(look).not.toBeNull()
    expect(bench.room().seats[1]).toMatchObject({ name: 'Ben', look })
  })

  it('whoever was put out, or whose phones were switched off, is not in again (PH-8, PH-9)', async () => {
    const out = await lobby()
    await out.does({ type: 'phones.putOut', seat: 's1' })
    const one = await restarted(out)
    await one.bench.does({ type: 'lobby.begin', ruleset: 'village' })
    expect([one.bench.view().phones.on, seats(one.bench)]).toEqual([true, []])
    const off = await lobby()
    await off.does({ type: 'phones.hide' })
    const other = await restarted(off)
    await other.bench.does({ type: 'lobby.begin', ruleset: 'village' })
    expect(other.bench.view().phones.on).toBe(false)
  })

  it('a day later nobody is at the table any more, and nothing is kept of it (PH-2, PH-8)', async () => {
    const keptPhones = memoryPhones()
    const before = await lobby(keptPhones)
    const table = await keptPhones.table()
    if (!table) throw new Error('nothing was kept')
    expect(table.at).toBe(START)
    await before.host.stop()
    await keptPhones.keepTable({ ...table, at: START - 25 * 3600 * 1000 })
    const bench = await openHost({ keptPhones, settings: before.settings })
    const { phones, asked } = machine()
    bench.host.attach({ phones })
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    expect([bench.view().phones.on, asked]).toEqual([false, ['hide']])
    expect(await keptPhones.table()).toBeNull()
  })

  it('what was asked before the restart is asked under no serial of then (PH-14)', () => {
    const bytes = bytesFrom(rngFrom(5))
    const kept = new Phones(bytes).kept
    const serials = [1, 2].map(() => {
      const phones = new Phones(bytes)
      phones.restore(kept)
      return phones.openings.last
    })
    expect(new Set([...serials, new Phones(bytes).openings.last]).size).toBe(3)
    for (const serial of serials) expect(serial).toMatch(/^[\w-]{1,40}$/)
  })
})
