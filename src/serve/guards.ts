/** What every server of pages holds, on this computer as on the network: who may open a socket, and what answers say. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { PROTOCOL } from '../bridge/carriers/messages'

/** Whether a socket was opened by a page of this very server. */
export function isOwnOrigin(request: IncomingMessage): boolean {
  const { origin, host } = request.headers
  return origin !== undefined && origin === `http://${host ?? ''}`
}

/** Compares in a time that does not tell how much of it was right. */
export function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

/** Of the offered subprotocols, the one answered; never the token. */
export const chooseProtocol = (offered: ReadonlySet<string>): string | false =>
  offered.has(PROTOCOL) ? PROTOCOL : false

/** What every answer says: nothing is kept, framed, sniffed or shared, and a page loads only its own. */
export function safeHeaders(host: string): OutgoingHttpHeaders {
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': [
      "default-src 'self'",
      // Some browsers do not count the page's own socket as its own.
      `connect-src 'self' ws://${host}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  }
}
