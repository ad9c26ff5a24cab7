import type { FacilitatorWindow } from '../windows'
import { facilitatorSocket } from './facilitatorSocket'
import { SOCKET_PATHS, TOKEN_PROTOCOL } from './messages'
import { socketUrl, wakeWithPage } from './pageSocket'

const KEY = 'nightfall-token'

/** The private window's line to the host: the preload's in Electron, else a socket to where the page came from. */
export function connectFacilitator(): FacilitatorWindow {
  const { nightfall } = globalThis as { readonly nightfall?: FacilitatorWindow }
  if (nightfall) return nightfall
  const socket = facilitatorSocket({
    url: socketUrl(SOCKET_PATHS.facilitator),
    protocols: [TOKEN_PROTOCOL + takeToken()],
  })
  wakeWithPage(() => socket.wake())
  return socket
}

/**
 * Takes the token out of the address, so that it is not seen on a shared screen or left in the history, and
 * keeps it for this tab alone. A cookie would be sent to every other server on this computer.
 */
function takeToken(): string {
  const given = location.hash.slice(1)
  if (/^[\w-]{20,}$/.test(given)) {
    sessionStorage.setItem(KEY, given)
    history.replaceState(null, '', location.pathname + location.search)
  }
  return sessionStorage.getItem(KEY) ?? 'none'
}
