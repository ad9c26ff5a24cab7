/**
 * The whole program in one process, as an evening after the other uses it: the host over evenings on disk, its server
 * with a desk, a big screen and a TV on the network at their sockets. Time is the test's own; nothing else is.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { packs } from '../../rulesets'
import { gamesInLanguage } from '../../rulesets/inLanguage'
import type { FacilitatorView, ProjectorView } from '../../src/bridge'
import { facilitatorSocket } from '../../src/bridge/carriers/facilitatorSocket'
import { PROTOCOL, TOKEN_PROTOCOL } from '../../src/bridge/carriers/messages'
import { projectorSocket } from '../../src/bridge/carriers/projectorSocket'
import type { SocketLike } from '../../src/bridge/carriers/socketClient'
import { startBrowserMode } from '../../src/browser/server'
import { createHost } from '../../src/host/createHost'
import type { Host } from '../../src/host/host'
import type { Rng } from '../../src/engine'
import { fileFolder } from '../../src/host/games/folder/fileFolder'
import { fileJournals } from '../../src/host/storage/journals/fileJournals'
import { openSettings } from '../../src/host/storage/settings/settings'
import { NetworkScreen } from '../../src/serve/network/networkScreen'
import type { StartServer } from '../../src/serve/network/messages'
import { FakeTime } from '../host/fixtures/fakeTime'
import { canBeHostile, makeHostile, type Hostile } from '../support/hostileFolder'
import { bytesFrom } from '../support/roots'

/** The desk's and the big screen's windows over real sockets. They can be loaded anew. */
export interface Windows {
  readonly desk: ReturnType<typeof facilitatorSocket>
  /** The desk's newest view. */
  view(): FacilitatorView | null
  room(): ProjectorView | null
  close(): void
}

export interface House {
  readonly time: FakeTime
  readonly folder: string
  readonly figures: { frames: number; bytes: number; errors: unknown[] }
  /** How many listeners the host's views have now. */
  subscribers(): number
  /** Adds one to them. */
  subscribe(): void
  openWindows(): Windows
  /** A TV that looks at the network's page; null while it is not shown. */
  openTv(view: FacilitatorView | null): WebSocket | null
  close(): Promise<void>
}

export async function openHouse(rng: Rng, startServer: StartServer): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'nightfall-soak-'))
  const pages = join(folder, 'renderer')
  for (const name of ['facilitator', 'projector', 'assets']) {
    mkdirSync(join(pages, name), { recursive: true })
    writeFileSync(join(pages, name, 'index.html'), '<!doctype html>')
  }
  const hostile = canBeHostile ? await hostileFolders(folder) : []
  const time = new FakeTime()
  const figures = { frames: 0, bytes: 0, errors: [] as unknown[] }
  const host = createHost({
    store: fileJournals({ folder: join(folder, 'evenings') }),
    games: fileFolder({ folder: join(folder, 'games') }),
    settings: openSettings(folder),
    packs,
    gamesInLanguage,
    now: time.now,
    schedule: time.schedule,
    randomBytes: bytesFrom(rng),
    random: rng,
    onError: (error) => figures.errors.push(error),
  })
  const { counted, subscribers } = counting(host)
  const mode = await startBrowserMode({ host: counted, now: time.now, pages })
  const network = new NetworkScreen({
    host: counted,
    now: time.now,
    pages,
    startServer,
    onView: (view) => host.machineChanged({ network: view }),
    onBroken: () => figures.errors.push('the network broke'),
    onLocalSound: (on) => mode.setSound(on),
    addresses: () => [{ address: '127.0.0.1', name: 'test' }],
    port: 0,
  })
  host.attach({ network })
  await host.handle({ type: 'music.folder', folder: 'night', path: join(folder, 'music') })
  const origin = `http://127.0.0.1:${mode.port}`
  const token = new URL(mode.facilitatorUrl).hash.slice(1)
  const makeSocket = (url: string, protocols: string[]): SocketLike => {
    const socket = new WebSocket(url, protocols, { origin })
    socket.on('error', () => {})
    socket.on('message', (data: Buffer) => {
      figures.frames += 1
      figures.bytes += data.length
    })
    return socket as unknown as SocketLike
  }
  const address = (name: string) => `${origin.replace('http', 'ws')}/${name}-socket`
  return {
    time,
    folder,
    figures,
    subscribers,
    subscribe: () =>
      void counted.subscribeProjector(
        () => {},
        () => {},
      ),
    openWindows() {
      let view: FacilitatorView | null = null
      let room: ProjectorView | null = null
      const protocols = [TOKEN_PROTOCOL + token]
      const desk = facilitatorSocket({ url: address('facilitator'), protocols, makeSocket })
      const screen = projectorSocket({ url: address('projector'), makeSocket })
      desk.onView((newer) => (view = newer))
      screen.onView((newer) => (room = newer))
      const close = () => {
        desk.close()
        screen.close()
      }
      return { desk, view: () => view, room: () => room, close }
    },
    openTv(view) {
      const shown = view?.machine.network?.url
      if (!shown) return null
      const url = new URL(shown)
      const tv = new WebSocket(`ws://${url.host}${url.pathname}/projector-socket`, [PROTOCOL], {
        headers: { origin: url.origin },
      })
      tv.on('error', () => {})
      return tv
    },
    async close() {
      await host.stop()
      await mode.close()
      for (const one of hostile) one.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Pipes, sockets, devices and links in every folder that a host may put something into. */
async function hostileFolders(folder: string): Promise<Hostile[]> {
  const secret = join(folder, 'secret')
  writeFileSync(secret, 'what no link may give away')
  const kinds = { evenings: '.jsonl', games: '.yaml', music: '.mp3' }
  const made: Hostile[] = []
  for (const [name, ending] of Object.entries(kinds)) {
    made.push(await makeHostile(join(folder, name), ending, secret))
  }
  return made
}

/** The host as carriers have it, with a count of who listens to its views. */
function counting(host: Host): { counted: Host; subscribers: () => number } {
  let count = 0
  const leaving = (stop: () => void) => {
    count += 1
    return () => {
      count -= 1
      stop()
    }
  }
  const counted: Host = {
    handle: (command) => host.handle(command),
    subscribeFacilitator: (...to) => leaving(host.subscribeFacilitator(...to)),
    subscribeProjector: (...to) => leaving(host.subscribeProjector(...to)),
    projectorConnected: (...said) => host.projectorConnected(...said),
    phoneJoined: (...said) => host.phoneJoined(...said),
    phoneIsIn: (phone) => host.phoneIsIn(phone),
    phoneFile: (path) => host.phoneFile(path),
    attach: (machine) => host.attach(machine),
    machineChanged: (change) => host.machineChanged(change),
    notice: (...said) => host.notice(...said),
    gamePicked: (text) => host.gamePicked(text),
    musicFile: (id) => host.musicFile(id),
    suspend: () => host.suspend(),
    stop: () => host.stop(),
  }
  return { counted, subscribers: () => count }
}
