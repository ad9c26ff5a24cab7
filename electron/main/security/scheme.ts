/**
 * The windows' pages come over a scheme of their own: no file rights, no server, and an origin that content
 * policy and sender checks can name.
 */
import { type Session, protocol } from 'electron'
import { Readable } from 'node:stream'
import { type FindMusic, openMusic } from '../../../src/serve/musicFiles'
import { Pages } from '../../../src/serve/pages'

const SCHEME = 'nightfall'
const ORIGIN = `${SCHEME}://app`

export type Audience = 'facilitator' | 'projector'

export const pageAddress = (audience: Audience): string => `${ORIGIN}/${audience}/`

/** Whether an address is one of our pages, or their origin. */
export const isOwnAddress = (address: string | undefined): boolean =>
  address !== undefined && (address === ORIGIN || address.startsWith(`${ORIGIN}/`))

/** What stands in for a page that keeps dying. */
export const haltedAddress = (audience: Audience): string => `${ORIGIN}/halted/${audience}/`

/** Every answer says what a page may do: load its own parts and nothing else. */
const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** Must run before the program is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: SCHEME,
      privileges: {
        standard: true,
        secure: true,
        supportFetchAPI: true,
        // Sounds may be played while they load; scripts need not be compiled at each start.
        stream: true,
        codeCache: true,
      },
    },
  ])
}

/** A page that main makes itself. */
export type FindMade = (path: string) => { readonly type: string; readonly body: string } | null

export interface PageSources {
  /** The renderer's build. */
  readonly folder: string
  /** What stands in the folders of music that the host chose. */
  readonly findMusic: FindMusic
  readonly findMade: FindMade
}

export function servePages(session: Session, { folder, findMusic, findMade }: PageSources): void {
  const pages = new Pages(folder)
  session.protocol.handle(SCHEME, async ({ url, method, headers }) => {
    const { origin, host, pathname } = new URL(url)
    // Node knows the scheme as a non-special one, whose origin is opaque.
    const isOurs = host === 'app' && (origin === 'null' || origin === ORIGIN)
    const piece =
      isOurs && method === 'GET' ? await openMusic(findMusic, pathname, headers.get('range')) : null
    if (piece) {
      const body = piece.body && (Readable.toWeb(piece.body) as ReadableStream<Uint8Array>)
      return new Response(body, { status: piece.status, headers: { ...HEADERS, ...piece.headers } })
    }
    const page =
      isOurs && method === 'GET' ? (findMade(pathname) ?? (await pages.find(pathname))) : null
    if (!page) return new Response('Nothing here.', { status: 404, headers: HEADERS })
    const body = typeof page.body === 'string' ? page.body : new Uint8Array(page.body)
    return new Response(body, { headers: { ...HEADERS, 'Content-Type': page.type } })
  })
}
