/** Who comes to a channel with whom. */
import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answer, knock } from '../../src/sealed/handshake'
import { priorOfCode, type Prior } from '../../src/sealed/secrets'
import { flipped, meet, MEETING, outcome, SWITCHING, type MeetOptions } from './meet'

const code = (): Prior => {
  const prior = priorOfCode(randomBytes(16).toString('hex'))
  if (!prior) throw new Error('no code')
  return prior
}

/** Whether each understands the other; `closed` where they did not even come to a channel. */
function understand(options: MeetOptions): boolean | 'closed' {
  return outcome(() => {
    const { phone, host } = meet(options)
    const up = outcome(() => host.channel.open(phone.channel.seal('1'))) === 1
    const down = outcome(() => phone.channel.open(host.channel.seal('1'))) === 1
    // One side's keys never fit alone.
    expect(up).toBe(down)
    expect(phone.next.secret === host.next.secret).toBe(up)
    return up
  })
}

describe('A phone and the host', () => {
  it('have a channel, new keys in each, and a secret for the next time (PH-11)', () => {
    const [first, second] = [meet(), meet()]
    expect(first.phone.next).toEqual(first.host.next)
    expect(first.phone.next).not.toEqual(second.phone.next)
    expect(first.phone.switching).toBe(SWITCHING)
    const { phone, host, said } = first
    expect([phone.known, host.known]).toEqual([null, null])
    expect(said.knock).not.toEqual(second.said.knock)
    expect(said.reply).not.toEqual(second.said.reply)
  })

  it('know each other again by what a connection left them, newest first, and each connection leaves another (PH-8)', () => {
    const left = meet().phone.next
    const again = meet({ priors: [left], known: [left] })
    expect([again.phone.known, again.host.known]).toEqual([left.name, left.name])
    const newer = again.phone.next
    expect(newer.secret).not.toBe(left.secret)
    // The newest was lost on its way to the host: the one before it does as well.
    const lost = meet({ priors: [newer, left], known: [left] })
    expect([lost.phone.known, lost.host.known]).toEqual([left.name, left.name])
    expect(understand({ priors: [newer, left], known: [left] })).toBe(true)
  })

  it('meet as strangers where the host knows it no more', () => {
    const gone = meet({ priors: [code()], known: [] })
    expect([gone.phone.known, gone.host.known]).toEqual([null, null])
    expect(understand({ priors: [code()], known: [code()] })).toBe(true)
  })

  it('look the same to whoever listens, whether they have met before or not', () => {
    const strangers = meet().said
    const friends = (() => {
      const prior = code()
      return meet({ priors: [prior], known: [prior] }).said
    })()
    expect(strangers.knock.length).toBe(friends.knock.length)
    expect(strangers.reply.length).toBe(friends.reply.length)
  })

  it('have no channel where the name of the secret is right and the secret is not (PH-7)', () => {
    const mine = code()
    const guessed = { ...mine, secret: code().secret }
    expect(understand({ priors: [mine], known: [mine] })).toBe(true)
    expect(understand({ priors: [guessed], known: [mine] })).toBe(false)
  })

  it('have none where they mean another address, path or purpose (PH-11)', () => {
    const others = [
      { ...MEETING, purpose: 'desk' as const },
      { ...MEETING, address: '192.168.1.6:4712/lamp-otter-moss-0482' },
      { ...MEETING, address: '192.168.1.5:4713/lamp-otter-moss-0482' },
      { ...MEETING, address: '192.168.1.5:4712/lamp-otter-moss-0483' },
      { ...MEETING, address: '' },
    ]
    for (const phoneMeans of others)
      expect(understand({ phoneMeans }), JSON.stringify(phoneMeans)).toBe(false)
  })

  it('have none where a single bit of any byte they said was changed: version, key, name, switching-on (PH-11)', () => {
    const prior = code()
    const { said } = meet()
    const words = [
      ['knock', said.knock.length],
      ['reply', said.reply.length],
    ] as const
    let tried = 0
    for (const [word, length] of words) {
      for (let bit = 0; bit < length * 8; bit += 9) {
        const change: MeetOptions['change'] = (which, bytes) =>
          which === word ? flipped(bytes, bit) : bytes
        const seen = understand({ priors: [prior], known: [prior], change })
        expect(seen, `${word} ${bit}`).not.toBe(true)
        tried += 1
      }
    }
    expect(tried).toBeGreaterThan(100)
  }, 120_000)

  it('turn away whatever is no word of theirs, and throw nothing but the one close: 10,000 tries (PH-43)', () => {
    const { said } = knock(MEETING)
    const { enter } = knock(MEETING)
    const word = (length: number) =>
      fc.oneof(
        fc.uint8Array({ maxLength: 120 }),
        fc.uint8Array({ minLength: length, maxLength: length }),
      )
    let answered = 0
    fc.assert(
      fc.property(word(said.length), word(50), (heard, reply) => {
        const met = outcome(() => answer(MEETING, SWITCHING, heard, () => undefined))
        if (met !== 'closed') answered += 1
        const shape = heard.length === said.length && heard[0] === 1
        // A key of zeros is no key, as are a few others.
        if (!shape) expect(met).toBe('closed')
        if (reply.length !== 50 || reply[0] !== 1)
          expect(outcome(() => enter(reply))).toBe('closed')
      }),
      { numRuns: 10_000 },
    )
    expect(answered).toBeLessThan(1000)
  }, 120_000)

  it('take nothing for a code but 32 hexadecimal signs', () => {
    const good = randomBytes(16).toString('hex')
    const bad = ['', good.slice(1), `${good}0`, good.replace(/^./, 'g'), ` ${good}`]
    expect(bad.map(priorOfCode)).toEqual(bad.map(() => null))
    expect(priorOfCode(good)).toEqual(priorOfCode(good))
  })

  it('take no key that makes a secret everybody knows', () => {
    const { said } = knock(MEETING)
    for (const start of [0, 1]) {
      const weak = Uint8Array.from(said)
      weak.fill(0, 1, 33)
      weak[1] = start
      expect(outcome(() => answer(MEETING, SWITCHING, weak, () => undefined))).toBe('closed')
      const reply = new Uint8Array(50)
      reply[0] = 1
      reply[18] = start
      expect(outcome(() => knock(MEETING).enter(reply))).toBe('closed')
    }
  })

  it('believe no answer that names a secret which was not offered', () => {
    const prior = code()
    const { enter, said } = knock(MEETING)
    const host = answer(MEETING, SWITCHING, said, () => prior)
    expect(outcome(() => enter(host.said))).toBe('closed')
  })

  it('hear nothing of an earlier connection: a whole recorded one opens nothing (PH-43)', () => {
    const recorded = meet()
    const frames = [1, 2, 3].map((n) => recorded.phone.channel.seal(String(n)))
    // The stranger says what the phone said, word for word; the host has other keys now.
    const again = answer(MEETING, SWITCHING, recorded.said.knock, () => undefined)
    expect(frames.map((frame) => outcome(() => again.channel.open(frame)))).toEqual([
      'closed',
      'closed',
      'closed',
    ])
  })
})
