/** The page on the local network, as a TV, a stranger and an attacker find it. */
import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { packs } from '../../../rulesets'
import type { FacilitatorView, NetworkView, ProjectorView } from '../../../src/bridge'
import { PROTOCOL } from '../../../src/bridge/carriers/messages'
import { projectorSocket } from '../../../src/bridge/carriers/projectorSocket'
import type { SocketLike } from '../../../src/bridge/carriers/socketClient'
import { NetworkScreen } from '../../../src/serve/network/networkScreen'
import { createHost } from '../../../src/host/createHost'
import { systemClock } from '../../../src/host/system/systemClock'
import type { Host } from '../../../src/host/host'
import { memoryJournals } from '../../../src/host/storage/journals/memoryJournals'
import { memorySettings } from '../../../src/host/storage/settings/settings'
import { layBeside, waysOut } from '../../support/waysOut'
import { fate, until, watch } from '../support/mode'
import { networkThread } from '../support/networkThread'

const ADDRESS = '127.0.0.1'
const startServer = await networkThread()
const place = mkdtempSync(join(tmpdir(), 'nightfall-network-'))
const pages = join(place, 'renderer')

function writePages(): void {
  for (const name of ['projector', 'facilitator', 'assets']) {
    mkdirSync(join(pages, name), { recursive: true })
  }
  writeFileSync(
    join(pages, 'projector', 'index.html'),
    '<!doctype html><script src="../assets/show-1.js"></script>',
  )
  writeFileSync(
    join(pages, 'facilitator', 'index.html'),
    '<!doctype html><script src="../assets/desk-1.js"></script>',
  )
  writeFileSync(join(pages, 'assets', 'show-1.js'), 'import("./scene-1.js"); "rain-1.webm"')
  writeFileSync(join(pages, 'assets', 'scene-1.js'), 'import "./shared-1.js"')
  writeFileSync(join(pages, 'assets', 'shared-1.js'), 'export {}')
  writeFileSync(join(pages, 'assets', 'rain-1.webm'), 'sound')
  writeFileSync(join(pages, 'assets', 'desk-1.js'), 'import "./shared-1.js"; "game.undo"')
}

let host: Host
let network: NetworkScreen
let view: FacilitatorView | null = null
let local: boolean[] = []
const sockets: { close(): void }[] = []

beforeEach(() => {
  writePages()
  const { now } = systemClock
  host = createHost({
    store: memoryJournals(),
    settings: memorySettings(),
    packs,
    ...systemClock,
    randomBytes,
    random: Math.random,
  })
  local = []
  network = new NetworkScreen({
    host,
    now,
    pages,
    startServer,
    onBroken: () => {},
    onView: (shown) => host.machineChanged({ network: shown }),
    onLocalSound: (on) => local.push(on),
    addresses: () => [{ address: ADDRESS, name: 'test' }],
    port: 0,
  })
  host.attach({ network })
  host.subscribeFacilitator((newer) => (view = newer))
  network.report()
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.close()
  await host.stop()
  rmSync(place, { recursive: true, force: true })
})

const state = (): NetworkView => view?.machine.network ?? fail()
const fail = (): never => {
  throw new Error('Nothing is shown on the network')
}
async function show(): Promise<URL> {
  expect(await host.handle({ type: 'network.show', address: null })).toMatchObject({ ok: true })
  await until(() => state().url !== null)
  return new URL(state().url ?? fail())
}

interface Got {
  readonly status: number
  readonly body: string
  readonly location: string | undefined
}
const get = (
  url: URL,
  path: string,
  { host: name = url.host, method = 'GET' } = {},
): Promise<Got> =>
  new Promise((resolve, reject) => {
    const asking = request(
      { host: url.hostname, port: url.port, path, method, headers: { host: name }, agent: false },
      (response) => {
        let body = ''
        response.on('data', (chunk) => (body += String(chunk)))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body, location: response.headers.location }),
        )
      },
    )
    asking.on('error', reject)
    asking.end()
  })

const raw = (url: URL, path = `${url.pathname}/projector-socket`, origin = url.origin) => {
  const socket = new WebSocket(`ws://${url.host}${path}`, [PROTOCOL], { headers: { origin } })
  socket.on('error', () => {})
  sockets.push(socket)
  return socket
}
const window = (url: URL) => {
  const socket = projectorSocket({
    url: `ws://${url.host}${url.pathname}/projector-socket`,
    makeSocket: (address, protocols) => {
      const made = new WebSocket(address, protocols, { headers: { origin: url.origin } })
      made.on('error', () => {})
      return made as unknown as SocketLike
    },
  })
  sockets.push(socket)
  return socket
}

describe('The big screen on the network', () => {
  it('is off at the start, and nothing listens', () => {
    expect(view?.machine.network?.url ?? null).toBeNull()
  })

  it('has an address that can be typed with a remote: three short words and a number, new each time', async () => {
    const paths = new Set<string>()
    for (let times = 0; times < 6; times += 1) {
      const { pathname } = await show()
      expect(pathname).toMatch(/^\/(?:[a-z]{3,6}-){3}\d{4}$/)
      paths.add(pathname)
      await host.handle({ type: 'network.hide' })
    }
    expect(paths.size).toBe(6)
  })

  it('leads from that address to the projector’s page and hands out its parts, and no others', async () => {
    const url = await show()
    const first = await get(url, url.pathname)
    expect([first.status, first.location]).toEqual([308, `${url.pathname}/projector/`])
    expect((await get(url, url.pathname.toUpperCase())).status).toBe(308)
    expect((await get(url, `${url.pathname}/projector/`)).body).toContain('show-1.js')
    for (const part of ['show-1.js', 'scene-1.js', 'shared-1.js', 'rain-1.webm']) {
      expect((await get(url, `${url.pathname}/assets/${part}`)).status, part).toBe(200)
    }
    for (const path of [
      '/facilitator/',
      '/facilitator/index.html',
      '/assets/desk-1.js',
      '/../facilitator/index.html',
      '/%2e%2e/facilitator/index.html',
      '/assets/..%2ffacilitator%2findex.html',
      '/facilitator-socket',
    ]) {
      expect((await get(url, url.pathname + path)).status, path).toBe(404)
    }
  })

  it('hands out nothing that lies beside the pages, however the way to it is written', async () => {
    const url = await show()
    for (const name of layBeside(pages)) {
      for (const way of waysOut(pages, name)) {
        const { status, body } = await get(url, url.pathname + way)
        expect([status, body], way).toEqual([404, 'Nothing here.\n'])
      }
    }
  })

  it('is nowhere but under its path, its own name, and for reading', async () => {
    const url = await show()
    for (const path of [
      '/',
      '/projector/',
      '/facilitator/',
      '/assets/show-1.js',
      '/aaaa/projector/',
    ]) {
      expect((await get(url, path)).status, path).toBe(404)
    }
    const page = `${url.pathname}/projector/`
    expect((await get(url, page, { host: 'evil.example' })).status).toBe(421)
    expect((await get(url, page, { method: 'POST' })).status).toBe(405)
    expect((await get(url, page, { method: 'HEAD' })).body).toBe('')
  })

  it('stops answering whoever guesses', async () => {
    const url = await show()
    const statuses = []
    for (let n = 0; n < 25; n += 1) statuses.push((await get(url, `/guess${n}`)).status)
    expect(statuses.filter((status) => status === 404).length).toBe(20)
    expect(statuses.at(-1)).toBe(429)
    expect((await get(url, `${url.pathname}/projector/`)).status).toBe(429)
  })

  it('has one socket, for looking, and opens it to its own page only', async () => {
    const url = await show()
    expect(await fate(raw(url))).toBe('open')
    expect(await fate(raw(url, `${url.pathname}/facilitator-socket`))).toBe('404')
    expect(await fate(raw(url, '/facilitator-socket'))).toBe('404')
    expect(await fate(raw(url, '/projector-socket'))).toBe('404')
    expect(await fate(raw(url, undefined, 'http://evil.example'))).toBe('403')
  })

  it('lets no single machine take all the places', async () => {
    const url = await show()
    const fates = []
    for (let n = 0; n < 6; n += 1) fates.push(await fate(raw(url)))
    expect(fates).toEqual(['open', 'open', 'open', 'open', '503', '503'])
    await until(() => state().viewers === 4)
  })

  it('counts its viewers, shows a late one the present scene, and finds one again that was lost', async () => {
    const url = await show()
    const first = watch<ProjectorView>(window(url))
    await until(() => first.newest()?.scene === 'idle' && state().viewers === 1)
    await host.handle({ type: 'lobby.begin', ruleset: 'chiangmai' })
    const late = watch<ProjectorView>(window(url))
    await until(() => late.newest()?.scene === 'lobby' && state().viewers === 2)
    expect(late.seen.length).toBe(1)
    expect(first.newest()).toEqual(late.newest())
    expect(view?.projectors).toBe(2)
    const socket = raw(url)
    await fate(socket)
    await until(() => state().viewers === 3)
    socket.terminate()
    await until(() => state().viewers === 2)
  })

  it('is silent until it is chosen; then the first viewer alone sounds, and this computer falls silent', async () => {
    const url = await show()
    const heard: boolean[][] = [[], []]
    const [first, second] = [window(url), undefined]
    first.onSound?.((on) => heard[0]?.push(on))
    await until(() => state().viewers === 1)
    const other = second ?? window(url)
    other.onSound?.((on) => heard[1]?.push(on))
    await until(() => state().viewers === 2 && heard.every((list) => list.at(-1) === false))
    expect(local).toEqual([])
    await host.handle({ type: 'network.sound', on: true })
    await until(() => heard[0]?.at(-1) === true)
    expect(heard[1]?.at(-1)).toBe(false)
    expect(local).toEqual([false])
    first.close()
    await until(() => heard[1]?.at(-1) === true)
    other.close()
    await until(() => state().viewers === 0)
    expect(local).toEqual([false, true])
  })

  it('goes off when the evening ends, and with the program', async () => {
    await host.handle({ type: 'demo.begin', ruleset: 'chiangmai', players: 9 })
    const url = await show()
    const socket = raw(url)
    const closed = new Promise((resolve) => socket.on('close', resolve))
    await fate(socket)
    await host.handle({ type: 'shelf.putAway' })
    await until(() => state().url === null)
    expect(await closed).toBe(1001)
    await expect(get(url, url.pathname)).rejects.toThrow()
    const again = await show()
    await host.stop()
    await expect(get(again, again.pathname)).rejects.toThrow()
  })

  it('says why it cannot be shown', async () => {
    const gone = await host.handle({ type: 'network.show', address: '10.9.9.9' })
    expect(gone).toMatchObject({ ok: false, refusal: { code: 'addressGone' } })
    const shownAt = (addresses: { address: string; name: string }[]) =>
      new NetworkScreen({
        host,
        now: () => 0,
        pages,
        startServer,
        onBroken: () => {},
        onView: () => {},
        onLocalSound: () => {},
        addresses: () => addresses,
      }).show(null)
    expect(await shownAt([])).toEqual({ code: 'noNetwork' })
    // An address of nobody: the system refuses to listen at it.
    const refused = await shownAt([{ address: '203.0.113.1', name: 'nobody' }])
    expect(refused).toMatchObject({ code: 'notServed' })
  })

  it('hangs up on who asks the time without end', async () => {
    const url = await show()
    const socket = raw(url)
    const closed = new Promise((resolve) => socket.on('close', resolve))
    await fate(socket)
    for (let n = 0; n < 200; n += 1) socket.send(JSON.stringify({ t: 'time', n }))
    expect(await closed).toBe(1008)
  })
})
