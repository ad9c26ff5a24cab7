import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readCommand, type FacilitatorView, type ProjectorView } from '../../src/bridge'
import { readTimeRequest, readWindowMessage } from '../../src/bridge/carriers/messages'
import { nearlyCommand } from '../support/malformedCommands'
import { fate, startTestMode, until, watch, type TestMode } from './support/mode'

const MESSAGES = 10_000
let mode: TestMode
beforeEach(async () => {
  mode = await startTestMode()
})
afterEach(() => mode.close())

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

const written = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? 'undefined'
  } catch {
    // What JSON cannot hold (a bigint, a circle) is sent as its name.
    return String(typeof value)
  }
}

/** Anything at all that a socket can be sent. */
const nonsense: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  { weight: 10, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 10, arbitrary: fc.json() },
  { weight: 10, arbitrary: fc.uint8Array({ maxLength: 200 }) },
  {
    weight: 10,
    arbitrary: nearlyCommand.map((command) => written({ t: 'command', n: 1, command })),
  },
  { weight: 10, arbitrary: nearlyCommand.map(written) },
  {
    weight: 10,
    arbitrary: fc
      .record({
        t: fc.constantFrom('command', 'time', 'view', 'reply', '__proto__'),
        n: fc.anything(),
      })
      .map(written),
  },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 1, max: 20_000 })
      .map(
        (n) =>
          `{"t":"command","n":1,"command":{"type":"lobby.option","option":"o","value":${deep(n)}}}`,
      ),
  },
)

function isAllowedAtDesk(message: string | Uint8Array): boolean {
  const read = typeof message === 'string' ? readWindowMessage(message) : null
  if (read?.t !== 'command') return read !== null
  try {
    return readCommand(read.command).ok
  } catch {
    return false
  }
}

/** Draws what is neither allowed nor longer than `longest` bytes. */
function drawn(
  count: number,
  isAllowed: (message: string | Uint8Array) => boolean,
  longest = Infinity,
) {
  const isWanted = (message: string | Uint8Array) =>
    Buffer.byteLength(message) <= longest && !isAllowed(message)
  return fc.sample(nonsense.filter(isWanted), { numRuns: count, seed: Date.now() })
}

const without = ({ revision: _, projectors: __, ...view }: FacilitatorView) => view

describe(`${MESSAGES} malformed messages`, () => {
  it('to the facilitator socket are all refused, and change nothing', async () => {
    const messages = drawn(MESSAGES, isAllowedAtDesk)
    const desk = mode.facilitator()
    let connected = false
    desk.onConnection((now) => (connected = now))
    const views = watch<FacilitatorView>(desk)
    await until(() => views.seen.length > 0)
    await desk.actions['lobby.begin']({ ruleset: 'chiangmai' })
    await until(() => views.newest()?.room === 'lobby')
    const before = views.newest()
    const socket = mode.raw('facilitator-socket')
    await fate(socket)
    let answers = 0
    socket.on('message', (data) => {
      const { t, reply } = JSON.parse(String(data)) as { t: string; reply?: { ok: boolean } }
      if (t === 'refused' || reply?.ok === false) answers += 1
    })
    for (const message of messages) socket.send(message)
    await until(() => answers === MESSAGES, 'all refused', 50_000)
    console.log(`facilitator socket: ${MESSAGES} sent, ${mode.counts.refused} refused`)
    expect(mode.counts.refused).toBe(MESSAGES)
    expect(views.newest()).toEqual(before)
    expect(mode.errors).toEqual([])
    await until(() => connected)
    expect(await desk.actions['lobby.players']({ names: ['Ann'] })).toMatchObject({ ok: true })
  }, 60_000)

  it('to the projector socket are all refused, and change nothing', async () => {
    const isAllowed = (message: string | Uint8Array) => readTimeRequest(message) !== null
    const messages = drawn(MESSAGES, isAllowed, 256)
    const desk = watch<FacilitatorView>(mode.facilitator())
    const screen = watch<ProjectorView>(mode.projector())
    await until(() => desk.seen.length > 0 && screen.seen.length > 0)
    const before = [without(desk.newest() as FacilitatorView), screen.newest()]
    for (let sent = 0; sent < MESSAGES; sent += 20) {
      const socket = mode.raw('projector-socket')
      const closed = new Promise((resolve) => socket.on('close', resolve))
      if ((await fate(socket)) !== 'open') throw new Error('turned away')
      for (const message of messages.slice(sent, sent + 20)) socket.send(message)
      expect(await closed).toBe(1008)
    }
    console.log(`projector socket: ${MESSAGES} sent, ${mode.counts.refused} refused`)
    expect(mode.counts.refused).toBe(MESSAGES)
    await until(() => desk.newest()?.projectors === 1)
    expect([without(desk.newest() as FacilitatorView), screen.newest()]).toEqual(before)
    expect(mode.errors).toEqual([])
  }, 60_000)

  it('that are too long end the line, not the host', async () => {
    for (const length of [257, 1000, 1_000_000]) {
      const socket = mode.raw('projector-socket')
      const closed = new Promise((resolve) => socket.on('close', resolve))
      await fate(socket)
      socket.send('x'.repeat(length))
      expect(await closed).toBe(1009)
    }
    expect(mode.counts.refused).toBe(3)
    expect(await fate(mode.raw('projector-socket'))).toBe('open')
  })
})
