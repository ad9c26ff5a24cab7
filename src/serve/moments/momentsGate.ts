/**
 * The server of public moments as strangers find it: one address that is read, and nothing else. What is no such request
 * is turned away and counted.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { isSame, safeHeaders } from '../guards'
import { Door, type Places } from '../network/gate/door'
import { Limit } from '../network/gate/limits'
import { listen } from '../network/gate/listen'

const LOOPBACK = '127.0.0.1'
/** Time to say what one wants, milliseconds. */
const PATIENCE_MS = 5000
const CONNECTIONS: Places = { each: 64, strangers: 32, guests: 32 }
/** So often one machine may ask. */
const REQUESTS = { most: 600, inMs: 30_000 }

export interface MomentsGateOptions {
  readonly address: string
  readonly port: number
  readonly path: string
  readonly key: string | null
  readonly hasRoom: () => boolean
  readonly onListener: (response: ServerResponse) => void
  readonly onTurnedAway: () => void
}

export class MomentsGate {
  readonly #server: Server = createServer({
    maxHeaderSize: 8192,
    requestTimeout: PATIENCE_MS,
    headersTimeout: PATIENCE_MS,
    connectionsCheckingInterval: 1000,
  })
  readonly #door = new Door(CONNECTIONS)
  readonly #requests = new Limit(REQUESTS.most, REQUESTS.inMs, () => performance.now())
  #names: readonly string[] = []

  private constructor(private readonly options: MomentsGateOptions) {
    const server = this.#server
    server.on('connection', (socket: Socket) => {
      if (!this.#door.enter(socket)) socket.destroy()
    })
    server.on('clientError', (_error, socket) => {
      options.onTurnedAway()
      socket.destroy()
    })
    server.on('upgrade', (_request, socket: Socket) => {
      options.onTurnedAway()
      socket.destroy()
    })
    server.on('request', (request: IncomingMessage, response: ServerResponse) =>
      this.#answer(request, response),
    )
  }

  /** Listens. @returns the gate and the server's name, its address with the port. @throws when it cannot */
  static async open(
    options: MomentsGateOptions,
  ): Promise<{ readonly gate: MomentsGate; readonly name: string }> {
    const gate = new MomentsGate(options)
    const { address } = options
    const port = await listen(gate.#server, address, options.port)
    // A name that points here but is not ours is somebody else's page.
    gate.#names = [address, ...(address === LOOPBACK ? ['localhost'] : [])].map(
      (name) => `${name}:${port}`,
    )
    return { gate, name: `${address}:${port}` }
  }

  /** Hangs up on everybody. */
  close(done: () => void): void {
    this.#server.close(done)
    this.#server.closeAllConnections()
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const found = this.#read(request)
    if (typeof found === 'number') return this.#turnAway(request, response, found)
    if (!this.options.hasRoom() || !this.#door.welcome(request.socket))
      return this.#turnAway(request, response, 503)
    response.writeHead(200, {
      ...safeHeaders(request.headers.host ?? ''),
      'Content-Type': 'text/event-stream; charset=utf-8',
      // Nobody on the way keeps it or waits for more of it.
      'X-Accel-Buffering': 'no',
      ...(found.isForPages && { 'Access-Control-Allow-Origin': '*' }),
    })
    this.options.onListener(response)
  }

  /** Whether a request is one, and whether pages may read the answer; or with which status it is turned away. */
  #read(request: IncomingMessage): { readonly isForPages: boolean } | number {
    const { path, key } = this.options
    const who = request.socket.remoteAddress ?? ''
    if (!this.#requests.take(who)) return 429
    if (!this.#names.includes(request.headers.host ?? '')) return 421
    if (request.method !== 'GET') return 405
    const [asked = '', query = ''] = (request.url ?? '').split('?', 2)
    if (!isSame(asked, `${path}/moments`)) return 404
    const isForPages = key === null || isSame(query, `page=${key}`)
    return isForPages || !isOfPage(request) ? { isForPages } : 403
  }

  #turnAway(request: IncomingMessage, response: ServerResponse, status: number): void {
    this.options.onTurnedAway()
    response.writeHead(status, {
      ...safeHeaders(this.#names[0] ?? ''),
      'Content-Type': 'text/plain; charset=utf-8',
      Connection: 'close',
    })
    response.end('Nothing here.\n', () => request.socket.destroy())
  }
}

/** Whether a page in a browser asks, and not a program or whoever typed the address. */
function isOfPage({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  return headers.origin !== undefined || (site !== undefined && site !== 'none')
}
