/** A phone at its end of the line: when it tries again, when it says that it is away, and what it keeps. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { phoneSocket } from '../../src/bridge/carriers/phoneSocket'
import type { BinarySocket } from '../../src/bridge/carriers/sealedSocket'
import { answer, type Met } from '../../src/sealed/handshake'
import type { Prior } from '../../src/sealed/secrets'
import { MEETING, SWITCHING } from '../sealed/meet'
import { memoryOf } from './support/phones'

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 })
})
afterEach(() => vi.useRealTimers())

/** A socket whose other end is the host's, as far as the test lets it answer. */
class Line implements BinarySocket {
  readonly readyState = 1
  binaryType = ''
  onopen: BinarySocket['onopen'] = null
  onclose: BinarySocket['onclose'] = null
  onmessage: BinarySocket['onmessage'] = null
  /** What the phone said in the channel. */
  readonly said: { t?: string; id?: string; n?: number; command?: { type: string } }[] = []
  closed = false
  /** Whether questions for the time are answered. */
  answers = true
  #met: Met | null = null

  constructor(private readonly known: readonly Prior[]) {}

  open(): void {
    this.onopen?.({} as never)
  }

  send(bytes: Uint8Array): void {
    if (this.closed) return
    if (this.#met) return this.#hear(this.#met.channel.open(bytes) as (typeof this.said)[number])
    const find = (name: string) => this.known.find((prior) => prior.name === name)
    const { said, ...met } = answer(MEETING, SWITCHING, bytes, find)
    this.#met = met
    this.#deliver(said)
  }

  say(message: object): void {
    if (this.#met) this.#deliver(this.#met.channel.seal(JSON.stringify(message), 2048))
  }

  /** Something on the way that is no frame of the host's. */
  disturb(bytes: Uint8Array): void {
    this.#deliver(bytes)
  }

  close(): void {
    this.closed = true
    this.onclose?.({} as never)
  }

  get next(): Prior | undefined {
    return this.#met?.next
  }

  #hear(message: (typeof this.said)[number]): void {
    this.said.push(message)
    if (message.t === 'time' && this.answers) this.say({ t: 'time', n: message.n, now: 5000 })
  }

  #deliver(bytes: Uint8Array): void {
    const data = Uint8Array.from(bytes).buffer
    this.onmessage?.({ data } as never)
  }
}

function phone(known: readonly Prior[] = [], ...kept: Prior[]) {
  const lines: Line[] = []
  const memory = memoryOf(...kept)
  const connections: boolean[] = []
  const port = phoneSocket({
    url: 'ws://x',
    meeting: MEETING,
    memory,
    makeSocket: () => {
      const line = new Line(known)
      lines.push(line)
      return line
    },
    file: (path) => Promise.resolve(path),
    localNow: () => Date.now(),
  })
  port.onConnection((connected) => connections.push(connected))
  const line = (): Line => lines.at(-1) ?? fail()
  return { port, lines, line, memory, connections }
}
const fail = (): never => {
  throw new Error('no socket was made')
}
const view = (revision: number) => ({ t: 'view', view: { at: 'door', revision } })
const commands = (line: Line) => line.said.flatMap(({ command }) => command?.type ?? [])

describe('A phone at its end of the line', () => {
  it('says when its line is there and when it is lost (PH-16)', () => {
    const { port, line, connections } = phone()
    expect(connections).toEqual([false])
    line().open()
    expect(connections).toEqual([false, true])
    vi.advanceTimersByTime(10_000)
    expect(connections).toEqual([false, true])
    line().close()
    expect(connections).toEqual([false, true, false])
    vi.advanceTimersByTime(500)
    line().open()
    expect(connections).toEqual([false, true, false, true])
    port.close()
  })

  it('says within three seconds that nothing is heard, though the line seems to hold (PH-16)', () => {
    const { port, line, lines, connections } = phone()
    line().open()
    vi.advanceTimersByTime(4000)
    line().answers = false
    vi.advanceTimersByTime(3000)
    expect(connections).toEqual([false, true, false])
    line().say({ t: 'hello', instance: 'a', now: 1 })
    vi.advanceTimersByTime(500)
    expect(connections).toEqual([false, true, false, true])
    expect(lines.length).toBe(1)
    port.close()
  })

  it('notices within five seconds that a line is dead which nobody hung up, and takes another', () => {
    const { port, line, lines, connections } = phone()
    line().open()
    vi.advanceTimersByTime(4000)
    line().answers = false
    const [first] = lines
    vi.advanceTimersByTime(7500)
    expect(first?.closed).toBe(true)
    expect(lines.length).toBeGreaterThan(1)
    expect(connections).toEqual([false, true, false])
    line().open()
    expect(connections).toEqual([false, true, false, true])
    port.close()
  })

  it('does not wait for a connection that does not come about, at most four seconds', () => {
    const { port, lines } = phone()
    vi.advanceTimersByTime(3900)
    expect(lines.length).toBe(1)
    vi.advanceTimersByTime(600)
    expect(lines.length).toBe(2)
    expect(lines[0]?.closed).toBe(true)
    port.close()
  })

  it('connects anew at once when the page comes back to the front after a while, and trusts a fresh line (PH-8)', () => {
    const { port, line, lines } = phone()
    line().open()
    vi.advanceTimersByTime(4000)
    port.wake()
    expect(lines.length).toBe(1)
    // Asleep: no timer runs, and nothing is heard.
    vi.setSystemTime(Date.now() + 60_000)
    port.wake()
    expect(lines.length).toBe(2)
    expect(lines[0]?.closed).toBe(true)
    line().open()
    line().say(view(1))
    let seen = 0
    port.onView(({ revision }) => (seen = revision))
    expect(seen).toBe(1)
    port.close()
  })

  it('keeps both what it was known by and what is next, until the host is heard (PH-8)', () => {
    const first = phone()
    first.line().open()
    const left = first.line().next ?? fail()
    expect(first.memory.priors).toEqual([left])
    first.port.close()

    const { port, line, memory } = phone([left], left)
    line().open()
    const next = line().next ?? fail()
    expect(memory.priors).toEqual([next, left])
    line().say({ t: 'hello', instance: 'a', now: 1 })
    expect(memory.priors).toEqual([next, left])
    line().say(view(1))
    expect(memory.priors).toEqual([next])
    port.close()
  })

  it('shows views newest first in a connection, and whatever the next connection begins with', () => {
    const { port, line } = phone()
    const seen: number[] = []
    port.onView(({ revision }) => seen.push(revision))
    for (const instance of ['a', 'b']) {
      line().open()
      line().say({ t: 'hello', instance, now: 1 })
      for (const revision of [2, 1, 2, 3]) line().say(view(revision))
      line().close()
      vi.advanceTimersByTime(3000)
    }
    expect(seen).toEqual([2, 3, 2, 3])
    port.close()
  })

  it('repeats a command every three seconds under its id until it is done', async () => {
    const { port, line } = phone()
    line().open()
    let isDone = false
    const sent = port.send({ type: 'unclaim' }).then(() => (isDone = true))
    vi.advanceTimersByTime(6500)
    expect(commands(line())).toEqual(['unclaim', 'unclaim', 'unclaim'])
    const ids = line().said.flatMap(({ id }) => id ?? [])
    expect(new Set(ids).size).toBe(1)
    expect(isDone).toBe(false)
    line().say({ t: 'done', id: ids[0] })
    await sent
    vi.advanceTimersByTime(6500)
    expect(commands(line()).length).toBe(3)
    port.close()
  })

  it('hangs up where anything comes that is not the frame that is due', () => {
    const { port, line, lines } = phone()
    line().open()
    const [first] = lines
    line().disturb(new Uint8Array(2064))
    expect(first?.closed).toBe(true)
    vi.advanceTimersByTime(500)
    expect(lines.length).toBe(2)
    line().open()
    line().say(view(1))
    port.close()
  })

  it('stays within what a phone may say: no ten messages in any second without a tap', () => {
    const { port, line } = phone()
    line().open()
    const heard: number[] = []
    for (let second = 0; second < 10; second += 1) {
      const before = line().said.length
      vi.advanceTimersByTime(1000)
      heard.push(line().said.length - before)
    }
    expect(Math.max(...heard)).toBeLessThan(5)
    port.close()
  })
})
