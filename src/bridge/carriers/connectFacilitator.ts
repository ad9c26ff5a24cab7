import type { FacilitatorWindow } from '../windows'
import { facilitatorSocket } from './facilitatorSocket'
import { CODE_MARK, KEY_PATH, SOCKET_PATHS, TOKEN_PROTOCOL } from './messages'
import { socketUrl, wakeWithPage } from './pageSocket'

const KEY = 'nightfall-token'

/** The private window's line to the host: the preload's in Electron, else a socket to where the page came from. */
export async function connectFacilitator(): Promise<FacilitatorWindow> {
  const { nightfall } = globalThis as { readonly nightfall?: FacilitatorWindow }
  if (nightfall) return nightfall
  const token = await takeToken()
  const socket = facilitatorSocket({
    url: socketUrl(SOCKET_PATHS.facilitator),
    protocols: [TOKEN_PROTOCOL + token],
  })
  wakeWithPage(() => socket.wake())
  return socket
}

/**
 * Takes what the page was opened with out of its address, so that nobody reads it off a shared screen, and keeps the
 * token for this tab alone; a cookie would be sent to every other server on this computer. The browser's list of
 * visited pages may keep the address all the same: a code in it is worth nothing by then, and a token that the host
 * typed himself ends with the program.
 */
async function takeToken(): Promise<string> {
  const given = location.hash.slice(1)
  const [, mark, key = ''] = /^(code\.)?([\w-]{20,})$/.exec(given) ?? []
  if (key) history.replaceState(null, '', location.pathname + location.search)
  const token = mark === CODE_MARK ? await buyToken(key) : key
  if (token) sessionStorage.setItem(KEY, token)
  return sessionStorage.getItem(KEY) ?? 'none'
}

/** Brings a code to the host. @returns the token; nothing when the code is not good, or no longer */
async function buyToken(code: string): Promise<string> {
  try {
    const reply = await fetch(`/${KEY_PATH}`, { method: 'POST', body: code })
    return reply.ok ? await reply.text() : ''
  } catch {
    // The host is gone.
    return ''
  }
}
