/**
 * The server of the big screen's page on the local network. Nothing is here but that page, under its path: no
 * facilitator's page, no facilitator's socket and no command; a file that the page does not name is not there. It
 * knows the show as text that it hands on, and nothing else of the evening.
 */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { WebSocketServer } from 'ws'
import type { MusicFile } from '../../bridge/music'
import { ClockOffset } from '../../bridge/carriers/clockOffset'
import { SOCKET_PATHS } from '../../bridge/carriers/messages'
import { chooseProtocol, isOwnOrigin } from '../guards'
import { breakOffMusic } from '../musicFiles'
import { Pages } from '../pages'
import { ProjectorSockets } from '../projectorSockets'
import { Door } from './door'
import { Limit } from './limits'
import type { Begin, FromServer, ToServer } from './messages'
import { projectorFiles } from './projectorFiles'
import { answerWith } from './answer'

const MOST_VIEWERS = 16
const MOST_VIEWERS_EACH = 4
/** A page with all its sounds is some 150 files; who asks for more than this is no TV. */
const REQUESTS = { most: 1500, inMs: 30_000 }
/** So often a wrong address may be typed. */
const WRONG = { most: 20, inMs: 60_000 }
/** Whoever was turned away so often is not even listened to for the rest of that time. */
const TURNED_AWAY = { most: 20, inMs: 60_000 }
const MESSAGE_BYTES = 256
/** Time to say what one wants, milliseconds. */
const PATIENCE_MS = 5000
/** How often the host's clock is asked for. */
const CLOCK_MS = 5000
/** How often the count of what was turned away is told. */
const TELL_MS = 100

const local = (): number => performance.now()

export class NetworkServer {
  readonly #clock = new ClockOffset(local)
  readonly #asked = new Map<number, number>()
  #n = 0
  #refused = 0
  #telling: ReturnType<typeof setTimeout> | undefined
  #sound = false
  #music: readonly MusicFile[] = []
  #view: ((json: string) => void) | null = null
  #pack: ((id: string, json: string) => void) | null = null
  #sockets: ProjectorSockets | null = null
  #server: Server | null = null

  /** @param post tells the host something */
  constructor(private readonly post: (message: FromServer) => void) {}

  /** Does what the host says. */
  hear(message: ToServer): void {
    switch (message.t) {
      case 'begin':
        void this.#begin(message)
        return
      case 'view':
        return this.#view?.(message.json)
      case 'pack':
        return this.#pack?.(message.id, message.json)
      case 'music':
        this.#music = message.files
        return breakOffMusic()
      case 'sound':
        this.#sound = message.on
        return this.#sockets?.tellSound()
      case 'time': {
        const sent = this.#asked.get(message.n)
        if (sent !== undefined) this.#clock.add(sent, message.now)
        this.#asked.delete(message.n)
        return
      }
      case 'end':
        return this.#end()
    }
  }

  async #begin(given: Begin): Promise<void> {
    this.#clock.hear(given.now)
    this.#askTime()
    setInterval(() => this.#askTime(), CLOCK_MS).unref()
    const sockets = this.#makeSockets()
    try {
      const files = await projectorFiles(given.pages)
      const server = createServer({
        maxHeaderSize: 8192,
        requestTimeout: PATIENCE_MS,
        headersTimeout: PATIENCE_MS,
        connectionsCheckingInterval: 1000,
      })
      this.#server = server
      const port = await listen(server, given.address, given.port)
      this.#serve(server, `${given.address}:${port}`, given, files, sockets)
      this.post({ t: 'serving', host: `${given.address}:${port}` })
    } catch (error) {
      const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
      this.post({ t: 'failed', reason })
    }
  }

  #makeSockets(): ProjectorSockets {
    const sockets = new ProjectorSockets({
      host: {
        subscribeProjector: (onView, onPack) => {
          this.#view = (json) => onView(null as never, json)
          this.#pack = (id, json) => onPack({ id } as never, json)
          return () => {}
        },
      },
      now: () => this.#clock.now(),
      instance: randomUUID(),
      onCount: (count) => this.post({ t: 'viewers', count }),
      onRefused: () => this.#turnedAway(),
      sounds: (index) => this.#sound && index === 0,
    })
    this.#sockets = sockets
    return sockets
  }

  #serve(
    server: Server,
    name: string,
    { path, pages: folder }: Begin,
    files: ReadonlySet<string>,
    sockets: ProjectorSockets,
  ): void {
    const pages = new Pages(folder)
    const findMusic = (id: string) => this.#music.find((file) => file.id === id) ?? null
    const parts = { path, name, files, pages, findMusic }
    const door = new Door()
    const requests = new Limit(REQUESTS.most, REQUESTS.inMs, local)
    const wrong = new Limit(WRONG.most, WRONG.inMs, local)
    const turnedAway = new Limit(TURNED_AWAY.most, TURNED_AWAY.inMs, local)
    const viewers = new Map<string, number>()
    const whoIs = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? ''

    /** What a request asks for below the path; or with which status it is turned away. */
    const read = (request: IncomingMessage): { readonly below: string } | number => {
      const who = whoIs(request)
      if (!requests.take(who)) return 429
      if (request.headers.host !== name) return 421
      if (request.method !== 'GET' && request.method !== 'HEAD') return 405
      const [, first = '', ...rest] = (request.url ?? '/').split('?', 1)[0]?.split('/') ?? []
      if (wrong.isOver(who)) return 429
      // A TV's keyboard likes to begin with a capital.
      if (first.toLowerCase() === path) {
        return door.welcome(request.socket) ? { below: `/${rest.join('/')}` } : 503
      }
      // Browsers ask for this by themselves.
      if (first !== 'favicon.ico') wrong.take(who)
      return 404
    }
    const noted = (request: IncomingMessage, status: number): number => {
      this.#turnedAway()
      if (status === 429) turnedAway.take(whoIs(request))
      return status
    }

    server.on('connection', (socket: Socket) => {
      const who = socket.remoteAddress ?? ''
      if (turnedAway.isOver(who) && !viewers.get(who)) socket.destroy()
      else if (!door.enter(socket)) socket.destroy()
    })
    server.on('clientError', (_error, socket) => socket.destroy())
    server.on('request', (request, response) => {
      const asked = read(request)
      const found = typeof asked === 'number' ? noted(request, asked) : asked
      void answerWith({ ...parts, found, request, response }).then((isServed) => {
        if (!isServed && typeof found !== 'number') this.#turnedAway()
      })
    })

    const upgrades = new WebSocketServer({
      noServer: true,
      maxPayload: MESSAGE_BYTES,
      perMessageDeflate: false,
      handleProtocols: chooseProtocol,
    })
    server.on('upgrade', (request, socket: Socket, head) => {
      socket.on('error', () => socket.destroy())
      const refuse = (status: number) => {
        noted(request, status)
        const close = () => socket.destroy()
        socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\n\r\n`, close)
      }
      const asked = read(request)
      if (typeof asked === 'number') return refuse(asked)
      if (!isOwnOrigin(request)) return refuse(403)
      if (asked.below !== `/${SOCKET_PATHS.projector}`) return refuse(404)
      const who = whoIs(request)
      const already = viewers.get(who) ?? 0
      if (upgrades.clients.size >= MOST_VIEWERS || already >= MOST_VIEWERS_EACH) return refuse(503)
      upgrades.handleUpgrade(request, socket, head, (webSocket) => {
        viewers.set(who, (viewers.get(who) ?? 0) + 1)
        webSocket.on('close', () => viewers.set(who, (viewers.get(who) ?? 1) - 1))
        sockets.add(webSocket)
      })
    })
  }

  /** Off is off: nobody is sent anything more, but viewers that it is over. */
  #end(): void {
    this.#music = []
    breakOffMusic()
    this.#sockets?.close()
    const server = this.#server
    if (!server) return this.post({ t: 'ended' })
    server.close(() => this.post({ t: 'ended' }))
    server.closeAllConnections()
  }

  #askTime(): void {
    this.#n += 1
    this.#asked.set(this.#n, local())
    this.post({ t: 'time', n: this.#n })
  }

  /** A flood of strangers is one message to the host now and then. */
  #turnedAway(): void {
    this.#refused += 1
    this.#telling ??= setTimeout(() => {
      this.#telling = undefined
      this.post({ t: 'refused', count: this.#refused })
    }, TELL_MS)
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
