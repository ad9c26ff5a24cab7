/** A seat's QR: taken along at the laptop, or asked for at the desk (PH-7). */
import { describe, expect, it } from 'vitest'
import { chiangmai } from '../../rulesets/chiangmai'
import type { SeatCode } from '../../src/bridge'
import type { SeatId } from '../../src/engine'
import { memoryPhones } from '../../src/host/storage/phones/memoryPhones'
import { playToEnd } from './fixtures/ended'
import { letIn, phone, servesPhones } from './fixtures/phones'
import { NAMES, openHost, type Bench } from './fixtures/openHost'
import { settle } from './fixtures/fakeTime'

const URL_OF_PHONES = 'http://192.168.1.5:4712/lamp-otter-moss-0482'

/** A machine that knows which phone will come with which code. */
async function serve(bench: Bench) {
  const expected = new Map<string, string>()
  bench.host.attach({
    phones: {
      ...servesPhones.phones,
      expect: (code) => {
        const id = `phone-of-code-${expected.size + 1}`
        expected.set(code, id)
        return Promise.resolve(id)
      },
    },
  })
  bench.host.machineChanged({ phones: { addresses: [], address: null, url: URL_OF_PHONES } })
  await settle()
  const codeOf = async (seat: SeatId) => {
    const { url } = (await bench.does({ type: 'phones.code', seat })) as SeatCode
    const [page = '', code = ''] = url.split('#')
    expect(page).toBe(URL_OF_PHONES)
    return code
  }
  const comesWith = (code: string) => phone(bench, expected.get(code) ?? 'unexpected')
  return { codeOf, comesWith }
}

async function lobby() {
  const bench = await openHost({ keptPhones: memoryPhones() })
  const served = await serve(bench)
  await bench.does({ type: 'lobby.begin', ruleset: 'village' })
  await bench.does({ type: 'lobby.players', names: NAMES })
  await bench.does({ type: 'phones.show', address: null })
  return { bench, ...served }
}

describe('The code of a seat', () => {
  it('lets in at that seat without asking, once, and the older phone of it goes (PH-7)', async () => {
    const { bench, codeOf, comesWith } = await lobby()
    const older = await letIn(bench, 'a', 'Ben')
    const code = await codeOf('s1')
    expect(older.table().own.name).toBe('Ben')
    const ben = await comesWith(code)
    expect(ben.table().own).toMatchObject({ seat: 's1', name: 'Ben' })
    expect(older.door().reason).toBe('replaced')
    expect(bench.view().phones).toMatchObject({ claims: [], seats: [{ seat: 's1', here: true }] })
    // Put out, it is a phone like any other: the code is gone.
    await bench.does({ type: 'phones.putOut', seat: 's1' })
    await ben.leave()
    const again = await comesWith(code)
    expect(again.door().claim).toBeNull()
  })

  it('is 128 bits of chance in the fragment, new every time, and in no view and no journal (PH-7)', async () => {
    const { bench, codeOf } = await lobby()
    const watching = await letIn(bench, 'a', 'Ann')
    const desk: string[] = []
    bench.host.subscribeFacilitator((view) => desk.push(JSON.stringify(view)))
    await bench.does({ type: 'lobby.deal', by: 'program' })
    const codes = [await codeOf('s1'), await codeOf('s1'), await codeOf('s2')]
    expect(new Set(codes).size).toBe(3)
    await bench.does({ type: 'seat.rename', seat: 's1', name: 'Benno' })
    const journal = await bench.store.export('evening-1')
    for (const code of codes) {
      expect(code).toMatch(/^[\da-f]{32}$/)
      for (const text of [...bench.frames, ...watching.frames, ...desk, journal])
        expect(text).not.toContain(code)
    }
  })

  it('is good no more once another one is shown for that seat, or the evening ends (PH-7)', async () => {
    const { bench, codeOf, comesWith } = await lobby()
    const [first, second] = [await codeOf('s1'), await codeOf('s1')]
    expect((await comesWith(first)).view().at).toBe('door')
    expect((await comesWith(second)).table().own.name).toBe('Ben')
    const left = await codeOf('s2')
    await bench.does({ type: 'shelf.putAway' })
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    await bench.does({ type: 'phones.show', address: null })
    expect((await comesWith(left)).view().at).toBe('door')
  })

  it('ends with its evening where the same players play again, and phones stay (PH-7, PH-8)', async () => {
    const bench = await openHost({ rulesets: { chiangmai } })
    const { codeOf, comesWith } = await serve(bench)
    await playToEnd(bench)
    await bench.does({ type: 'phones.show', address: null })
    const ada = await letIn(bench, 'a', 'Ada')
    const code = await codeOf('s1')
    await bench.does({ type: 'game.again' })
    expect(ada.table().own.name).toBe('Ada')
    expect((await comesWith(code)).view().at).toBe('door')
  })

  it('moves with whoever it was for, and is nobody’s where he is gone (PH-7, PH-9)', async () => {
    const { bench, codeOf, comesWith } = await lobby()
    const [ben, cid] = [await codeOf('s1'), await codeOf('s2')]
    await bench.does({ type: 'lobby.players', names: ['Fay', 'Ed', 'Dora', 'Ben', 'Ann'] })
    expect((await comesWith(ben)).table().own).toMatchObject({ seat: 's3', name: 'Ben' })
    expect((await comesWith(cid)).view().at).toBe('door')
  })

  it('outlives a restart of the program where it was not used yet (PH-7, PH-8)', async () => {
    const { bench, codeOf } = await lobby()
    await codeOf('s1')
    const again = await bench.again()
    again.host.attach(servesPhones)
    await again.does({ type: 'lobby.begin', ruleset: 'village' })
    const ben = await phone(again, 'phone-of-code-1')
    expect(ben.table().own.name).toBe('Ben')
  })

  it('is given to whoever holds the laptop for the own seat and no other, and only while the own cards are open (PH-7)', async () => {
    const { bench, codeOf, comesWith } = await lobby()
    await bench.does({ type: 'lobby.deal', by: 'program' })
    await bench.does({ type: 'desk.handOver', seat: 's1' })
    const refused = async (seat: SeatId) => {
      const reply = await bench.ask({ type: 'phones.code', seat })
      expect(reply).toMatchObject({ ok: false, refusal: { code: 'deskLocked' } })
    }
    await refused('s1')
    await bench.does({ type: 'deal.look' })
    await refused('s2')
    const ben = await comesWith(await codeOf('s1'))
    expect(ben.table().own.cards?.dealt.map(({ card }) => card)).toEqual(
      bench.view().deal?.seats[0]?.cards,
    )
    await bench.does({ type: 'deal.seen', seat: 's1', top: 0 })
    await refused('s1')
  })

  it('is there for nobody where phones are off, who sits at no table, or has left (PH-7, PH-9)', async () => {
    const { bench } = await lobby()
    expect(await bench.ask({ type: 'phones.code', seat: 's9' })).toMatchObject({
      refusal: { code: 'unknownSeat' },
    })
    await bench.does({ type: 'phones.hide' })
    expect(await bench.ask({ type: 'phones.code', seat: 's1' })).toMatchObject({
      refusal: { code: 'notNow' },
    })
  })
})
