/**
 * The host without Electron: one small server on this computer's loopback that hands out the two pages and
 * carries views and commands. Everybody on the computer may see the projector's page; the facilitator's
 * socket opens only with the token of this start.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { HostPort } from '../bridge/carriers/hostPort'
import { CODE_MARK, KEY_PATH, SOCKET_PATHS } from '../bridge/carriers/messages'
import { chooseProtocol, isOwnOrigin, safeHeaders } from '../serve/guards'
import { breakOffMusic, type FindMusic, sendMusic } from '../serve/musicFiles'
import { Pages } from '../serve/pages'
import { hasToken, isOwnHost, newToken } from './guards'
import { OpeningCodes } from './openingCodes'
import { Sockets, type SocketCounts } from './sockets'

const ADDRESS = '127.0.0.1'
/** An imported evening is the longest thing a facilitator sends; escaped, it may double. */
const FACILITATOR_BYTES = 48 * 1024 * 1024
const PROJECTOR_BYTES = 256
const MOST_SOCKETS = 40
const CODE_LENGTH = 64

export interface BrowserModeOptions {
  readonly host: HostPort
  /** The host's own clock, milliseconds. */
  readonly now: () => number
  /** The renderer's build: `out/renderer`. */
  readonly pages: string
  /** The port wished for; another is taken when it is busy. 0: any. */
  readonly port?: number
  /** Called when a code was brought that had been used before: somebody else may have the desk. */
  readonly onTwice?: () => void
  /** What stands in the folders of music that the host chose. */
  readonly findMusic?: FindMusic
}

export interface BrowserMode {
  /** With the token in its fragment, which browsers never send anywhere. To be typed or clicked by the host. */
  readonly facilitatorUrl: string
  /** An address that opens the desk once, soon: for programs whose words others can read. */
  openingUrl(): string
  readonly projectorUrl: string
  readonly port: number
  readonly counts: Readonly<SocketCounts>
  /** Whether the big screens that come from here sound. */
  setSound(on: boolean): void
  close(): Promise<void>
}

/** Starts serving both windows. @throws the system's error when no port can be had at all */
export async function startBrowserMode(options: BrowserModeOptions): Promise<BrowserMode> {
  const pages = new Pages(options.pages)
  const token = newToken()
  const codes = new OpeningCodes()
  const server = createServer((request, response) => {
    if (request.method === 'POST' && pathOf(request) === `/${KEY_PATH}`) {
      void sellKey(request, response)
    } else void answer(pages, options.findMusic ?? (() => null), request, response)
  })
  /** Gives the token for a code that is good. */
  const sellKey = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const code = isOwnHost(request, port) && isOwnOrigin(request) ? await readCode(request) : ''
    const use = codes.use(code)
    if (use === 'twice') options.onTwice?.()
    if (use !== 'good') sockets.counts.refused += 1
    response.writeHead(use === 'good' ? 200 : 410, {
      ...safeHeaders(request.headers.host ?? ''),
      'Content-Type': 'text/plain; charset=utf-8',
      Connection: 'close',
    })
    response.end(use === 'good' ? token : '')
  }
  const port = await listen(server, options.port ?? 0)
  const sockets = new Sockets(options.host, options.now)
  const doors = socketServers()
  // Whatever changes may be music that the host takes away.
  const stopLooking = options.host.subscribeFacilitator(breakOffMusic, () => {})
  server.on('upgrade', (request, socket: Duplex, head) => {
    const refuse = (status: string) => {
      sockets.counts.refused += 1
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
    }
    socket.on('error', () => socket.destroy())
    if (!isOwnHost(request, port)) return refuse('421 Misdirected Request')
    if (!isOwnOrigin(request)) return refuse('403 Forbidden')
    const path = pathOf(request)
    const audience = path === `/${SOCKET_PATHS.projector}` ? 'projector' : 'facilitator'
    if (audience === 'facilitator') {
      if (path !== `/${SOCKET_PATHS.facilitator}`) return refuse('404 Not Found')
      if (!hasToken(request, token)) return refuse('401 Unauthorized')
    }
    const door = doors[audience]
    if (door.clients.size >= MOST_SOCKETS) return refuse('503 Service Unavailable')
    door.handleUpgrade(request, socket, head, (webSocket) => {
      if (audience === 'facilitator') sockets.addFacilitator(webSocket)
      else sockets.addProjector(webSocket)
    })
  })
  const origin = `http://${ADDRESS}:${port}`
  return {
    facilitatorUrl: `${origin}/facilitator/#${token}`,
    openingUrl: () => `${origin}/facilitator/#${CODE_MARK}${codes.make()}`,
    projectorUrl: `${origin}/projector/`,
    port,
    counts: sockets.counts,
    setSound: (on) => {
      sockets.sound = on
    },
    close: async () => {
      stopLooking()
      sockets.close()
      await stop(server)
    },
  }
}

function socketServers() {
  const make = (maxPayload: number) =>
    new WebSocketServer({
      noServer: true,
      maxPayload,
      perMessageDeflate: false,
      handleProtocols: chooseProtocol,
    })
  return { facilitator: make(FACILITATOR_BYTES), projector: make(PROJECTOR_BYTES) }
}

/** Reads a code; what is longer than any is cut off, and is none. */
async function readCode(request: IncomingMessage): Promise<string> {
  let code = ''
  request.setEncoding('latin1')
  for await (const chunk of request) {
    code += String(chunk)
    if (code.length > CODE_LENGTH) return ''
  }
  return code
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] ?? '/'
}

async function answer(
  pages: Pages,
  findMusic: FindMusic,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const port = request.socket.localPort ?? 0
  const plain = (status: number, text: string, headers = {}) => {
    const safe = safeHeaders(`${ADDRESS}:${port}`)
    response.writeHead(status, { ...safe, 'Content-Type': 'text/plain; charset=utf-8', ...headers })
    response.end(request.method === 'HEAD' ? undefined : `${text}\n`)
  }
  try {
    if (!isOwnHost(request, port)) return plain(421, 'Not this server.')
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(405, 'Only reading here.')
    const path = pathOf(request)
    if (path === '/') return plain(302, 'See /projector/', { Location: '/projector/' })
    if (path === '/facilitator' || path === '/projector') {
      return plain(308, `See ${path}/`, { Location: `${path}/` })
    }
    const headers = safeHeaders(request.headers.host ?? '')
    if (await sendMusic(findMusic, path, { request, response, headers })) return
    const page = await pages.find(path)
    if (!page && path === '/favicon.ico') return plain(204, '')
    if (!page) return plain(404, 'Nothing here.')
    response.writeHead(200, {
      ...headers,
      'Content-Type': page.type,
      'Content-Length': page.body.length,
    })
    response.end(request.method === 'HEAD' ? undefined : page.body)
  } catch (error) {
    console.error(error)
    if (!response.headersSent) plain(500, 'The page could not be read.')
  }
}

/** Listens on a port, or on any other when that one is busy or not allowed. @returns the port */
async function listen(server: Server, port: number): Promise<number> {
  const attempt = (wanted: number) =>
    new Promise<number>((resolve, reject) => {
      server.once('error', reject)
      server.listen(wanted, ADDRESS, () => {
        server.off('error', reject)
        resolve((server.address() as AddressInfo).port)
      })
    })
  if (port === 0) return attempt(0)
  try {
    return await attempt(port)
  } catch {
    // Busy or reserved: the addresses are printed anyway, so any other does.
    return attempt(0)
  }
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  setTimeout(() => server.closeAllConnections(), 200).unref()
  await closed
}
