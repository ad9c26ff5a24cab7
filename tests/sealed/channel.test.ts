/** What a sealed channel takes and what ends it, whatever stands between both sides. */
import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Channel, TAG_BYTES } from '../../src/sealed/channel'
import { TooLong } from '../../src/sealed/closed'
import { FRAME, MESSAGE } from '../../src/sealed/padding'
import { flipped, meet, outcome } from './meet'

/** Two ends of one line, as a handshake leaves them. */
function ends(): { host: Channel; phone: Channel } {
  const down = { key: new Uint8Array(randomBytes(32)), lengths: FRAME }
  const up = { key: new Uint8Array(randomBytes(32)), lengths: MESSAGE }
  return { host: new Channel(down, up), phone: new Channel(up, down) }
}

const LENGTH = 2 * FRAME.unit

/** What somebody in between may do with the frames of a line, and which of them still arrive. */
const tampering = fc.oneof(
  fc.record({ how: fc.constant('flip' as const), at: fc.nat(), bit: fc.nat() }),
  fc.record({ how: fc.constant('repeat' as const), at: fc.nat(), bit: fc.nat() }),
  fc.record({ how: fc.constant('drop' as const), at: fc.nat(), bit: fc.nat() }),
  fc.record({ how: fc.constant('swap' as const), at: fc.nat(), bit: fc.nat() }),
  fc.record({ how: fc.constant('cut' as const), at: fc.nat(), bit: fc.nat() }),
  fc.record({ how: fc.constant('reflect' as const), at: fc.nat(), bit: fc.nat() }),
  fc.record({ how: fc.constant('older' as const), at: fc.nat(), bit: fc.nat() }),
)
type Tampering = typeof tampering extends fc.Arbitrary<infer T> ? T : never

/** @returns the frames as they arrive, and how many of them are as they should be */
function tampered(
  frames: readonly Uint8Array[],
  { how, at, bit }: Tampering,
  strange: { readonly reflected: Uint8Array; readonly older: Uint8Array },
): { readonly arriving: Uint8Array[]; readonly good: number } {
  // Whatever is done to it, another one follows.
  const index = at % (frames.length - 1)
  const [before, one = strange.older, next = strange.older, ...after] = [
    frames.slice(0, index),
    ...frames.slice(index),
  ] as [Uint8Array[], Uint8Array?, Uint8Array?, ...Uint8Array[]]
  const arriving: Readonly<Record<Tampering['how'], Uint8Array[]>> = {
    flip: [flipped(one, bit % (one.length * 8)), next],
    repeat: [one, one, next],
    drop: [next],
    swap: [next, one],
    cut: [one.subarray(0, bit % one.length), next],
    reflect: [strange.reflected, one, next],
    older: [strange.older, one, next],
  }
  const good = before.length + (how === 'repeat' ? 1 : 0)
  return { arriving: [...before, ...arriving[how], ...after], good }
}

describe('A channel', () => {
  it('hands on what was said, both ways, in its order, any JSON that fits (PH-11)', () => {
    const { phone, host } = meet()
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.boolean(), fc.json({ maxDepth: 3 })), { maxLength: 8 }),
        (said) => {
          for (const [isUp, json] of said.filter(([, text]) => Buffer.byteLength(text) < 1500)) {
            const [from, to] = isUp ? [phone.channel, host.channel] : [host.channel, phone.channel]
            expect(to.open(from.seal(json))).toEqual(JSON.parse(json))
          }
        },
      ),
    )
  })

  it('makes all frames of the host one length, whatever they say, and messages of phones steps of 256 bytes (PH-12)', () => {
    const { phone, host } = ends()
    const text = (length: number) => JSON.stringify('x'.repeat(length))
    const frames = [0, 1, 100, 2040, LENGTH - 6].map((n) => host.seal(text(n), LENGTH).length)
    expect(new Set(frames)).toEqual(new Set([LENGTH + TAG_BYTES]))
    const said = [0, 1, 100, 250].map((n) => phone.seal(text(n)).length)
    expect(new Set(said)).toEqual(new Set([256 + TAG_BYTES]))
    expect([251, 2042].map((n) => phone.seal(text(n)).length)).toEqual([528, 2064])
  })

  it('refuses what is too long with its size, sends nothing and stays as it is (PH-12)', () => {
    const { phone, host } = ends()
    const long = JSON.stringify('ß'.repeat(LENGTH / 2))
    expect(() => host.seal(long, LENGTH)).toThrow(new TooLong(LENGTH + 2, LENGTH - 4))
    expect(() => phone.seal(JSON.stringify('x'.repeat(5000)))).toThrow(TooLong)
    expect(() => host.seal('1', LENGTH + 1)).toThrow(RangeError)
    expect(() => host.seal('1', 0)).toThrow(RangeError)
    expect(phone.open(host.seal('{"a":1}', LENGTH))).toEqual({ a: 1 })
    expect(host.open(phone.seal('[2]'))).toEqual([2])
  })

  it('says the same twice in two different ways, and hides every byte of it', () => {
    const { host } = ends()
    const [first, second] = [host.seal('{"card":"mafia"}'), host.seal('{"card":"mafia"}')]
    expect(Buffer.compare(first, second)).not.toBe(0)
    expect(Buffer.from(first).includes('mafia')).toBe(false)
    const quiet = Buffer.from(first).subarray(64)
    expect(new Set(quiet).size).toBeGreaterThan(200)
  })

  it('takes no tampered, repeated, lost, exchanged, cut, reflected or older frame, and nothing after it: 10,000 tries (PH-11, PH-43)', () => {
    let tried = 0
    const old = ends()
    fc.assert(
      fc.property(tampering, fc.integer({ min: 2, max: 4 }), fc.boolean(), (what, count, isUp) => {
        const { host, phone } = ends()
        const [from, to] = isUp ? [phone, host] : [host, phone]
        const frames = Array.from({ length: count }, (_, n) => from.seal(String(n)))
        const strange = {
          reflected: to.seal('0'),
          older: (isUp ? old.phone : old.host).seal('0'),
        }
        const { arriving, good } = tampered(frames, what, strange)
        const heard = arriving.map((frame) => outcome(() => to.open(frame)))
        tried += 1
        expect(heard.slice(0, good)).toEqual([...heard.keys()].slice(0, good))
        expect(new Set(heard.slice(good))).toEqual(new Set(['closed']))
        // What ended one way ends both.
        expect(outcome(() => to.seal('1'))).toBe('closed')
      }),
      { numRuns: 10_000 },
    )
    expect(tried).toBe(10_000)
  }, 120_000)

  it('takes none of 10,000 frames that somebody made up, and throws nothing but the one close (PH-43)', () => {
    const lengths = [FRAME, MESSAGE].flatMap(({ unit }) => [
      unit,
      unit + TAG_BYTES,
      2 * unit + TAG_BYTES,
    ])
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array({ maxLength: 80 }),
          fc.constantFrom(...lengths).map((length) => new Uint8Array(randomBytes(length))),
        ),
        fc.boolean(),
        (frame, isUp) => {
          const { host, phone } = ends()
          const to = isUp ? host : phone
          expect(outcome(() => to.open(frame))).toBe('closed')
        },
      ),
      { numRuns: 10_000 },
    )
  }, 120_000)

  it('ends at what was sealed rightly but is no JSON, no text, or not filled up with zeros', async () => {
    const { chacha20poly1305 } = await import('@noble/ciphers/chacha.js')
    const key = new Uint8Array(randomBytes(32))
    const block = (fill: (view: DataView, bytes: Uint8Array) => void): Uint8Array => {
      const bytes = new Uint8Array(256)
      fill(new DataView(bytes.buffer), bytes)
      return chacha20poly1305(key, new Uint8Array(12)).encrypt(bytes)
    }
    const frames = {
      good: block((view, bytes) => {
        view.setUint32(0, 2)
        bytes.set([0x34, 0x32], 4)
      }),
      empty: block(() => {}),
      noJson: block((view, bytes) => {
        view.setUint32(0, 1)
        bytes.set([0x7b], 4)
      }),
      noText: block((view, bytes) => {
        view.setUint32(0, 3)
        bytes.set([0x22, 0xff, 0x22], 4)
      }),
      tooLong: block((view, bytes) => {
        view.setUint32(0, 253)
        bytes.fill(0x20, 4)
        bytes.set([0x31], 4)
      }),
      huge: block((view) => view.setUint32(0, 0xffff_ffff)),
      notZero: block((view, bytes) => {
        view.setUint32(0, 2)
        bytes.set([0x34, 0x32, 0, 1], 4)
      }),
    }
    const heard = Object.entries(frames).map(([name, frame]) => {
      const ways = { key, lengths: MESSAGE }
      return [name, outcome(() => new Channel(ways, ways).open(frame))]
    })
    expect(Object.fromEntries(heard)).toEqual({
      good: 42,
      empty: 'closed',
      noJson: 'closed',
      noText: 'closed',
      tooLong: 'closed',
      huge: 'closed',
      notZero: 'closed',
    })
  })

  it('says nothing and hears nothing once it was closed', () => {
    const { host, phone } = ends()
    const frame = host.seal('1')
    phone.close()
    expect(outcome(() => phone.open(frame))).toBe('closed')
    expect(outcome(() => phone.seal('1'))).toBe('closed')
  })

  it('opens frames wherever they lie in memory', () => {
    const { host, phone } = ends()
    for (let shift = 0; shift < 5; shift += 1) {
      const frame = host.seal(String(shift))
      const memory = new Uint8Array(frame.length + shift)
      memory.set(frame, shift)
      expect(phone.open(memory.subarray(shift))).toBe(shift)
    }
  })
})
