/** Phones and their host over real sockets: what is said arrives, comes back, and tells nobody anything. */
import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { PhoneView } from '../../../src/bridge/views/phone'
import { TooLong } from '../../../src/sealed/closed'
import { FRAME } from '../../../src/sealed/padding'
import { priorOfCode } from '../../../src/sealed/secrets'
import { until } from '../support/mode'
import { LENGTH, memoryOf, openPhones, type Phones, type RawPhone } from '../support/phones'

const door = (revision: number, more: object = {}): string =>
  JSON.stringify({ at: 'door', revision, ...more })
const WIRE = LENGTH + 16

/** So many phones that are connected, in the order of their coming. */
async function inside(server: Phones, count: number): Promise<RawPhone[]> {
  const phones: RawPhone[] = []
  for (let n = 0; n < count; n += 1) {
    const phone = await server.raw()
    phone.say({ t: 'time', n: 1 })
    await until(() => server.joined.length === n + 1 && phone.bytes.length === 3)
    phones.push(phone)
  }
  return phones
}

const words = (phone: RawPhone): string[] =>
  phone.hear().map((message) => (message as { t: string }).t)

describe('A phone', () => {
  it('is shown what it is sent and is heard: an id, a command, and which phone it was (PH-14)', async () => {
    const { phone, joined, said, answerAll } = await openPhones()
    const { port } = phone()
    const seen: PhoneView[] = []
    const connections: boolean[] = []
    port.onView((view) => seen.push(view))
    port.onConnection((connected) => connections.push(connected))
    await until(() => joined.length === 1)
    joined[0]?.show(door(1))
    await until(() => seen.length === 1)
    let isDone = false
    const sent = port.send({ type: 'claim', name: 'Ben' }).then(() => (isDone = true))
    await until(() => said.length === 1)
    const [from, message] = said[0] ?? []
    expect([from, message?.command]).toEqual([joined[0]?.id, { type: 'claim', name: 'Ben' }])
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(isDone).toBe(false)
    answerAll()
    await sent
    expect(connections.at(-1)).toBe(true)
    // The host's clock, not ours.
    await until(() => Math.abs(port.now() - performance.now() - 1_000_000) < 500)
  })

  it('comes back by itself as the one it was, through a lost line and a restart of the program (PH-8)', async () => {
    const first = await openPhones()
    const { port, memory, drop } = first.phone()
    const seen: PhoneView[] = []
    port.onView((view) => seen.push(view))
    await until(() => first.joined.length === 1)
    first.joined[0]?.show(door(1))
    await until(() => seen.length === 1)
    const { kept } = first.heard
    drop()
    await until(() => first.joined.length === 2)
    expect(first.joined[1]?.id).toBe(first.joined[0]?.id)
    // The program was killed before the disk had the newer of what it knows the phone by: the phone still has the older.
    port.close()
    await first.phones.stop()
    const second = await openPhones({ kept })
    expect(second.url.href).toBe(first.url.href)
    second.phone(memory)
    await until(() => second.joined.length === 1)
    expect(second.joined[0]?.id).toBe(first.joined[0]?.id)
  })

  it('is a stranger once phones were switched off, wherever they are switched on again (PH-1, PH-8)', async () => {
    const first = await openPhones()
    const { port, memory } = first.phone()
    await until(() => first.joined.length === 1)
    port.close()
    await first.phones.hide()
    expect(first.heard.kept).toBeNull()
    const second = await openPhones({ kept: first.heard.kept })
    expect(second.url.pathname).not.toBe(first.url.pathname)
    second.phone(memory)
    await until(() => second.joined.length === 1)
    expect(second.joined[0]?.id).not.toBe(first.joined[0]?.id)
  })

  it('is known once by what it brings: a copy of it is another phone (PH-8)', async () => {
    const { heard, joined, phone } = await openPhones()
    const first = phone()
    await until(() => joined.length === 1)
    const copy = memoryOf(...(heard.kept?.phones.map(({ prior }) => prior) ?? []))
    expect(copy.priors.length).toBe(1)
    first.drop()
    await until(() => joined.length === 2)
    phone(copy)
    await until(() => joined.length === 3)
    expect(joined[1]?.id).toBe(joined[0]?.id)
    expect(joined[2]?.id).not.toBe(joined[0]?.id)
  })

  it('that comes by a second line is the same, and the first line ends', async () => {
    const { joined, phone, heard, raw, left } = await openPhones()
    const { memory } = phone()
    await until(() => joined.length === 1 && heard.kept?.phones.length === 1)
    const other = await raw(memory.read())
    other.say({ t: 'time', n: 1 })
    await until(() => joined.length >= 2)
    expect(joined[1]?.id).toBe(joined[0]?.id)
    // Its tab has nothing any more by which it is known.
    await until(() => joined.length === 3)
    expect(joined[2]?.id).not.toBe(joined[0]?.id)
    expect(left).toEqual([])
  })

  it('is let in by a seat’s code once, and the code is gone (PH-7)', async () => {
    const { phones, joined, phone } = await openPhones()
    const code = randomBytes(16).toString('hex')
    const prior = priorOfCode(code)
    if (!prior) throw new Error('no code')
    expect(await phones.expect('no code')).toBeNull()
    const expected = await phones.expect(code)
    expect(expected).not.toBeNull()
    phone(memoryOf(prior))
    await until(() => joined.length === 1)
    expect(joined[0]?.id).toBe(expected)
    phone(memoryOf(prior))
    await until(() => joined.length === 2)
    expect(joined[1]?.id).not.toBe(expected)
  })

  it('repeats what it said under the same id until the host has it, and says it for no other seat (PH-14)', async () => {
    const { joined, said, phone, heard, answerAll, phones } = await openPhones()
    const { port, drop, memory } = phone()
    await until(() => joined.length === 1)
    const sent = port.send({ type: 'hand', opening: 'a1', hand: null })
    await until(() => said.length === 1)
    drop()
    await until(() => said.length === 2)
    expect(said[1]).toEqual(said[0])
    // All that it is known by is taken away: whoever comes now is a stranger, and takes only a wish for a seat along.
    const claim = port.send({ type: 'claim', name: 'Cleo' })
    await until(() => said.length === 3)
    memory.keep([])
    drop()
    await sent
    await until(() => joined.length === 3 && said.length === 4)
    expect(said[3]?.[0]).toBe(joined[2]?.id)
    expect(said[3]?.[1]).toEqual(said[2]?.[1])
    answerAll()
    await claim
    expect(phones.refused).toBe(0)
    expect(heard.broken).toBe(0)
  })

  it('that the host could not follow is told so all the same: it is said no more (PH-14)', async () => {
    const { joined, said, phone, heard, answerAll, phones } = await openPhones()
    heard.takes = false
    const { port } = phone()
    await until(() => joined.length === 1)
    const sent = port.send({ type: 'done', opening: 'late' })
    await until(() => said.length === 1)
    answerAll()
    await sent
    await until(() => phones.refused === 1)
  })

  it('counts as none ten seconds after it was there, and not before (PH-4)', async () => {
    const { joined, phone, left } = await openPhones()
    const { port, drop } = phone()
    await until(() => joined.length === 1)
    drop()
    await until(() => joined.length === 2)
    const gone = performance.now()
    port.close()
    await until(() => left.length === 2, 'left', 20_000)
    expect(performance.now() - gone).toBeGreaterThan(7000)
    expect(new Set(left)).toEqual(new Set([joined[0]?.id]))
  }, 40_000)
})

describe('What goes over the network', () => {
  it('is frames of one length to all phones at one moment, whoever is told something and whoever is not (PH-12)', async () => {
    const server = await openPhones()
    const phones = await inside(server, 12)
    const told = server.joined.filter((_, n) => n % 3 !== 0)
    for (const [n, { show }] of told.toReversed().entries()) {
      show(door(2, { secret: 'x'.repeat(n * 400) }))
    }
    await until(() => phones.every(({ bytes }) => bytes.length === 4))
    const lengths = phones.flatMap(({ bytes }) => bytes.slice(1).map(({ length }) => length))
    expect(new Set(lengths)).toEqual(new Set([WIRE]))
    expect(new Set(phones.map(({ bytes }) => bytes[0]?.length)).size).toBe(1)
    for (const [n, phone] of phones.entries()) {
      expect(words(phone)).toEqual(['hello', 'time', n % 3 === 0 ? 'nothing' : 'view'])
    }
  })

  it('is an acknowledgement for the one who said something, of the same length (PH-12)', async () => {
    const server = await openPhones()
    const [one, other] = await inside(server, 2)
    one?.say({ id: 'abcdefgh', command: { type: 'unclaim' } })
    await until(() => server.said.length === 1)
    server.answerAll()
    await until(() => one?.bytes.length === 4)
    expect(one?.bytes.at(-1)?.length).toBe(WIRE)
    expect(one?.hear().at(-1)).toEqual({ t: 'done', id: 'abcdefgh' })
    expect(other?.bytes.length).toBe(3)
  })

  it('is longer for everybody where one view is longer, as the whole story at the end, and nothing where it is too long (PH-12)', async () => {
    const server = await openPhones()
    const phones = await inside(server, 3)
    const [{ show } = { show: () => {} }] = server.joined
    const story = (length: number) => door(3, { text: 'ß'.repeat(length / 2) })
    expect(() => show(story(FRAME.most))).toThrow(TooLong)
    show(story(LENGTH))
    await until(() => phones.every(({ bytes }) => bytes.length === 4))
    for (const phone of phones) phone.say({ t: 'time', n: 2 })
    await until(() => phones.every(({ bytes }) => bytes.length === 5))
    show(door(4))
    await until(() => phones.every(({ bytes }) => bytes.length === 6))
    for (const phone of phones) {
      const lengths = phone.bytes.slice(3).map(({ length }) => length)
      expect(lengths).toEqual([FRAME.most + 16, FRAME.most + 16, WIRE])
    }
    expect(phones[0]?.hear().at(-1)).toMatchObject({ t: 'view', view: { revision: 4 } })
  })

  it('holds no word of what was said, either way (PH-11)', async () => {
    const server = await openPhones()
    const [one] = await inside(server, 1)
    if (!one) throw new Error('nobody')
    const frame = one.say({ id: 'abcdefgh', command: { type: 'claim', name: 'Wilhelmina' } })
    await until(() => server.said.length === 1)
    server.joined[0]?.show(door(1, { card: 'godfather' }))
    await until(() => one.bytes.length === 4)
    const all = Buffer.concat([frame, ...one.bytes]).toString('latin1')
    for (const word of ['Wilhelmina', 'claim', 'godfather', 'door', 'hello']) {
      expect(all).not.toContain(word)
    }
    expect(JSON.stringify(one.hear())).toContain('godfather')
  })
})
