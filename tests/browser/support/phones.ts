/** The phones' server on this computer, as a host has it who lets everybody say everything, and phones that come to it. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach } from 'vitest'
import { WebSocket } from 'ws'
import { packs } from '../../../rulesets'
import type { Command, FacilitatorView } from '../../../src/bridge'
import { PROTOCOL } from '../../../src/bridge/carriers/messages'
import { phoneSocket, type PhoneMemory } from '../../../src/bridge/carriers/phoneSocket'
import type { BinarySocket } from '../../../src/bridge/carriers/sealedSocket'
import type { ServedPhones } from '../../../src/bridge/carriers/keptPhones'
import type { PhoneMessage } from '../../../src/bridge/phone'
import { createHost } from '../../../src/host/createHost'
import { memoryJournals } from '../../../src/host/storage/journals/memoryJournals'
import { memorySettings } from '../../../src/host/storage/settings/settings'
import { systemClock } from '../../../src/host/system/systemClock'
import { knock, type Meeting } from '../../../src/sealed/handshake'
import type { Prior } from '../../../src/sealed/secrets'
import { startThread } from '../../../src/serve/network/startThread'
import type { FromPhones, ToPhones } from '../../../src/serve/phones/messages'
import {
  PhonesOnNetwork,
  type PhonesOnNetworkOptions,
} from '../../../src/serve/phones/phonesOnNetwork'
import { bundled } from '../../support/broken'
import { fate, until } from './mode'

const program = await bundled('src/serve/phones/serverThread.ts')
export const LENGTH = 4096

const pages = mkdtempSync(join(tmpdir(), 'nightfall-phones-'))
for (const name of ['phone', 'projector', 'facilitator', 'assets']) mkdirSync(join(pages, name))
const script = (name: string) => `<!doctype html><script src="../assets/${name}-1.js"></script>`
for (const [page, name] of [
  ['phone', 'seat'],
  ['projector', 'show'],
  ['facilitator', 'desk'],
] as const) {
  writeFileSync(join(pages, page, 'index.html'), script(name))
  writeFileSync(join(pages, 'assets', `${name}-1.js`), 'import "./shared-1.js"')
}
writeFileSync(join(pages, 'assets', 'shared-1.js'), 'export {}')
afterAll(() => rmSync(pages, { recursive: true, force: true }))

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const onThisComputer = {
  now: () => performance.now() + 1_000_000,
  pages,
  startServer: () => startThread<ToPhones, FromPhones>(program),
  addresses: () => [{ address: '127.0.0.1', name: 'test' }],
  port: 0,
}

export interface Joined {
  /** The phone’s, whatever its connections. */
  readonly id: string
  /** Shows it a view. */
  readonly show: (json: string) => void
}

export type Phones = Awaited<ReturnType<typeof openPhones>>

/** Switches phones on, at a host who hears and says what the test says. */
export async function openPhones(
  {
    kept = null,
    ...options
  }: Partial<Omit<PhonesOnNetworkOptions, 'kept'>> & { readonly kept?: ServedPhones | null } = {},
  file: (path: string) => Promise<string | null> = () => Promise.resolve(null),
) {
  const joined: Joined[] = []
  const said: [id: string, message: PhoneMessage][] = []
  const left: string[] = []
  const seated = new Set<string>()
  const heard = { broken: 0, kept: null as ServedPhones | null, takes: true, url: '', moved: '' }
  /** What waits for an answer of the host. */
  const asked: (() => void)[] = []
  const phones = new PhonesOnNetwork({
    host: {
      phoneJoined: (id, show) => {
        joined.push({ id, show })
        return {
          say: async (message) => {
            said.push([id, message as PhoneMessage])
            await new Promise<void>((resolve) => asked.push(resolve))
            return heard.takes
          },
          leave: () => left.push(id),
        }
      },
      phoneIsIn: (id) => seated.has(id),
      phoneFile: file,
    },
    ...onThisComputer,
    onView: ({ url }) => (heard.url = url ?? ''),
    onBroken: () => (heard.broken += 1),
    onMoved: (was) => (heard.moved = was),
    keep: (kept) => {
      heard.kept = kept
      return Promise.resolve()
    },
    kept: () => Promise.resolve(kept),
    frameBytes: LENGTH,
    ...options,
  })
  const refusal = await phones.show(null)
  if (refusal) throw new Error(JSON.stringify(refusal))
  closing.push(() => phones.stop())
  const url = new URL(heard.url)
  /** The host has done everything that he was asked. */
  const answerAll = () => {
    for (const answer of asked.splice(0)) answer()
  }
  return { phones, heard, seated, url, joined, said, left, answerAll, ...ways(url) }
}

/** Switches phones on at the program's own host. */
export async function openEvening(ruleset: string, names: readonly string[]) {
  const host = createHost({
    store: memoryJournals(),
    settings: memorySettings(),
    packs,
    ...systemClock,
    randomBytes,
    random: Math.random,
  })
  let view: FacilitatorView | null = null
  host.subscribeFacilitator(
    (newer) => (view = newer),
    () => {},
  )
  const desk = (): FacilitatorView => {
    if (!view) throw new Error('The desk was shown nothing')
    return view
  }
  const phones = new PhonesOnNetwork({
    ...onThisComputer,
    host,
    onView: (served) => host.machineChanged({ phones: served }),
    onBroken: () => {},
  })
  host.attach({ phones })
  closing.push(() => host.stop())
  const does = async (command: Command): Promise<unknown> => {
    const reply = await host.handle(command)
    if (!reply.ok) throw new Error(JSON.stringify(reply.refusal))
    return reply.data
  }
  await does({ type: 'lobby.begin', ruleset })
  await does({ type: 'lobby.players', names: [...names] })
  await does({ type: 'phones.show', address: null })
  await until(() => Boolean(desk().machine.phones?.url))
  const url = new URL(desk().machine.phones?.url ?? '')
  return { desk, does, url, ...ways(url) }
}

/** How phones come to a server. */
export function ways(url: URL) {
  const meeting: Meeting = { purpose: 'seat', address: `${url.host}${url.pathname}` }
  const open = (path = `${url.pathname}/phone-socket`, origin = url.origin): WebSocket => {
    const socket = new WebSocket(`ws://${url.host}${path}`, [PROTOCOL], { headers: { origin } })
    socket.on('error', () => {})
    closing.push(() => socket.terminate())
    return socket
  }
  return {
    meeting,
    open,
    /** A phone as a page has it. */
    phone: (memory = memoryOf()) => {
      const sockets: WebSocket[] = []
      const port = phoneSocket({
        url: `ws://${url.host}${url.pathname}/phone-socket`,
        meeting,
        memory,
        makeSocket: (address, protocols) => {
          const socket = new WebSocket(address, protocols, { origin: url.origin })
          socket.on('error', () => {})
          sockets.push(socket)
          return socket as unknown as BinarySocket
        },
        file: () => Promise.reject(new Error('no files')),
      })
      closing.push(() => port.close())
      return { port, memory, sockets, drop: () => sockets.at(-1)?.terminate() }
    },
    /** A phone that says what it likes. */
    raw: (priors: readonly Prior[] = [], means: Meeting = meeting) =>
      rawPhone(open(), priors, means),
  }
}

export function memoryOf(...priors: Prior[]): PhoneMemory & { priors: readonly Prior[] } {
  return {
    priors,
    read() {
      return this.priors
    },
    keep(newer) {
      this.priors = newer
    },
  }
}

/** Comes to a channel by itself; hears all bytes. */
async function rawPhone(socket: WebSocket, priors: readonly Prior[], means: Meeting) {
  const bytes: Buffer[] = []
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  socket.on('message', (data: Buffer) => bytes.push(data))
  const opened = await fate(socket)
  if (opened !== 'open') throw new Error(`turned away: ${opened}`)
  const { said, enter } = knock(means, priors)
  socket.send(said)
  await until(() => bytes.length > 0 || socket.readyState !== WebSocket.OPEN, 'an answer')
  const reply = bytes[0]
  if (!reply) throw new Error('hung up on')
  const met = enter(reply)
  let heard = 1
  return {
    socket,
    closed,
    met,
    knocked: said,
    /** What came, as bytes. */
    bytes,
    say: (message: unknown): Uint8Array => {
      const frame = met.channel.seal(JSON.stringify(message))
      socket.send(frame)
      return frame
    },
    /** What came since the last time, opened. */
    hear: () => bytes.slice(heard).map((frame) => ((heard += 1), met.channel.open(frame))),
  }
}
export type RawPhone = Awaited<ReturnType<typeof rawPhone>>
