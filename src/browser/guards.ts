/**
 * Who may talk to the browser mode. The server listens on this computer only, but every page in the host's
 * browser can reach that too: names that point here (DNS rebinding) and foreign pages are turned away, and the
 * facilitator's socket wants the token of this start.
 */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { TOKEN_PROTOCOL } from '../bridge/carriers/messages'
import { isSame } from '../serve/guards'

/** A token nobody can guess, good for one start of the program. */
export const newToken = (): string => randomBytes(24).toString('base64url')

/** Whether a request names this server by an address of its own. */
export function isOwnHost(request: IncomingMessage, port: number): boolean {
  const { host } = request.headers
  return [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`].includes(host ?? '')
}

/** Whether a facilitator's socket brought the token along. */
export function hasToken(request: IncomingMessage, token: string): boolean {
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',')
  const given = offered.map((name) => name.trim()).find((name) => name.startsWith(TOKEN_PROTOCOL))
  return given !== undefined && isSame(given.slice(TOKEN_PROTOCOL.length), token)
}
