/** Who has a phone: the door, its signs, and the way back out (PH-1, PH-6, PH-9). */
import { describe, expect, it } from 'vitest'
import { chiangmai } from '../../rulesets/chiangmai'
import { LOOKS, looksOf } from '../../src/bridge/views/looks'
import { SIGN_PICTURES } from '../../src/bridge/views/signs'
import { drawSign } from '../../src/host/phones/signs'
import { bytesFrom } from '../support/roots'
import { rngFrom } from '../randomPlay/randomEvening'
import { beginSeven, playToEnd } from './fixtures/ended'
import { letIn, phone, servesPhones } from './fixtures/phones'
import { NAMES, openHost, type Bench } from './fixtures/openHost'

async function lobby(): Promise<Bench> {
  const bench = await openHost()
  bench.host.attach(servesPhones)
  await bench.does({ type: 'lobby.begin', ruleset: 'village' })
  await bench.does({ type: 'lobby.players', names: NAMES })
  await bench.does({ type: 'phones.show', address: null })
  return bench
}

/** Through the first night, whatever it does. */
async function toDay(bench: Bench): Promise<void> {
  await beginSeven(bench)
  while (bench.view().game?.phase.kind !== 'day') {
    const { ok } = await bench.ask({ type: 'game.advance' })
    if (!ok) await bench.does({ type: 'game.ruling', ruling: { kind: 'skip' } })
  }
}

const marked = (bench: Bench) =>
  bench.room().seats.flatMap(({ name, phone: has }) => (has ? [name] : []))

describe('A phone at the door', () => {
  it('sees the names that have none yet, in the order of the seats, and those that have one (PH-6)', async () => {
    const bench = await lobby()
    await letIn(bench, 'a', 'Cid')
    const other = await phone(bench, 'b')
    expect(other.door().free.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Dora', 'Ed', 'Fay'])
    expect(other.door().taken).toEqual([{ seat: 's2', name: 'Cid' }])
  })

  it('has the sign that stands beside its name at the desk, and is in once the host says so (PH-6)', async () => {
    const bench = await lobby()
    const one = await phone(bench, 'a')
    expect(await one.says({ type: 'claim', name: ' ben ' })).toBe(true)
    const [claim] = bench.view().phones.claims
    expect(claim).toMatchObject({ name: 'Ben', seat: 's1', taken: false })
    expect(one.door().claim).toEqual({ name: 'Ben', sign: claim?.sign })
    await bench.does({ type: 'phones.letIn', claim: claim?.id ?? '' })
    expect(one.table().own).toMatchObject({ seat: 's1', name: 'Ben' })
    expect(bench.view().phones).toMatchObject({ claims: [], seats: [{ seat: 's1', here: true }] })
    // Everybody sees it on the own plate.
    expect(marked(bench)).toEqual(['Ben'])
    expect(one.table().room.phones).toEqual(['s1'])
  })

  it('is told that it was refused, and may ask again', async () => {
    const bench = await lobby()
    const one = await phone(bench, 'a')
    await one.says({ type: 'claim', name: 'Ben' })
    await bench.does({ type: 'phones.refuse', claim: bench.view().phones.claims[0]?.id ?? '' })
    expect(one.door()).toMatchObject({ claim: null, reason: 'refused' })
    await one.says({ type: 'claim', name: 'Ann' })
    expect(one.door()).toMatchObject({ claim: { name: 'Ann' }, reason: null })
    await one.says({ type: 'unclaim' })
    expect(bench.view().phones.claims).toEqual([])
  })

  it('can be nobody who does not sit at the table, once that was dealt to', async () => {
    const bench = await lobby()
    const waiting = await phone(bench, 'w')
    await waiting.says({ type: 'claim', name: 'Zoe' })
    await bench.does({ type: 'lobby.deal', by: 'program' })
    expect(waiting.door()).toMatchObject({ claim: null, reason: 'badName', mayType: false })
    const one = await phone(bench, 'a')
    await one.says({ type: 'claim', name: 'Zoe' })
    expect(one.door()).toMatchObject({ claim: null, reason: 'badName' })
    expect(bench.view().phones.claims).toEqual([])
  })

  it('waits for the host where the name is taken, whatever was agreed, and then puts the older phone out (PH-6, PH-8)', async () => {
    const bench = await lobby()
    const older = await letIn(bench, 'a', 'Ben')
    await bench.does({ type: 'phones.door', open: true })
    const newer = await phone(bench, 'b')
    await newer.says({ type: 'claim', name: 'Ben' })
    const [claim] = bench.view().phones.claims
    expect(claim).toMatchObject({ name: 'Ben', taken: true })
    await bench.does({ type: 'phones.letIn', claim: claim?.id ?? '' })
    expect(newer.table().own.name).toBe('Ben')
    expect(older.door().reason).toBe('replaced')
    expect(bench.view().phones.seats).toHaveLength(1)
  })

  it('is let in by itself under a free name until the deal, where the host chose so, and never after it (PH-6)', async () => {
    const bench = await lobby()
    const waiting = await phone(bench, 'a')
    await waiting.says({ type: 'claim', name: 'Ann' })
    await bench.does({ type: 'phones.door', open: true })
    expect(waiting.table().own.name).toBe('Ann')
    const next = await phone(bench, 'b')
    await next.says({ type: 'claim', name: 'Ben' })
    expect(next.table().own.name).toBe('Ben')
    await bench.does({ type: 'lobby.deal', by: 'program' })
    expect(bench.view().phones.doorOpen).toBe(false)
    const late = await phone(bench, 'c')
    await late.says({ type: 'claim', name: 'Cid' })
    expect(late.door().claim).not.toBeNull()
    const reply = await bench.ask({ type: 'phones.door', open: true })
    expect(reply).toMatchObject({ refusal: { code: 'notNow' } })
  })

  it('has one seat and no second one (PH-6)', async () => {
    const bench = await lobby()
    const one = await letIn(bench, 'a', 'Ben')
    expect(await one.says({ type: 'claim', name: 'Ann' })).toBe(false)
    expect(one.table().own.name).toBe('Ben')
    expect(bench.view().phones.claims).toEqual([])
  })
})

describe('A guest whom nobody has written down', () => {
  it('types the own name, and sits at the table once the host lets him in (PH-10)', async () => {
    const bench = await lobby()
    const zoe = await phone(bench, 'z')
    expect(zoe.door().mayType).toBe(true)
    await zoe.says({ type: 'claim', name: '  Zoe \u200e' })
    const [claim] = bench.view().phones.claims
    expect(claim).toMatchObject({ name: 'Zoe', seat: null, taken: false })
    expect(zoe.door().claim).toEqual({ name: 'Zoe', sign: claim?.sign })
    expect(bench.view().lobby?.names).toEqual(NAMES)
    await bench.does({ type: 'phones.letIn', claim: claim?.id ?? '' })
    expect(bench.view().lobby?.names).toEqual([...NAMES, 'Zoe'])
    expect(zoe.table().own).toMatchObject({ seat: 's6', name: 'Zoe' })
  })

  it('takes the first line that is free, and the line that the host has written meanwhile (PH-10)', async () => {
    const bench = await lobby()
    await bench.does({ type: 'lobby.players', names: ['Ann', '', 'Cid'] })
    const zoe = await letIn(bench, 'z', 'Zoe')
    expect(bench.view().lobby?.names).toEqual(['Ann', 'Zoe', 'Cid'])
    expect(zoe.table().own.seat).toBe('s1')
    const yves = await phone(bench, 'y')
    await yves.says({ type: 'claim', name: 'Yves' })
    await bench.does({ type: 'lobby.players', names: ['Ann', 'Zoe', 'Cid', 'yves'] })
    const [claim] = bench.view().phones.claims
    expect(claim).toMatchObject({ name: 'yves', seat: 's3' })
    await bench.does({ type: 'phones.letIn', claim: claim?.id ?? '' })
    expect(bench.view().lobby?.names).toEqual(['Ann', 'Zoe', 'Cid', 'yves'])
  })

  it('comes in by himself where the door is open, and a name that nobody could see is none (PH-6, PH-10)', async () => {
    const bench = await lobby()
    const waiting = await phone(bench, 'w')
    await waiting.says({ type: 'claim', name: 'Wim' })
    await bench.does({ type: 'phones.door', open: true })
    const zoe = await phone(bench, 'z')
    await zoe.says({ type: 'claim', name: 'Zoe' })
    expect(bench.view().lobby?.names).toEqual([...NAMES, 'Wim', 'Zoe'])
    expect(zoe.table().own.name).toBe('Zoe')
    const nobody = await phone(bench, 'n')
    await nobody.says({ type: 'claim', name: ' \u200e ' })
    expect(nobody.door()).toMatchObject({ claim: null, reason: 'badName' })
  })
})

describe('Signs', () => {
  it('are two pictures of 64, and no two at the door are alike, in whatever order they are told (PH-6)', () => {
    expect(new Set(SIGN_PICTURES).size).toBe(64)
    const used: (readonly [string, string])[] = []
    // Chance that always says the same.
    for (let n = 0; n < 60; n += 1) used.push(drawSign(() => new Uint8Array(4), used))
    expect(used.every(([one, other]) => one !== other)).toBe(true)
    expect(new Set(used.map((sign) => [...sign].sort().join())).size).toBe(60)
  })

  it('come from a chance that moves no evening (PH-6)', async () => {
    const asked: number[] = []
    const bytes = bytesFrom(rngFrom(3))
    const roots = bytesFrom(rngFrom(4))
    const dealt = async (phones: number) => {
      const bench = await openHost({
        randomBytes: (count) => {
          asked.push(count)
          return count === 32 ? roots(count) : bytes(count)
        },
      })
      bench.host.attach(servesPhones)
      await bench.does({ type: 'lobby.begin', ruleset: 'village' })
      await bench.does({ type: 'lobby.players', names: NAMES })
      await bench.does({ type: 'phones.show', address: null })
      const before = asked.length
      for (let n = 0; n < phones; n += 1) await letIn(bench, `p${n}`, NAMES[n] ?? '')
      // What a sign takes is asked of the system by itself.
      expect(asked.slice(before)).toEqual(Array.from({ length: phones }, () => 4))
    }
    await dealt(3)
  })
})

describe('The host', () => {
  it('switches phones on and off, and off is off for everybody (PH-1)', async () => {
    const bench = await openHost()
    const early = await bench.ask({ type: 'phones.show', address: null })
    expect(early).toMatchObject({ refusal: { code: 'notNow' } })
    await bench.does({ type: 'lobby.begin', ruleset: 'village' })
    const nowhere = await bench.ask({ type: 'phones.show', address: null })
    expect(nowhere).toMatchObject({ refusal: { code: 'noNetwork' } })
    bench.host.attach(servesPhones)
    await bench.does({ type: 'lobby.players', names: NAMES })
    const early2 = await phone(bench, 'z')
    expect(await early2.says({ type: 'claim', name: 'Ann' })).toBe(false)
    expect(early2.door().free).toEqual([])
    await bench.does({ type: 'phones.show', address: null })
    const one = await letIn(bench, 'a', 'Ben')
    await bench.does({ type: 'phones.hide' })
    expect(one.door()).toMatchObject({ free: [], taken: [], claim: null })
    expect(bench.view().phones).toMatchObject({ on: false, doorOpen: false, claims: [], seats: [] })
    expect(marked(bench)).toEqual([])
  })

  it('puts any phone out, and all of them (PH-9)', async () => {
    const bench = await lobby()
    const [ann, ben, cid] = [
      await letIn(bench, 'a', 'Ann'),
      await letIn(bench, 'b', 'Ben'),
      await letIn(bench, 'c', 'Cid'),
    ]
    await bench.does({ type: 'phones.putOut', seat: 's1' })
    expect(ben.door().reason).toBe('putOut')
    expect(ann.view().at).toBe('table')
    expect(await bench.ask({ type: 'phones.putOut', seat: 's1' })).toMatchObject({ ok: false })
    await bench.does({ type: 'phones.putOut', seat: null })
    expect([ann.door().reason, cid.door().reason]).toEqual(['putOut', 'putOut'])
  })

  it('renames and moves players in the lobby and at the table, and their phones stay theirs (PH-9)', async () => {
    const bench = await lobby()
    const ben = await letIn(bench, 'b', 'Ben')
    await bench.does({ type: 'lobby.players', names: ['Ann', 'Benno', 'Cid', 'Dora', 'Ed', 'Fay'] })
    expect(ben.table().own).toMatchObject({ seat: 's1', name: 'Benno' })
    await bench.does({ type: 'lobby.players', names: ['Cid', 'Ann', 'Dora', 'Ed', 'Fay', 'Benno'] })
    expect(ben.table().own).toMatchObject({ seat: 's5', name: 'Benno' })
    await bench.does({ type: 'lobby.deal', by: 'program' })
    await bench.does({ type: 'seat.rename', seat: 's5', name: 'Benjamin' })
    expect(ben.table().own).toMatchObject({ seat: 's5', name: 'Benjamin' })
    expect(marked(bench)).toEqual(['Benjamin'])
  })

  it('takes somebody off the list, and that phone stands at the door', async () => {
    const bench = await lobby()
    const ben = await letIn(bench, 'b', 'Ben')
    await bench.does({ type: 'lobby.players', names: ['Ann', 'Cid', 'Dora', 'Ed', 'Fay'] })
    expect(ben.door().reason).toBe('left')
    expect(marked(bench)).toEqual([])
  })

  it('covers the desk, and no sign stands on it (PH-6)', async () => {
    const bench = await lobby()
    const one = await phone(bench, 'a')
    await one.says({ type: 'claim', name: 'Ben' })
    await bench.does({ type: 'desk.cover' })
    expect(bench.view().phones.claims).toEqual([])
    for (const type of ['phones.show', 'phones.hide', 'phones.letIn'] as const) {
      const reply = await bench.ask({ type, address: null, claim: 'claim1' } as never)
      expect(reply.ok, type).toBe(false)
    }
    await bench.does({ type: 'desk.unlock', pin: null })
    expect(bench.view().phones.claims).toHaveLength(1)
  })

  it('puts the evening away, and no phone is left of it', async () => {
    const bench = await lobby()
    const one = await letIn(bench, 'a', 'Ben')
    await bench.does({ type: 'shelf.putAway' })
    expect(one.door()).toMatchObject({ free: [], reason: null })
    expect(bench.view().phones.on).toBe(false)
  })
})

describe('A phone that was let in', () => {
  it('has its seat again when it is back, with a view newer than any it knows (PH-8)', async () => {
    const bench = await lobby()
    const one = await letIn(bench, 'a', 'Ben')
    const { revision } = one.view()
    await one.leave()
    expect(bench.view().phones.seats).toEqual([{ seat: 's1', here: false }])
    await bench.does({ type: 'lobby.players', names: [...NAMES, 'Gil'] })
    const back = await phone(bench, 'a')
    expect(back.table().own.name).toBe('Ben')
    expect(back.view().revision).toBeGreaterThan(revision)
    expect(bench.view().phones.seats).toEqual([{ seat: 's1', here: true }])
  })

  it('has its seat again with the same players, and the cards of the new deal (PH-8)', async () => {
    const bench = await openHost({ rulesets: { chiangmai } })
    bench.host.attach(servesPhones)
    await playToEnd(bench)
    await bench.does({ type: 'phones.show', address: null })
    const ada = await letIn(bench, 'a', 'Ada')
    await bench.does({ type: 'game.again' })
    expect(bench.view().station).toBe('deal')
    const dealt = bench.view().deal?.seats[0]?.cards
    expect(ada.table().own.cards?.dealt.map(({ card }) => card)).toEqual(dealt)
    expect(ada.table()).toMatchObject({
      room: { scene: 'deal' },
      own: { cards: { looked: false } },
    })
  })

  it('stays connected when its older connection is found to be gone', async () => {
    const bench = await lobby()
    const one = await letIn(bench, 'a', 'Ben')
    const again = await phone(bench, 'a')
    await one.leave()
    expect(bench.view().phones.seats).toEqual([{ seat: 's1', here: true }])
    await bench.does({ type: 'lobby.players', names: [...NAMES, 'Gil'] })
    expect(again.table().room.seats).toHaveLength(7)
  })

  it('loses the view of a seat that has left before everybody, and keeps it for a ruling that nobody saw (PH-9)', async () => {
    const bench = await openHost({ rulesets: { chiangmai } })
    bench.host.attach(servesPhones)
    await toDay(bench)
    await bench.does({ type: 'phones.show', address: null })
    const one = await letIn(bench, 'a', 'Ada')
    const frames = one.frames.length
    await bench.does({ type: 'game.ruling', ruling: { kind: 'leave', seat: 's0' } })
    expect(one.frames).toHaveLength(frames)
    await bench.does({ type: 'game.publish' })
    expect(one.door()).toMatchObject({ reason: 'left', taken: [] })
    await one.says({ type: 'claim', name: 'Ada' })
    expect(bench.view().phones.claims).toEqual([])
    await bench.does({ type: 'game.undo' })
    expect(one.table().own.name).toBe('Ada')
    // Whoever has left may lend it to somebody else.
    await bench.does({ type: 'game.redo' })
    await one.says({ type: 'claim', name: 'Ben' })
    expect(bench.view().phones.claims).toMatchObject([{ name: 'Ben' }])
  })
})

describe('What a phone says', () => {
  it('is dropped where it is nothing that a phone can say, and changes nothing (PH-14)', async () => {
    const bench = await lobby()
    const one = await letIn(bench, 'a', 'Ben')
    const before = [JSON.stringify(bench.view()), one.frames.length]
    const deep: unknown = Array.from({ length: 9000 }).reduce<unknown>((inner) => [inner], 1)
    for (const message of [
      null,
      7,
      'claim',
      { type: 'claim', name: 'Ann' },
      { id: 'message-x1', command: { type: 'phones.putOut', seat: null } },
      { id: 'message-x2', command: { type: 'claim', name: 'Ann', seat: 's0' } },
      { id: 'x', command: { type: 'unclaim' } },
      deep,
    ])
      expect(await one.sends(message)).toBe(false)
    expect([JSON.stringify(bench.view()), one.frames.length]).toEqual(before)
    expect(bench.errors).toEqual([])
  })

  it('is not done again when it is sent again (PH-14)', async () => {
    const bench = await lobby()
    const one = await phone(bench, 'a')
    const message = { id: 'message-1a', command: { type: 'claim', name: 'Ben' } }
    expect(await one.sends(message)).toBe(true)
    await bench.does({ type: 'phones.refuse', claim: bench.view().phones.claims[0]?.id ?? '' })
    expect(await one.sends(message)).toBe(true)
    expect(bench.view().phones.claims).toEqual([])
  })
})

describe('A figure on the big screen', () => {
  const looks = (bench: Bench) => bench.room().seats.map(({ look }) => look)

  it('is chosen by phone in the lobby, step by step past those of others, and everybody sees it', async () => {
    const bench = await lobby()
    const ben = await letIn(bench, 'b', 'Ben')
    const cid = await letIn(bench, 'c', 'Cid')
    expect(looks(bench)).toEqual(NAMES.map(() => undefined))
    const usual = looksOf('village', bench.room().seats)
    expect(ben.table().own.look).toBe(usual[1])
    expect(await ben.says({ type: 'look', by: 1 })).toBe(true)
    const chosen = ben.table().own.look ?? -1
    expect(chosen).not.toBe(usual[1])
    expect(usual).not.toContain(chosen)
    expect(looks(bench)[1]).toBe(chosen)
    expect(looksOf('village', bench.room().seats)).toEqual(usual.with(1, chosen))
    // All the way round: never one that somebody else is.
    for (let step = 0; step < LOOKS; step++) {
      await cid.says({ type: 'look', by: -1 })
      const now = looksOf('village', bench.room().seats)
      expect(new Set(now).size).toBe(NAMES.length)
    }
    expect(ben.table().own.look).toBe(chosen)
  })

  it('stays through a deal, a reload and another order of the table, and goes with nobody else’s name', async () => {
    const bench = await lobby()
    const ben = await letIn(bench, 'b', 'Ben')
    await ben.says({ type: 'look', by: 1 })
    const chosen = ben.table().own.look
    await bench.does({ type: 'lobby.players', names: NAMES.toReversed() })
    expect(bench.room().seats.map(({ name, look }) => [name, look])).toEqual(
      NAMES.toReversed().map((name) => [name, name === 'Ben' ? chosen : undefined]),
    )
    await ben.leave()
    const again = await phone(bench, 'b')
    expect(again.table().own.look).toBe(chosen)
    await bench.does({ type: 'lobby.deal', by: 'host' })
    expect(bench.room().seats.find(({ name }) => name === 'Ben')?.look).toBe(chosen)
    expect(again.table().own.look).toBeNull()
    // From the deal on a change could say something of a card.
    expect(await again.says({ type: 'look', by: 1 })).toBe(false)
    expect(bench.room().seats.find(({ name }) => name === 'Ben')?.look).toBe(chosen)
  })

  it('is nobody’s who stands at the door, and no step of another size is one', async () => {
    const bench = await lobby()
    const outside = await phone(bench, 'x')
    expect(await outside.says({ type: 'look', by: 1 })).toBe(false)
    const ben = await letIn(bench, 'b', 'Ben')
    for (const [at, by] of [0, 2, -2, 0.5, '1', null, Number.NaN].entries()) {
      expect(await ben.sends({ id: `message-l${at}`, command: { type: 'look', by } })).toBe(false)
    }
    const other = { type: 'look', by: 1, seat: 's0' }
    expect(await ben.sends({ id: 'message-l9', command: other })).toBe(false)
    expect(looks(bench)).toEqual(NAMES.map(() => undefined))
  })
})

describe('The address of the phones', () => {
  const url = 'http://192.168.1.20:4712/one-two-three'
  const served = { phones: { addresses: [], address: '192.168.1.20', url } }

  it('stands on the big screen in lobby and deal while phones are on, and on no phone (PH-5)', async () => {
    const bench = await openHost({ rulesets: { chiangmai } })
    bench.host.attach(servesPhones)
    bench.host.machineChanged(served)
    await bench.does({ type: 'lobby.begin', ruleset: 'chiangmai' })
    await bench.does({ type: 'lobby.players', names: [...NAMES, 'Gil'] })
    expect(bench.room()).not.toHaveProperty('phoneAddress')
    await bench.does({ type: 'phones.show', address: null })
    expect(bench.room().phoneAddress).toBe(url)
    const one = await letIn(bench, 'a', 'Ben')
    expect(one.frames.join('')).not.toContain('one-two-three')
    await bench.does({ type: 'lobby.deal', by: 'program' })
    expect(bench.room()).toMatchObject({ scene: 'deal', phoneAddress: url })
    await bench.does({ type: 'phones.hide' })
    expect(bench.room()).not.toHaveProperty('phoneAddress')
  })

  it('stands there in a game when the host asks for it, and is gone with the next scene (PH-5)', async () => {
    const bench = await openHost({ rulesets: { chiangmai } })
    bench.host.attach(servesPhones)
    bench.host.machineChanged(served)
    await toDay(bench)
    await bench.does({ type: 'phones.show', address: null })
    expect(bench.room()).not.toHaveProperty('phoneAddress')
    await bench.does({ type: 'phones.announce', on: true })
    const { scene, phase } = bench.room()
    expect(bench.room().phoneAddress).toBe(url)
    const isSame = () => {
      const now = bench.room()
      return now.scene === scene && now.phase?.n === phase?.n && now.phase?.kind === phase?.kind
    }
    let steps = 0
    while (isSame() && steps < 200) {
      expect(bench.room().phoneAddress).toBe(url)
      steps += 1
      const { ok } = await bench.ask({ type: 'game.advance' })
      if (!ok) await bench.does({ type: 'game.ruling', ruling: { kind: 'skip' } })
    }
    expect(steps).toBeLessThan(200)
    expect(bench.room()).not.toHaveProperty('phoneAddress')
    await bench.does({ type: 'phones.announce', on: true })
    await bench.does({ type: 'phones.announce', on: false })
    expect(bench.room()).not.toHaveProperty('phoneAddress')
  })
})
