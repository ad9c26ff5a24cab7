/** The host's music on the network: off is off, at once, also for what is being sent. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get as ask, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { packs } from '../../../rulesets'
import type { Command, FacilitatorView, ProjectorView } from '../../../src/bridge'
import { createHost } from '../../../src/host/createHost'
import { systemClock } from '../../../src/host/system/systemClock'
import type { Host } from '../../../src/host/host'
import { memoryJournals } from '../../../src/host/storage/journals/memoryJournals'
import { memorySettings } from '../../../src/host/storage/settings/settings'
import { NetworkScreen } from '../../../src/serve/network/networkScreen'
import { networkThread } from '../support/networkThread'
import { wavOf } from '../../support/wav'
import { until } from '../support/mode'

/** More than a system keeps of an answer that nobody reads. */
const SECONDS = 600
const startServer = await networkThread()

let home = ''
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'nightfall-music-'))
  for (const name of ['projector', 'assets', 'lobby', 'sounds']) {
    mkdirSync(join(home, name))
    writeFileSync(join(home, name, 'index.html'), '<!doctype html>')
  }
  writeFileSync(join(home, 'lobby', 'a.wav'), wavOf([new Float32Array(SECONDS * 48_000)], 48_000))
  writeFileSync(join(home, 'sounds', 'stinger-death.wav'), wavOf([new Float32Array(500)], 8000))
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

let host: Host
let view: FacilitatorView
let room: ProjectorView
beforeEach(async () => {
  host = createHost({
    store: memoryJournals(),
    settings: memorySettings(),
    packs,
    ...systemClock,
    randomBytes,
    random: Math.random,
  })
  host.subscribeFacilitator((newer) => (view = newer))
  host.subscribeProjector((newer) => (room = newer))
  const network = new NetworkScreen({
    host,
    now: systemClock.now,
    pages: home,
    startServer,
    onBroken: () => {},
    onView: (shown) => host.machineChanged({ network: shown }),
    onLocalSound: () => {},
    findMusic: (id) => host.musicFile(id),
    addresses: () => [{ address: '127.0.0.1', name: 'test' }],
    port: 0,
  })
  host.attach({ network })
  for (const folder of ['lobby', 'sounds'] as const) {
    await does({ type: 'music.folder', folder, path: join(home, folder) })
    await until(() => view.music.folders[folder]?.reading === false)
  }
  for (let id; (id = view.music.measure) !== null;) {
    await does({ type: 'music.measured', id, lufs: -18, loudest: -15, peak: 1, seconds: SECONDS })
  }
  await does({ type: 'settings.set', settings: { musicOnNetwork: true } })
  await does({ type: 'lobby.begin', ruleset: Object.keys(packs)[0] ?? '' })
  await does({ type: 'network.show', address: null })
  await until(() => Boolean(view.machine.network?.url && room.music?.now))
})
afterEach(() => host.stop())

const does = async (command: Command): Promise<void> => {
  expect(await host.handle(command)).toMatchObject({ ok: true })
}

/** The network's addresses of the piece that plays and of the pack's sound. */
function addresses(): { piece: string; sound: string } {
  const at = (id: string | undefined) => `${view.machine.network?.url}/music/${id}`
  return { piece: at(room.music?.now?.id), sound: at(room.music?.sounds['death']?.id) }
}

const open = (address: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => ask(address, { agent: false }, resolve).on('error', reject))

/** @returns the status; `gone` where nobody listens any more */
const statusOf = (address: string): Promise<number | 'gone'> =>
  open(address).then(
    (response) => {
      response.destroy()
      return response.statusCode ?? 0
    },
    () => 'gone' as const,
  )

/** Begins to listen to a piece, and stops reading. */
async function listenTo(address: string): Promise<{ readonly broken: Promise<boolean> }> {
  const response = await open(address)
  expect(response.statusCode).toBe(200)
  const broken = new Promise<boolean>((resolve) => {
    response.on('error', () => resolve(true))
    response.on('end', () => resolve(false))
  })
  await new Promise<void>((resolve) => response.once('data', () => resolve()))
  response.pause()
  // Goes on when the host has done what he does.
  setTimeout(() => response.resume(), 500)
  return { broken }
}

const OFF: readonly (readonly [string, readonly Command[], number | 'gone', number | 'gone'])[] = [
  ['switched off', [{ type: 'settings.set', settings: { musicOnNetwork: false } }], 404, 404],
  ['its folder taken away', [{ type: 'music.folder', folder: 'lobby', path: null }], 404, 200],
  [
    'all folders taken away, whatever is switched then',
    [
      { type: 'music.folder', folder: 'lobby', path: null },
      { type: 'music.folder', folder: 'sounds', path: null },
      { type: 'settings.set', settings: { musicOnNetwork: false } },
    ],
    404,
    404,
  ],
  ['the evening put away', [{ type: 'shelf.putAway' }], 404, 200],
  ['the whole screen switched off', [{ type: 'network.hide' }], 'gone', 'gone'],
]

for (const [what, commands, piece, sound] of OFF) {
  it(`With ${what}, a piece is not to be had any more, and one that is being sent breaks off`, async () => {
    const at = addresses()
    expect(await statusOf(at.sound)).toBe(200)
    const { broken } = await listenTo(at.piece)
    for (const command of commands) await does(command)
    // The music follows the picture: it stands in the queue before this.
    await does({ type: 'preflight.check' })
    expect([await statusOf(at.piece), await statusOf(at.sound)]).toEqual([piece, sound])
    expect(await broken).toBe(true)
  })
}
