/** The real host and the real server on a free port, with two small pages. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { packs } from '../../../rulesets'
import { facilitatorSocket } from '../../../src/bridge/carriers/facilitatorSocket'
import { PROTOCOL, TOKEN_PROTOCOL } from '../../../src/bridge/carriers/messages'
import { projectorSocket } from '../../../src/bridge/carriers/projectorSocket'
import type { SocketLike } from '../../../src/bridge/carriers/socketClient'
import { startBrowserMode, type BrowserMode } from '../../../src/browser/server'
import { createHost } from '../../../src/host/createHost'
import { systemClock } from '../../../src/host/system/systemClock'
import type { Host } from '../../../src/host/host'
import { memoryJournals } from '../../../src/host/storage/journals/memoryJournals'
import { memorySettings } from '../../../src/host/storage/settings/settings'

export interface TestMode extends BrowserMode {
  readonly host: Host
  readonly token: string
  readonly origin: string
  readonly pages: string
  /** Commands that broke the host. */
  readonly errors: unknown[]
  /** Windows as pages have them, over real sockets. */
  facilitator(localNow?: () => number): ReturnType<typeof facilitatorSocket>
  projector(localNow?: () => number): ReturnType<typeof projectorSocket>
  /** Cuts the lines of all projector windows, as a network does. */
  dropProjectors(): void
  /** Stops the host and the server; windows stay and look for them. */
  stopServing(): Promise<void>
  /** A bare socket, as somebody with other intentions would open it. */
  raw(path: string, options?: RawOptions): WebSocket
}

export interface RawOptions {
  readonly token?: string | null
  readonly headers?: Record<string, string>
}

/** @param start another server than the program's own */
export async function startTestMode(port = 0, start = startBrowserMode): Promise<TestMode> {
  const place = mkdtempSync(join(tmpdir(), 'nightfall-pages-'))
  const pages = join(place, 'renderer')
  for (const page of ['facilitator', 'projector']) {
    mkdirSync(join(pages, page), { recursive: true })
    writeFileSync(join(pages, page, 'index.html'), `<!doctype html><title>${page}</title>`)
  }
  mkdirSync(join(pages, 'assets'))
  writeFileSync(join(pages, 'assets', 'a-1.js'), 'export {}')
  writeFileSync(join(pages, 'assets', 'notes.unknown'), 'no type')
  const errors: unknown[] = []
  const { now } = systemClock
  const host = createHost({
    store: memoryJournals(),
    settings: memorySettings(),
    packs,
    ...systemClock,
    randomBytes,
    random: Math.random,
    onError: (error) => errors.push(error),
  })
  const findMusic = (id: string) => host.musicFile(id)
  const mode = await start({ host, now, pages, port, findMusic })
  const origin = `http://127.0.0.1:${mode.port}`
  const token = new URL(mode.facilitatorUrl).hash.slice(1)
  const address = (path: string) => `ws://127.0.0.1:${mode.port}/${path}`
  const lines = new Set<WebSocket>()
  const makeSocket = (url: string, protocols: string[]) => {
    const socket = new WebSocket(url, protocols, { origin })
    // A browser's socket does not throw when a page hangs up before it was answered.
    socket.on('error', () => {})
    if (url.endsWith('projector-socket')) lines.add(socket)
    return socket as unknown as SocketLike
  }
  const windows: { close(): void }[] = []
  const keep = <T extends { close(): void }>(window: T): T => {
    windows.push(window)
    return window
  }
  return {
    ...mode,
    host,
    token,
    origin,
    pages,
    errors,
    facilitator: (localNow = now) =>
      keep(
        facilitatorSocket({
          url: address('facilitator-socket'),
          protocols: [TOKEN_PROTOCOL + token],
          makeSocket,
          localNow,
        }),
      ),
    projector: (localNow = now) =>
      keep(projectorSocket({ url: address('projector-socket'), makeSocket, localNow })),
    dropProjectors: () => {
      for (const socket of lines) socket.terminate()
    },
    stopServing: async () => {
      await host.stop()
      await mode.close()
    },
    raw: (path, { token: given = token, headers = {} } = {}) => {
      const protocols = [PROTOCOL, ...(given === null ? [] : [TOKEN_PROTOCOL + given])]
      const socket = new WebSocket(address(path), protocols, { headers: { origin, ...headers } })
      socket.on('error', () => {})
      return socket
    },
    close: async () => {
      for (const window of windows) window.close()
      await host.stop()
      await mode.close()
      rmSync(place, { recursive: true, force: true })
    },
  }
}

/** Waits until something holds; fails when it takes too long. */
export async function until(
  condition: () => boolean,
  what = condition.toString(),
  longestMs = 10_000,
): Promise<void> {
  const deadline = performance.now() + longestMs
  while (!condition()) {
    if (performance.now() > deadline) throw new Error(`never came true: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

/** @returns `open`, or the status a socket was turned away with */
export function fate(socket: WebSocket): Promise<string> {
  return new Promise((resolve) => {
    socket.on('open', () => resolve('open'))
    socket.on('unexpected-response', (_, response) => resolve(String(response.statusCode)))
    socket.on('error', () => resolve('error'))
  })
}

export interface Watched<V> {
  readonly seen: V[]
  readonly newest: () => V | undefined
}

/** Collects the views of a window. */
export function watch<V>(window: { onView(listener: (view: V) => void): unknown }): Watched<V> {
  const seen: V[] = []
  window.onView((view) => seen.push(view))
  return { seen, newest: () => seen.at(-1) }
}
