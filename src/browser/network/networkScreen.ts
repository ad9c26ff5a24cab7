/**
 * The projector's page for a TV's own browser, on the local network: off until the host switches it on, under a
 * path that is new each time, and nothing but that page. There is no facilitator's page, no facilitator's socket
 * and no command on this server; a file that the projector's page does not name is not there.
 */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { HostPort } from '../../bridge/carriers/hostPort'
import { SOCKET_PATHS } from '../../bridge/carriers/messages'
import type { NetworkAddress, NetworkView } from '../../bridge/machine'
import type { RefusalView } from '../../bridge/views'
import { chooseProtocol, isOwnOrigin, safeHeaders } from '../guards'
import { Pages } from '../pages'
import { ProjectorSockets } from '../projectorSockets'
import { localAddresses } from './addresses'
import { Limit } from './limits'
import { newPath } from './path'
import { projectorFiles } from './projectorFiles'

const PORT = 4711
const MOST_VIEWERS = 16
const MOST_VIEWERS_EACH = 4
/** A page with all its sounds is some 150 files; who asks for more than this is no TV. */
const REQUESTS = { most: 1500, inMs: 30_000 }
/** So often a wrong address may be typed; guessing all paths would take days. */
const WRONG = { most: 20, inMs: 60_000 }
const MESSAGE_BYTES = 256
const MOST_CONNECTIONS = 200

export interface NetworkScreenOptions {
  readonly host: Pick<HostPort, 'subscribeProjector' | 'projectorConnected'>
  /** The host's own clock, milliseconds. */
  readonly now: () => number
  /** The renderer's build: `out/renderer`. */
  readonly pages: string
  readonly onView: (view: NetworkView) => void
  /** Whether the big screens of this computer itself sound. */
  readonly onLocalSound: (on: boolean) => void
  readonly addresses?: () => NetworkAddress[]
  /** The port wished for; another is taken when it is busy. */
  readonly port?: number
}

interface Serving {
  readonly server: Server
  readonly sockets: ProjectorSockets
  readonly address: string
  readonly host: string
  readonly path: string
}

export class NetworkScreen {
  /** Requests and messages that were turned away. None of them changed anything. */
  refused = 0
  #serving: Serving | null = null
  #sound = false
  #localSound = true
  /** One after the other: a quick double click is no race. */
  #queue: Promise<unknown> = Promise.resolve()

  constructor(private readonly options: NetworkScreenOptions) {}

  /** Begins to show the page. @returns null, or why it cannot */
  show(address: string | null): Promise<RefusalView | null> {
    return this.#next(() => this.#show(address))
  }

  /** Ends it and hangs up on everybody. */
  hide(): Promise<void> {
    return this.#next(() => this.#hide())
  }

  /** Lets the first of the viewers sound instead of this computer. */
  set sound(on: boolean) {
    this.#sound = on
    this.#serving?.sockets.tellSound()
    this.report()
  }

  report(): void {
    const { onView, onLocalSound, addresses = localAddresses } = this.options
    const viewers = this.#serving?.sockets.size ?? 0
    const { address, host, path } = this.#serving ?? {}
    const url = host && path ? `http://${host}/${path}` : null
    onView({ addresses: addresses(), address: address ?? null, url, viewers, sound: this.#sound })
    // Without a viewer the sound would be nowhere.
    const local = !(this.#sound && viewers > 0)
    if (local !== this.#localSound) onLocalSound(local)
    this.#localSound = local
  }

  #next<T>(job: () => Promise<T>): Promise<T> {
    const run = this.#queue.then(job)
    this.#queue = run.catch(() => {})
    return run
  }

  async #show(wanted: string | null): Promise<RefusalView | null> {
    const known = (this.options.addresses ?? localAddresses)()
    const address = wanted ?? known[0]?.address
    if (address === undefined) return { code: 'noNetwork' }
    if (!known.some((one) => one.address === address)) return { code: 'addressGone' }
    if (this.#serving?.address === address) return null
    await this.#hide()
    try {
      this.#serving = await this.#serve(address)
    } catch (error) {
      const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
      return { code: 'notServed', params: { reason } }
    }
    this.report()
    return null
  }

  async #hide(): Promise<void> {
    const serving = this.#serving
    if (!serving) return
    this.#serving = null
    this.#sound = false
    serving.sockets.close()
    const closed = new Promise((resolve) => serving.server.close(resolve))
    setTimeout(() => serving.server.closeAllConnections(), 250).unref()
    await closed
    this.options.host.projectorConnected(0, 'network')
    this.report()
  }

  async #serve(address: string): Promise<Serving> {
    const { host, now, pages: folder, port = PORT } = this.options
    const pages = new Pages(folder)
    const files = await projectorFiles(folder)
    const requests = new Limit(REQUESTS.most, REQUESTS.inMs, now)
    const wrong = new Limit(WRONG.most, WRONG.inMs, now)
    const path = newPath()
    const count = () => {
      this.refused += 1
    }

    const server = createServer({ maxHeaderSize: 8192, requestTimeout: 15_000 })
    server.headersTimeout = 10_000
    server.maxConnections = MOST_CONNECTIONS
    const bound = await listen(server, address, port)
    const name = `${address}:${bound}`
    const sockets = new ProjectorSockets({
      host,
      now,
      instance: randomUUID(),
      onCount: (viewers) => {
        if (this.#serving?.sockets !== sockets) return
        host.projectorConnected(viewers, 'network')
        this.report()
      },
      onRefused: count,
      sounds: (index) => this.#sound && index === 0,
    })

    /** What a request asks for below the path; or with which status it is turned away. */
    const read = (request: IncomingMessage): { readonly below: string } | number => {
      const who = request.socket.remoteAddress ?? ''
      if (!requests.take(who)) return 429
      if (request.headers.host !== name) return 421
      if (request.method !== 'GET' && request.method !== 'HEAD') return 405
      const [, first = '', ...rest] = (request.url ?? '/').split('?', 1)[0]?.split('/') ?? []
      if (wrong.isOver(who)) return 429
      // A TV's keyboard likes to begin with a capital.
      if (first.toLowerCase() === path) return { below: `/${rest.join('/')}` }
      // Browsers ask for this by themselves.
      if (first !== 'favicon.ico') wrong.take(who)
      return 404
    }

    server.on('request', (request, response) => {
      const asked = read(request)
      void answer({ asked, path, name, files, pages, request, response }).then((isServed) => {
        if (!isServed) count()
      })
    })

    const door = new WebSocketServer({
      noServer: true,
      maxPayload: MESSAGE_BYTES,
      perMessageDeflate: false,
      handleProtocols: chooseProtocol,
    })
    const viewers = new Map<string, number>()
    server.on('upgrade', (request, socket: Duplex, head) => {
      socket.on('error', () => socket.destroy())
      const refuse = (status: number) => {
        count()
        socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\n\r\n`)
      }
      const asked = read(request)
      if (typeof asked === 'number') return refuse(asked)
      if (!isOwnOrigin(request)) return refuse(403)
      if (asked.below !== `/${SOCKET_PATHS.projector}`) return refuse(404)
      const who = request.socket.remoteAddress ?? ''
      const already = viewers.get(who) ?? 0
      if (door.clients.size >= MOST_VIEWERS || already >= MOST_VIEWERS_EACH) return refuse(503)
      door.handleUpgrade(request, socket, head, (webSocket) => {
        viewers.set(who, (viewers.get(who) ?? 0) + 1)
        webSocket.on('close', () => viewers.set(who, (viewers.get(who) ?? 1) - 1))
        sockets.add(webSocket)
      })
    })
    return { server, sockets, address, host: name, path }
  }
}

interface Asked {
  readonly asked: { readonly below: string } | number
  readonly path: string
  readonly name: string
  readonly files: ReadonlySet<string>
  readonly pages: Pages
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** @returns whether there was something to serve */
async function answer(given: Asked): Promise<boolean> {
  const { asked, path, name, files, pages, request, response } = given
  const end = (status: number, headers = {}, body: Buffer | string = '') => {
    response.writeHead(status, {
      ...safeHeaders(name),
      'Content-Type': 'text/plain; charset=utf-8',
      ...headers,
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  try {
    if (typeof asked === 'number') {
      end(asked, {}, 'Nothing here.\n')
      return false
    }
    const { below } = asked
    if (below === '/' || below === '/projector') {
      end(308, { Location: `/${path}/projector/` })
      return true
    }
    const file = below === '/projector/' ? '/projector/index.html' : below
    const page = files.has(file) ? await pages.find(file) : null
    if (!page) {
      end(404, {}, 'Nothing here.\n')
      return false
    }
    end(200, { 'Content-Type': page.type, 'Content-Length': page.body.length }, page.body)
    return true
  } catch (error) {
    console.error(error)
    if (!response.headersSent) end(500, {}, 'The page could not be read.\n')
    return false
  }
}

/** Listens at an address, on the wished port or on any other when that one is busy. @returns the port */
async function listen(server: Server, address: string, port: number): Promise<number> {
  const attempt = (wanted: number) =>
    new Promise<number>((resolve, reject) => {
      server.once('error', reject)
      server.listen(wanted, address, () => {
        server.off('error', reject)
        resolve((server.address() as AddressInfo).port)
      })
    })
  return attempt(port).catch(() => attempt(0))
}
