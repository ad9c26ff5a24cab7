/** What a TV, or who pretends to be one, can say over the network: the time is asked, and nothing else is heard. */
import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { ProjectorView } from '../../../src/bridge'
import { PROTOCOL } from '../../../src/bridge/carriers/messages'
import { projectorFrames } from '../../support/malformed/frames'
import { malformedFrame } from '../../support/malformed/mass'
import { fate, until } from '../support/mode'
import { openNetwork } from '../support/networkScreen'

const MESSAGES = 10_000
/** Who says this much that may not be said is hung up on. */
const PATIENCE = 20
const LONGEST = 256

async function open() {
  const opened = await openNetwork({ randomBytes, random: Math.random })
  const { host, url } = opened
  const frames: string[] = []
  host.subscribeProjector((_, json) => frames.push(json))
  const tv = async () => {
    const address = `ws://${url.host}${url.pathname}/projector-socket`
    const socket = new WebSocket(address, [PROTOCOL], { headers: { origin: url.origin } })
    const heard: { readonly t: string; readonly view?: ProjectorView }[] = []
    socket.on('message', (data) => heard.push(JSON.parse(String(data)) as (typeof heard)[number]))
    const closed = new Promise((resolve) => socket.on('close', resolve))
    if ((await fate(socket)) !== 'open') throw new Error('turned away')
    return { socket, heard, closed }
  }
  return { ...opened, frames, tv }
}

it('Each message from the network gets the time or nothing, as was written beside it, and changes nothing', async () => {
  const { host, network, frames, tv } = await open()
  const before = frames.length
  let wrong = 0
  for (const [verdict, frame] of projectorFrames) {
    const { socket, heard, closed } = await tv()
    socket.send(frame)
    socket.send('{"t":"time","n":77}')
    const expected = verdict === 'time' ? 2 : 1
    const times = () => heard.filter(({ t }) => t === 'time').length
    await until(() => JSON.stringify(heard).includes('"n":77'))
    expect(times(), String(frame)).toBe(expected)
    const others = heard.filter(({ t }) => !['hello', 'sound', 'pack', 'view', 'time'].includes(t))
    expect(others, String(frame)).toEqual([])
    if (verdict === 'refused') wrong += 1
    socket.close()
    await closed
  }
  await until(() => network.refused === wrong, 'every wrong one counted')
  expect(frames.length).toBe(before)
  await host.stop()
})

it(`${MESSAGES} malformed messages from the network are refused and change nothing, and what is too long ends the line`, async () => {
  const { host, network, frames, tv } = await open()
  const watching = await tv()
  await until(() => watching.heard.some(({ view }) => view?.scene === 'idle'))
  const before = frames.length
  const drawn = fc
    .sample(malformedFrame, MESSAGES)
    .filter((frame) => Buffer.byteLength(frame) <= LONGEST)
  const whole = drawn.length - (drawn.length % PATIENCE)
  expect(whole).toBeGreaterThan(MESSAGES * 0.9)
  for (let sent = 0; sent < whole; sent += PATIENCE) {
    const { socket, closed } = await tv()
    for (const frame of drawn.slice(sent, sent + PATIENCE)) socket.send(frame)
    expect(await closed).toBe(1008)
  }
  await until(() => network.refused === whole)
  expect(frames.length).toBe(before)
  for (const length of [LONGEST + 1, 100_000]) {
    const { socket, closed } = await tv()
    socket.send('x'.repeat(length))
    expect(await closed).toBe(1009)
  }
  expect(await host.handle({ type: 'lobby.begin', ruleset: 'chiangmai' })).toMatchObject({
    ok: true,
  })
  await until(() => watching.heard.some(({ view }) => view?.scene === 'lobby'))
  watching.socket.terminate()
  await host.stop()
}, 120_000)
