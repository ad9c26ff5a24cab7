/**
 * A server on the local network as strangers find it: one page and one kind of socket, under a path that has to be known.
 * Whatever else is asked for is turned away, counted, and in the end not even listened to.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { chooseProtocol, isOwnOrigin } from '../../guards'
import { Pages } from '../../pages'
import { type Asked, answerWith } from '../answer'
import { Compressed } from '../../compressed'
import { Door, type Places } from './door'
import { Limit } from './limits'
import { listen } from './listen'
import { pageFiles } from '../pageFiles'

/** So much in such a time, milliseconds. */
interface Share {
  readonly most: number
  readonly inMs: number
}

export interface GateLimits {
  readonly connections: Places
  /** Requests of one address. */
  readonly requests: Share
  /** So often an address may be mistyped. */
  readonly wrong: Share
  /** Whoever was turned away so often is not even listened to for the rest of that time. */
  readonly turnedAway: Share
  readonly sockets: number
  readonly socketsEach: number
  /** Sockets that one address opens. */
  readonly opened?: Share
  readonly messageBytes: number
  /**
   * Whether many guests may come from one address, as behind a router of their own: then whoever knows the path is not
   * held up by what others do there.
   */
  readonly isShared: boolean
}

export interface GateOptions extends Pick<Asked, 'page' | 'also' | 'path'> {
  /** The renderer's build. */
  readonly pages: string
  readonly address: string
  /** The port wished for; another is taken when it is busy. */
  readonly port: number
  /** Where the socket is, below the path. */
  readonly socket: string
  readonly limits: GateLimits
  readonly onSocket: (socket: WebSocket, who: string) => void
  /** Called when there are sockets enough, for one more of an address. @returns whether one has gone for it */
  readonly makeRoom?: (who: string, isForAddress: boolean) => boolean
  readonly onTurnedAway: () => void
}

/** Time to say what one wants, milliseconds. */
const PATIENCE_MS = 5000

const local = (): number => performance.now()
const whoIs = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? ''

export class Gate {
  readonly #server: Server = createServer({
    maxHeaderSize: 8192,
    requestTimeout: PATIENCE_MS,
    headersTimeout: PATIENCE_MS,
    connectionsCheckingInterval: 1000,
  })
  readonly #door: Door
  readonly #requests: Limit
  readonly #wrong: Limit
  readonly #turnedAway: Limit
  readonly #opened: Limit
  readonly #upgrades: WebSocketServer
  readonly #sockets = new Map<string, number>()

  private constructor(
    private readonly options: GateOptions,
    private readonly files: ReadonlySet<string>,
  ) {
    const { connections, requests, wrong, turnedAway, opened, messageBytes } = options.limits
    const limit = ({ most, inMs }: Share) => new Limit(most, inMs, local)
    this.#door = new Door(connections)
    this.#requests = limit(requests)
    this.#wrong = limit(wrong)
    this.#turnedAway = limit(turnedAway)
    this.#opened = limit(opened ?? { most: Infinity, inMs: Infinity })
    this.#upgrades = new WebSocketServer({
      noServer: true,
      maxPayload: messageBytes,
      perMessageDeflate: false,
      handleProtocols: chooseProtocol,
    })
  }

  /** Listens. @returns the gate and the server's name, its address with the port. @throws when it cannot */
  static async open(options: GateOptions): Promise<{ readonly gate: Gate; readonly name: string }> {
    const gate = new Gate(options, await pageFiles(options.pages, options.page))
    const port = await listen(gate.#server, options.address, options.port)
    const name = `${options.address}:${port}`
    gate.#serve(name)
    return { gate, name }
  }

  /** Hangs up on everybody. */
  close(done: () => void): void {
    this.#server.close(done)
    this.#server.closeAllConnections()
  }

  #serve(name: string): void {
    const { path, page, also, pages: folder, onTurnedAway } = this.options
    const pages = new Pages(folder)
    const compressed = new Compressed()
    const parts = { path, name, page, also, files: this.files, pages, compressed }
    const server = this.#server
    server.on('connection', (socket: Socket) => {
      const who = socket.remoteAddress ?? ''
      if (this.#turnedAway.isOver(who) && !this.#sockets.get(who)) socket.destroy()
      else if (!this.#door.enter(socket)) socket.destroy()
    })
    server.on('clientError', (_error, socket) => socket.destroy())
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const asked = this.#read(request, name)
      const found = typeof asked === 'number' ? this.#noted(request, asked) : asked
      void answerWith({ ...parts, found, request, response }).then((isServed) => {
        if (!isServed && typeof found !== 'number') onTurnedAway()
      })
    })
    server.on('upgrade', (request, socket: Socket, head) => {
      socket.on('error', () => socket.destroy())
      const refused = this.#refusal(request, name)
      if (refused === null) return this.#open(request, socket, head)
      this.#noted(request, refused)
      const close = () => socket.destroy()
      socket.end(`HTTP/1.1 ${refused} Refused\r\nConnection: close\r\n\r\n`, close)
    })
  }

  /** What a request asks for below the path; or with which status it is turned away. */
  #read(request: IncomingMessage, name: string): { readonly below: string } | number {
    const { path, limits } = this.options
    const who = whoIs(request)
    const [, first = '', ...rest] = (request.url ?? '/').split('?', 1)[0]?.split('/') ?? []
    // A TV's keyboard likes to begin with a capital.
    const isGuest = first.toLowerCase() === path
    const isKnown = limits.isShared && isGuest
    if (!this.#requests.take(isKnown ? `guests of ${who}` : who)) return 429
    if (request.headers.host !== name) return 421
    if (request.method !== 'GET' && request.method !== 'HEAD') return 405
    if (!isKnown && this.#wrong.isOver(who)) return 429
    if (isGuest) return this.#door.welcome(request.socket) ? { below: `/${rest.join('/')}` } : 503
    // Browsers ask for this by themselves.
    if (first !== 'favicon.ico') this.#wrong.take(who)
    return 404
  }

  /** With which status a socket is turned away; null: it is not. */
  #refusal(request: IncomingMessage, name: string): number | null {
    const { limits, socket, makeRoom = () => false } = this.options
    const asked = this.#read(request, name)
    if (typeof asked === 'number') return asked
    if (!isOwnOrigin(request)) return 403
    if (asked.below !== `/${socket}`) return 404
    const who = whoIs(request)
    if (!this.#opened.take(who)) return 503
    const isFullHere = (this.#sockets.get(who) ?? 0) >= limits.socketsEach
    const isFull = isFullHere || this.#upgrades.clients.size >= limits.sockets
    return isFull && !makeRoom(who, isFullHere) ? 503 : null
  }

  #open(request: IncomingMessage, socket: Socket, head: Buffer): void {
    const who = whoIs(request)
    this.#upgrades.handleUpgrade(request, socket, head, (webSocket) => {
      this.#sockets.set(who, (this.#sockets.get(who) ?? 0) + 1)
      webSocket.on('close', () => {
        const left = (this.#sockets.get(who) ?? 1) - 1
        if (left > 0) this.#sockets.set(who, left)
        else this.#sockets.delete(who)
      })
      this.options.onSocket(webSocket, who)
    })
  }

  #noted(request: IncomingMessage, status: number): number {
    this.options.onTurnedAway()
    if (status === 429) this.#turnedAway.take(whoIs(request))
    return status
  }
}
