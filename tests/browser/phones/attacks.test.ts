/** What somebody in the room can do to the phones’ server who knows its address: nothing to anybody but himself. */
import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { asTimeRequest } from '../../../src/bridge/carriers/messages'
import { readPhoneMessage } from '../../../src/bridge/phone'
import { FRAME } from '../../../src/sealed/padding'
import { fate, until } from '../support/mode'
import { LENGTH, openPhones, type Phones, type RawPhone } from '../support/phones'

const MALFORMED = 10_000
const TIME = { t: 'time', n: 1 }
const CLAIM = (name: string) => ({ id: 'abcdefgh', command: { type: 'claim', name } })

/** A phone that is connected, and what the host knows it by. */
async function inside(phones: Phones, ...args: Parameters<Phones['raw']>) {
  const before = phones.joined.length
  const phone = await phones.raw(...args)
  phone.say(TIME)
  await until(() => phones.joined.length > before && phone.bytes.length >= 3)
  const joined = phones.joined[before]
  if (!joined) throw new Error('nobody')
  return { ...phone, ...joined }
}

/** Lets a phone say now and then that it is there, as every phone does. */
function awake<T extends RawPhone>(phone: T): T {
  const timer = setInterval(() => {
    if (phone.socket.readyState === WebSocket.OPEN) phone.say(TIME)
    else clearInterval(timer)
  }, 3000)
  return phone
}

const words = (heard: readonly unknown[]): string[] => heard.map((one) => (one as { t: string }).t)

/** Whether somebody who is in is served as ever. */
async function isServed(phone: RawPhone): Promise<boolean> {
  const before = phone.bytes.length
  phone.say(TIME)
  await until(() => phone.bytes.length > before)
  return words(phone.hear()).includes('time')
}

describe('A stranger in the room', () => {
  it('gets no further with words and frames that he makes up, and disturbs nobody (PH-43)', async () => {
    const server = await openPhones()
    const watching = awake(await inside(server))
    const first = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      // Of the right length; some of them are answered, and their keys open nothing.
      fc.uint8Array({ minLength: 64, maxLength: 64 }).map((bytes) => Uint8Array.of(1, ...bytes)),
      fc.string({ maxLength: 80 }),
      fc.json(),
    )
    const frame = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.constant(272).map((length) => new Uint8Array(randomBytes(length))),
      fc.json(),
    )
    const frames = fc.array(frame, { minLength: 20, maxLength: 20 })
    for (const [word, made] of fc.sample(fc.tuple(first, frames), 120)) {
      const socket = server.open()
      const closed = new Promise((resolve) => socket.on('close', resolve))
      expect(await fate(socket)).toBe('open')
      for (const one of [word, ...made]) socket.send(one)
      expect(await closed).toBe(1008)
    }
    expect(server.joined.length).toBe(1)
    expect(server.said).toEqual([])
    expect(await isServed(watching)).toBe(true)
  }, 120_000)

  it('cannot take part by what he has recorded: a whole connection, word for word, is hung up on (PH-11, PH-43)', async () => {
    const server = await openPhones()
    const victim = await inside(server)
    const back = await inside(server, [victim.met.next])
    expect(back.id).toBe(victim.id)
    const recorded = [back.say(CLAIM('Ben')), back.say(TIME)]
    await until(() => server.said.length === 1)
    for (const words of [
      [back.knocked, ...recorded],
      [back.knocked, recorded[0] ?? back.knocked],
    ]) {
      const socket = server.open()
      const closed = new Promise((resolve) => socket.on('close', resolve))
      await fate(socket)
      for (const word of words) socket.send(word)
      expect(await closed).toBe(1008)
    }
    expect(server.joined.length).toBe(2)
    expect(server.said.length).toBe(1)
  })

  it('cannot come with keys of an older evening: another switching-on knows nobody (PH-43)', async () => {
    const server = await openPhones()
    const phone = await inside(server)
    const { kept } = server.heard
    await server.phones.hide()
    // Even at the same place.
    const anew = kept && { ...kept, switching: '00'.repeat(16), phones: [] }
    const other = await openPhones({ kept: anew })
    expect(other.url.href).toBe(server.url.href)
    const again = await inside(other, [phone.met.next])
    expect(again.id).not.toBe(phone.id)
    // Nor with what was said there.
    const socket = other.open()
    const closed = new Promise((resolve) => socket.on('close', resolve))
    await fate(socket)
    socket.send(phone.knocked)
    socket.send(phone.met.channel.seal(JSON.stringify(CLAIM('Ben'))))
    expect(await closed).toBe(1008)
    expect(other.joined.length).toBe(1)
  })

  it('comes to no channel where he means another path, address or purpose (PH-11)', async () => {
    const server = await openPhones()
    const others = [
      { ...server.meeting, address: `${server.url.host}/lamp-otter-moss-0482` },
      { ...server.meeting, address: `192.168.7.7:4712${server.url.pathname}` },
      { ...server.meeting, purpose: 'desk' as const },
    ]
    for (const means of others) {
      const phone = await server.raw([], means)
      phone.say(TIME)
      expect(await phone.closed).toBe(1008)
    }
    expect(server.joined).toEqual([])
  })

  it('who joins 500 times fills no place of those that were let in, and the server serves on (PH-43)', async () => {
    const server = await openPhones()
    const seated = [awake(await inside(server)), awake(await inside(server))]
    for (const { id, show } of seated) {
      server.seated.add(id)
      show('{"revision":1}')
    }
    const fates: string[] = []
    for (let n = 0; n < 500; n += 1) fates.push(await fate(server.open()))
    expect(new Set(fates)).toEqual(new Set(['open', '503']))
    expect(fates.filter((one) => one === 'open').length).toBeLessThan(200)
    for (const phone of seated) expect(await isServed(phone)).toBe(true)
    expect(server.left).toEqual([])
    expect(server.joined.length).toBe(2)
  })

  it('who waits longest makes room, where there are more than an address may have, and forty phones fit behind one', async () => {
    const server = await openPhones()
    const phones = []
    for (let n = 0; n < 40; n += 1) phones.push(awake(await inside(server)))
    for (const { id } of phones) server.seated.add(id)
    phones[0]?.show('{"revision":1}')
    const waiting = []
    for (let n = 0; n < 24; n += 1) waiting.push(awake(await inside(server)))
    const late = await inside(server)
    expect(await waiting[0]?.closed).toBe(1013)
    expect(await isServed(late)).toBe(true)
    for (const phone of waiting.slice(1)) expect(phone.socket.readyState).toBe(WebSocket.OPEN)
    for (const phone of phones) expect(phone.socket.readyState).toBe(WebSocket.OPEN)
  })
})

describe('Somebody who is in', () => {
  it('speaks for himself alone, whatever he says he is: two who claim one name are two (PH-14)', async () => {
    const server = await openPhones()
    const ben = await inside(server)
    const cleo = await inside(server)
    ben.say(CLAIM('Ben'))
    cleo.say(CLAIM('Ben'))
    await until(() => server.said.length === 2)
    const from = server.said.map(([id]) => id)
    expect(from.toSorted()).toEqual([ben.id, cleo.id].toSorted())
    // Nothing that names a seat, a connection or a sender is taken at all.
    const forged = [
      { ...CLAIM('Ben'), phone: ben.id },
      { ...CLAIM('Ben'), seat: 's0' },
      { id: 'abcdefgh', command: { type: 'looked', top: 0, seat: 's0' } },
      { id: 'abcdefgh', command: { type: 'hand', opening: 'a', hand: null, by: 's0' } },
      { t: 'said', connection: 1, message: CLAIM('Ben') },
      { id: 'abcdefgh', command: { type: 'game.undo' } },
    ]
    for (const message of forged) cleo.say(message)
    await until(() => server.phones.refused >= forged.length)
    expect(server.said.length).toBe(2)
    // Another's frame under one's own connection ends it.
    const stolen = ben.met.channel.seal(JSON.stringify(CLAIM('Ben')))
    cleo.socket.send(stolen)
    expect(await cleo.closed).toBe(1008)
    expect(server.said.length).toBe(2)
    expect(ben.socket.readyState).toBe(WebSocket.OPEN)
  })

  it('says none of 10,000 malformed messages: all are dropped, and each hundred hangs up (PH-14, PH-43)', async () => {
    const server = await openPhones()
    const watching = awake(await inside(server))
    const anything = fc.jsonValue({ maxDepth: 3 })
    const nearly = fc.record(
      {
        id: fc.oneof(fc.constant('abcdefgh'), fc.string({ maxLength: 60 })),
        command: fc.oneof(
          anything,
          fc.record(
            {
              type: fc.constantFrom('claim', 'hand', 'looked', 'request', 'done', 'lastWords', 'x'),
              name: anything,
              opening: anything,
              hand: anything,
              top: anything,
              kind: fc.constantFrom('nominate', 'undo', 1),
              target: anything,
            },
            { requiredKeys: ['type'] },
          ),
        ),
        t: fc.constantFrom('time', 'said', 'view'),
        n: anything,
      },
      { requiredKeys: [] },
    )
    const drawn = fc
      .sample(fc.oneof(anything, nearly), 12_000)
      .filter((message) => Buffer.byteLength(JSON.stringify(message)) < 4000)
      .filter((message) => asTimeRequest(message) === null)
      .slice(0, MALFORMED)
    expect(drawn.length).toBe(MALFORMED)
    // Read by themselves, too: the server does not even look at what comes too fast.
    expect(drawn.filter((message) => readPhoneMessage(message) !== null)).toEqual([])
    for (let sent = 0; sent < MALFORMED; sent += 100) {
      const phone = await inside(server)
      // The first ten are dropped for what they are, whatever is said before.
      for (const message of drawn.slice(sent, sent + 100)) phone.say(message)
      expect(await phone.closed).toBe(1008)
    }
    expect(server.said).toEqual([])
    expect(await isServed(watching)).toBe(true)
    expect(server.heard.broken).toBe(0)
  }, 120_000)

  it('is heard ten times a second; what is more is dropped, and a hundred such hang up (PH-14)', async () => {
    const server = await openPhones()
    const other = awake(await inside(server))
    const flooding = await inside(server)
    const before = performance.now()
    for (let n = 0; n < 400; n += 1) flooding.say({ ...CLAIM('Ben'), id: `flooding-${n}` })
    expect(await flooding.closed).toBe(1008)
    const seconds = Math.ceil((performance.now() - before) / 1000)
    expect(server.said.length).toBeLessThanOrEqual(10 * (seconds + 1))
    expect(server.said.length).toBeGreaterThan(0)
    expect(await isServed(other)).toBe(true)
    expect(server.heard.broken).toBe(0)
  })

  it('is hung up on after a hundred messages that may not be said, and not after one (PH-14)', async () => {
    const server = await openPhones()
    const phone = await inside(server)
    phone.say({ id: 'abcdefgh', command: { type: 'claim', name: 7 } })
    expect(await isServed(phone)).toBe(true)
    // What comes too late only the host knows.
    server.heard.takes = false
    phone.say(CLAIM('Ben'))
    await until(() => server.said.length === 1)
    server.answerAll()
    await until(() => server.phones.refused === 2)
    expect(await isServed(phone)).toBe(true)
    for (let n = 0; n < 97; n += 1) phone.say({ id: 'x' })
    await until(() => server.phones.refused === 99)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(await isServed(phone)).toBe(true)
    phone.say({ id: 'x' })
    expect(await phone.closed).toBe(1008)
  })

  it('is hung up on at once for a frame that is repeated, left out, changed, no frame or too long (PH-11, PH-43)', async () => {
    const server = await openPhones()
    const repeat = await inside(server)
    repeat.socket.send(repeat.say(TIME))
    const skip = await inside(server)
    skip.met.channel.seal('1')
    skip.say(TIME)
    const change = await inside(server)
    const changed = change.met.channel.seal(JSON.stringify(TIME))
    changed[20] = (changed[20] ?? 0) ^ 1
    change.socket.send(changed)
    const text = await inside(server)
    text.socket.send('{"t":"time","n":1}')
    for (const phone of [repeat, skip, change, text]) expect(await phone.closed).toBe(1008)
    const long = await inside(server)
    long.socket.send(new Uint8Array(2 * FRAME.most))
    expect(await long.closed).toBe(1009)
    expect(server.heard.broken).toBe(0)
  })

  it('who falls silent is taken for gone, and so is who never says who he is (PH-4)', async () => {
    const server = await openPhones()
    const silent = await inside(server)
    const mute = server.open()
    const gone = new Promise((resolve) => mute.on('close', resolve))
    await fate(mute)
    expect(await gone).toBe(1006)
    expect(server.left).toEqual([])
    expect(await silent.closed).toBe(1006)
    await until(() => server.left.includes(silent.id))
  }, 30_000)
})

describe('Whoever records the network', () => {
  it('cannot tell seats apart by numbers and lengths of what they are sent and say (PH-12, PH-43)', async () => {
    const server = await openPhones()
    const phones: Awaited<ReturnType<typeof inside>>[] = []
    for (let n = 0; n < 9; n += 1) phones.push(await inside(server))
    const up: number[][] = phones.map(() => [])
    for (let round = 0; round < 20; round += 1) {
      // Some have long roles and much to be shown, others nothing.
      for (const [n, { show }] of phones.entries()) {
        const own = 'x'.repeat(((n * 7 + round) % 9) * 400)
        if ((n + round) % 4 > 0) show(JSON.stringify({ revision: round, own }))
      }
      for (const [n, phone] of phones.entries()) {
        const votes = Array.from({ length: n % 4 }, (_, seat) => `s${seat}`)
        const hand = n % 3 === 0 ? null : { for: 'hands', votes }
        const message = { id: 'abcdefgh', command: { type: 'hand', opening: 'a1', hand } }
        up[n]?.push(phone.say(message).length)
      }
      await until(() => server.said.length === (round + 1) * phones.length)
      server.answerAll()
      await new Promise((resolve) => setTimeout(resolve, 120))
    }
    await until(() => phones.every(({ bytes }) => bytes.length === 43))
    const seen = phones.map(({ bytes }) => bytes.map(({ length }) => length).join())
    expect(new Set(seen).size).toBe(1)
    expect(new Set(up.map((lengths) => lengths.join())).size).toBe(1)
    expect(new Set(phones[0]?.bytes.slice(1).map(({ length }) => length))).toEqual(
      new Set([LENGTH + 16]),
    )
  })
})
