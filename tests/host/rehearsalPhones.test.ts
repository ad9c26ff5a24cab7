/** A rehearsal with phones: invented players use theirs, and anybody can take the seat of one of them. */
import { describe, expect, it } from 'vitest'
import { packs } from '../../rulesets'
import type { SeatCode } from '../../src/bridge'
import type { SeatId } from '../../src/engine'
import { settle } from './fixtures/fakeTime'
import { phone, servesPhones } from './fixtures/phones'
import { openHost, stepToEnd, type Bench } from './fixtures/openHost'

async function rehearsal(ruleset: string, seed = 1): Promise<Bench> {
  const bench = await openHost({ packs, seed })
  bench.host.attach({
    phones: { ...servesPhones.phones, expect: () => Promise.resolve('a-real-phone') },
  })
  bench.host.machineChanged({
    phones: { addresses: [], address: null, url: 'http://192.168.1.5:4712/lamp' },
  })
  await bench.does({ type: 'demo.begin', ruleset, players: 10 })
  await bench.does({ type: 'phones.show', address: null })
  return bench
}

const journalOf = async (bench: Bench) =>
  (await bench.store.export(bench.view().evening?.id ?? '')).split('\n')
const counted = (lines: readonly string[], kind: string) =>
  lines.filter((line) => line.includes(`"kind":"${kind}"`)).length

describe('A rehearsal with phones', () => {
  it.each(Object.keys(packs))(
    '%s: everybody has a phone that is there, looks at the cards on it and votes by it one after the other, to the end',
    async (ruleset) => {
      const bench = await rehearsal(ruleset)
      const seats = bench.view().deal?.seats.map(({ id }) => ({ seat: id, here: true }))
      expect(bench.view().phones.seats).toEqual(seats)
      expect(bench.room().seats.every((seat) => seat.phone)).toBe(true)
      for (let n = 0; n < (seats?.length ?? 0); n += 1) await bench.does({ type: 'demo.step' })
      expect(bench.view().deal?.ready).toBe(true)
      await stepToEnd(bench)
      const journal = await journalOf(bench)
      expect(counted(journal, 'hand')).toBeGreaterThan(3)
      expect(bench.errors).toEqual([])
    },
    60_000,
  )

  it('plays like one without them where they are off', async () => {
    const bench = await openHost({ packs })
    await bench.does({ type: 'demo.begin', ruleset: 'chiangmai', players: 10 })
    await stepToEnd(bench)
    expect(counted(await journalOf(bench), 'hand')).toBe(0)
  })

  it('lets somebody real take a seat by its code: he is left time for the own card and hand, they are his, and nothing waits for him for good', async () => {
    const bench = await rehearsal('chiangmai')
    await bench.does({ type: 'phones.code', seat: 's0' }).then((reply) => {
      expect((reply as SeatCode).url).toContain('#')
    })
    const real = await phone(bench, 'a-real-phone')
    expect(real.table().own.seat).toBe('s0')
    const card = real.table().own.cards?.dealt[0]?.card
    expect(bench.view().deal?.seats[0]?.cards[0]).toBe(card)
    // All others have looked before the rehearsal looks for him.
    for (let n = 1; n < 10; n += 1) await bench.does({ type: 'demo.step' })
    const done = () => bench.view().deal?.seats.map((seat) => seat.done)
    expect(done()).toEqual([false, ...Array.from({ length: 9 }, () => true)])
    await bench.does({ type: 'demo.run', on: true, speed: 'usual' })
    await bench.time.pass(5000)
    expect(done()?.[0]).toBe(false)
    await bench.time.pass(5000)
    expect(bench.view().station).toBe('game')
    await bench.does({ type: 'demo.run', on: false })
    // His own hand stands, whatever the rehearsal would have had him say.
    const asks = () => real.table().room.asks
    for (
      let n = 0;
      n < 300 && !(asks()?.for === 'hands' && asks()?.of.some(({ seat }) => seat === 's0'));
      n += 1
    ) {
      await bench.does({ type: 'demo.step' })
    }
    const open = asks()
    const at = open?.among.find((seat) => seat !== 's0') as SeatId
    const hand = { for: 'hands' as const, votes: [at] }
    expect(await real.says({ type: 'hand', opening: open?.opening ?? '', hand })).toBe(true)
    const step = bench.view().game?.open?.id
    const seen: unknown[] = []
    while (bench.view().game?.open?.id === step && asks()?.opening === open?.opening) {
      seen.push(real.table().own.hand)
      await bench.does({ type: 'demo.step' })
      await settle()
    }
    expect(seen.length).toBeGreaterThan(3)
    expect(seen.every((one) => JSON.stringify(one) === JSON.stringify(hand))).toBe(true)
    expect(bench.errors).toEqual([])
  })
})
