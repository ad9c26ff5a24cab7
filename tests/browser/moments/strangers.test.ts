/** Who may hear the public moments, and what becomes of everybody else. */
import { connect } from 'node:net'
import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { chanceOf } from '../../support/seeds'
import { until } from '../support/mode'
import { ask, listen, openMoments } from '../support/moments'

const chance = { random: Math.random, randomBytes }
const MALFORMED = 1000

const statusOf = async (...asked: Parameters<typeof ask>): Promise<number | undefined> => {
  const response = await ask(...asked)
  response.destroy()
  return response.statusCode
}

it('Public moments are off until the host switches them on, here and on the network each by itself', async () => {
  const { host, seen, show } = await openMoments(chance)
  await until(() => seen() !== null)
  expect(seen()).toMatchObject({ here: null, network: null, listeners: 0 })
  expect(process.getActiveResourcesInfo()).not.toContain('TCPServerWrap')
  const here = await show('here')
  expect(here.hostname).toBe('127.0.0.1')
  expect(here.pathname).toBe('/moments')
  expect(seen()?.network).toBeNull()
  const network = await show('network')
  expect(network.pathname).toMatch(/^\/[\w-]{32}\/moments$/)
  await host.handle({ type: 'moments.hide', where: 'network' })
  await until(() => seen()?.network === null)
  await expect(ask(network)).rejects.toThrow()
  expect((await show('network')).pathname).not.toBe(network.pathname)
  await host.stop()
  await expect(ask(here)).rejects.toThrow()
})

it('Switched off, whoever listens is cut off at once, and hears nothing more', async () => {
  const { host, seen, show } = await openMoments(chance)
  const listener = await listen(await show('here'))
  await until(() => seen()?.listeners === 1)
  await host.handle({ type: 'moments.hide', where: 'here' })
  await until(() => listener.isOver)
  const { length } = listener.text
  await host.handle({ type: 'lobby.begin', ruleset: 'palermo' })
  expect(listener.text.length).toBe(length)
  expect(seen()).toMatchObject({ here: null, listeners: 0 })
  await host.stop()
})

it('Whoever comes again hears the present scene alone, whatever was heard before', async () => {
  const { host, show } = await openMoments(chance)
  const url = await show('here')
  await host.handle({ type: 'demo.begin', ruleset: 'palermo', players: 8 })
  for (let step = 0; step < 60; step += 1) await host.handle({ type: 'demo.step' })
  for (const last of ['1', '0', '999999', 'nonsense']) {
    const listener = await listen(url, { 'Last-Event-ID': last })
    await until(() => listener.events().length > 1)
    expect(listener.events().map(({ event }) => event)).toEqual(['hello', 'scene'])
    listener.stop()
  }
  await host.stop()
})

it('A page of a browser hears nothing without the key, nor does a name that only points here', async () => {
  const { host, seen, show } = await openMoments(chance)
  const here = await show('here')
  const network = await show('network')
  for (const origin of ['null', 'https://example.com', here.origin]) {
    expect(await statusOf(here, { headers: { origin } })).toBe(403)
  }
  for (const site of ['cross-site', 'same-site', 'same-origin']) {
    expect(await statusOf(here, { headers: { 'sec-fetch-site': site } })).toBe(403)
  }
  const wrong = { path: '/moments?page=wrong', headers: { origin: 'null' } }
  expect(await statusOf(here, wrong)).toBe(403)
  const page = await ask(new URL(seen()?.here?.pageUrl ?? ''), { headers: { origin: 'null' } })
  expect(page.statusCode).toBe(200)
  expect(page.headers['access-control-allow-origin']).toBe('*')
  page.destroy()
  const plain = await ask(here)
  expect(plain.headers['access-control-allow-origin']).toBeUndefined()
  expect(plain.headers['content-type']).toBe('text/event-stream; charset=utf-8')
  plain.destroy()
  for (const url of [here, network]) {
    for (const name of ['evil.example', `evil.example:${url.port}`, url.hostname]) {
      expect(await statusOf(url, { headers: { host: name } })).toBe(421)
    }
  }
  expect(await statusOf(network, { path: '/moments' })).toBe(404)
  expect(await statusOf(network, { path: `/${'a'.repeat(32)}/moments` })).toBe(404)
  await host.stop()
})

/** Bytes that are no request for the moments: spoilt ones, and such as ask for something else. */
function malformed(url: URL, rng: () => number): string {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(rng() * all.length)] as T
  const noise = String.fromCharCode(
    ...Array.from({ length: 1 + Math.floor(rng() * 60) }, () => Math.floor(rng() * 256)),
  )
  const method = pick(['GET', 'POST', 'PUT', 'HEAD', 'OPTIONS', 'get', noise])
  const path = pick(['/', '/moments/', '/Moments', '//moments', '/moments/..', `/${noise}`, '*'])
  const name = pick([url.host, 'evil.example', noise])
  const more = pick(['', 'Upgrade: websocket\r\nConnection: Upgrade\r\n', `X: ${noise}\r\n`])
  return `${method} ${path} HTTP/1.1\r\nHost: ${name}\r\n${more}\r\n${rng() < 0.3 ? noise : ''}`
}

it(`${MALFORMED} malformed requests get nothing, and whoever listens hears no less`, async () => {
  const { host, moments, show } = await openMoments(chance)
  const url = await show('here')
  const listener = await listen(url)
  const rng = chanceOf(11)
  let answers = ''
  const send = (bytes: string) =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(url.port), url.hostname, () => socket.end(bytes, 'latin1'))
      socket.on('data', (more) => (answers += String(more)))
      socket.on('error', () => {})
      socket.on('close', () => resolve())
    })
  for (let sent = 0; sent < MALFORMED; sent += 20) {
    await Promise.all(Array.from({ length: 20 }, () => send(malformed(url, rng))))
  }
  expect(answers).not.toMatch(/event:|HTTP\/1\.1 2/)
  expect(moments.refused).toBeGreaterThan(100)
  await host.handle({ type: 'lobby.begin', ruleset: 'palermo' })
  await until(() => listener.text.includes('"scene":"lobby"'))
  await host.stop()
}, 60_000)

it('A flood of listeners is turned away after sixteen, and those who were there hear on; one who does not read is hung up on', async () => {
  const { host, seen, show } = await openMoments(chance)
  const url = await show('here')
  const first = await listen(url)
  const all = await Promise.allSettled(Array.from({ length: 60 }, () => listen(url)))
  const listeners = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(listeners).toHaveLength(15)
  await until(() => seen()?.listeners === 16)
  for (const one of listeners) one.stop()
  await until(() => seen()?.listeners === 1)
  const idle = await ask(url)
  idle.on('error', () => {})
  await until(() => seen()?.listeners === 2)
  const name = 'A'.repeat(40)
  const names = Array.from({ length: 30 }, (_, at) => `${name}${at}`.slice(-40))
  await host.handle({ type: 'lobby.begin', ruleset: 'palermo' })
  for (let turn = 0; turn < 6000 && seen()?.listeners === 2; turn += 1) {
    await host.handle({ type: 'lobby.players', names: turn % 2 ? names : names.toReversed() })
    // Whoever reads gets to it.
    if (turn % 10 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  await until(() => seen()?.listeners === 1, 'the slow one is gone')
  expect(first.isOver).toBe(false)
  await host.stop()
}, 60_000)
