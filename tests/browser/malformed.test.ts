import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import type { FacilitatorView, ProjectorView } from '../../src/bridge'
import { deepFrames, deskFrames, projectorFrames } from '../support/malformed/frames'
import { malformedCommand, malformedFrame, written } from '../support/malformed/mass'
import { fate, startTestMode, until, watch, type TestMode, type Watched } from './support/mode'
import { verdictOf } from './support/verdict'

const MESSAGES = 10_000
/** A projector that says this much it may not say is hung up on. */
const PATIENCE = 20
/** What is longer ends a projector’s line by itself, in bytes. */
const LONGEST = 256
let mode: TestMode
beforeEach(async () => {
  mode = await startTestMode()
})
afterEach(() => mode.close())

type Frame = string | Uint8Array
const atTheDesk: fc.Arbitrary<Frame> = fc.oneof(
  { weight: 3, arbitrary: malformedFrame },
  { weight: 2, arbitrary: malformedCommand.map(written) },
  {
    weight: 5,
    arbitrary: malformedCommand.map((command) => written({ t: 'command', n: 1, command })),
  },
)
const drawn = (from: fc.Arbitrary<Frame>): Frame[] => fc.sample(from, { numRuns: MESSAGES })

const without = ({ revision: _, projectors: __, ...view }: FacilitatorView) => view

/** A desk in a lobby, seen from another window. */
async function lobby(): Promise<Watched<FacilitatorView>> {
  const desk = mode.facilitator()
  const views = watch<FacilitatorView>(desk)
  await until(() => views.seen.length > 0)
  await desk.actions['lobby.begin']({ ruleset: 'chiangmai' })
  await until(() => views.newest()?.station === 'lobby')
  return views
}

async function opened(path: string): Promise<WebSocket> {
  const socket = mode.raw(path)
  if ((await fate(socket)) !== 'open') throw new Error('turned away')
  return socket
}

const closing = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => socket.on('close', resolve))

describe('What is said over a socket, message by message', () => {
  it('at the desk gets the verdict that was written beside it, and only what is done changes anything', async () => {
    const views = await lobby()
    const socket = await opened('facilitator-socket')
    for (const [expected, frame] of deskFrames) {
      const before = views.newest()
      expect(await verdictOf(socket, frame), String(frame)).toBe(expected)
      // Another window of the desk hears of every change before the answer is there.
      if (!expected.endsWith('done')) expect(views.newest(), String(frame)).toBe(before)
    }
    expect(deskFrames.filter(([verdict]) => verdict === 'reply done').length).toBeGreaterThan(10)
    expect(mode.errors).toEqual([])
  })

  it('at the desk may be nested as deeply as it likes: it is refused, and the next is heard', async () => {
    const views = await lobby()
    const before = views.newest()
    const socket = await opened('facilitator-socket')
    for (const frame of deepFrames) {
      expect(await verdictOf(socket, frame)).toMatch(/^(?:refused|reply malformed)$/)
    }
    expect(await verdictOf(socket, '{"t":"time","n":1}')).toBe('time')
    expect(views.newest()).toBe(before)
    expect(mode.errors).toEqual([])
  })

  it('at the big screen gets the time or nothing, commands as well; after twenty such it is hung up on', async () => {
    const views = await lobby()
    const screen = watch<ProjectorView>(mode.projector())
    await until(() => screen.seen.length > 0 && views.newest()?.projectors === 1)
    const before = without(views.newest() as FacilitatorView)
    const wrong = projectorFrames.filter(([verdict]) => verdict === 'refused')
    for (const [expected, frame] of projectorFrames) {
      const socket = await opened('projector-socket')
      const refused = mode.counts.refused
      const heard: string[] = []
      socket.on('message', (data) => heard.push(String(data)))
      socket.send(frame)
      socket.send('{"t":"time","n":77}')
      await until(() => heard.some((text) => text.includes('"n":77')))
      expect(mode.counts.refused - refused, String(frame)).toBe(expected === 'refused' ? 1 : 0)
      const kinds = heard.map((text) => (JSON.parse(text) as { t: string }).t)
      const answers = kinds.filter((kind) => !['hello', 'pack', 'view'].includes(kind))
      expect(answers, String(frame)).toEqual(expected === 'time' ? ['time', 'time'] : ['time'])
      const closed = closing(socket)
      for (let sent = expected === 'refused' ? 1 : 0; sent < PATIENCE; sent += 1) {
        socket.send(wrong[sent % wrong.length]?.[1] ?? '')
      }
      expect(await closed).toBe(1008)
    }
    await until(() => views.newest()?.projectors === 1)
    expect(without(views.newest() as FacilitatorView)).toEqual(before)
    expect(screen.seen.length).toBe(1)
    expect(mode.errors).toEqual([])
  })
})

describe(`${MESSAGES} malformed messages`, () => {
  it('to the facilitator socket are all refused, and change nothing', async () => {
    const views = await lobby()
    const before = views.newest()
    const socket = await opened('facilitator-socket')
    let answers = 0
    socket.on('message', (data) => {
      const { t, reply } = JSON.parse(String(data)) as {
        t: string
        reply?: { refusal?: { code: string } }
      }
      if (t === 'refused' || reply?.refusal?.code === 'malformed') answers += 1
    })
    for (const frame of drawn(atTheDesk)) socket.send(frame)
    await until(() => answers === MESSAGES, 'all refused', 50_000)
    expect(mode.counts.refused).toBe(MESSAGES)
    expect(views.newest()).toBe(before)
    expect(mode.errors).toEqual([])
    expect(
      await verdictOf(socket, '{"t":"command","n":1,"command":{"type":"lobby.proposeDeck"}}'),
    ).toBe('reply done')
  }, 60_000)

  it('to the projector socket are all refused, and change nothing', async () => {
    const frames = drawn(malformedFrame).filter((frame) => Buffer.byteLength(frame) <= LONGEST)
    const desk = watch<FacilitatorView>(mode.facilitator())
    const screen = watch<ProjectorView>(mode.projector())
    await until(() => desk.seen.length > 0 && screen.seen.length > 0)
    const before = [without(desk.newest() as FacilitatorView), screen.newest()]
    const whole = frames.length - (frames.length % PATIENCE)
    expect(whole).toBeGreaterThan(MESSAGES * 0.9)
    for (let sent = 0; sent < whole; sent += PATIENCE) {
      const socket = await opened('projector-socket')
      const closed = closing(socket)
      for (const frame of frames.slice(sent, sent + PATIENCE)) socket.send(frame)
      expect(await closed).toBe(1008)
    }
    expect(mode.counts.refused).toBe(whole)
    await until(() => desk.newest()?.projectors === 1)
    expect([without(desk.newest() as FacilitatorView), screen.newest()]).toEqual(before)
    expect(mode.errors).toEqual([])
  }, 60_000)

  it('that are too long end the line, not the host', async () => {
    for (const length of [257, 1000, 1_000_000]) {
      const socket = await opened('projector-socket')
      const closed = closing(socket)
      socket.send('x'.repeat(length))
      expect(await closed).toBe(1009)
    }
    expect(mode.counts.refused).toBe(3)
    expect(await fate(mode.raw('projector-socket'))).toBe('open')
  })
})
