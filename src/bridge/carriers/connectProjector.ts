import type { ProjectorWindow } from '../windows'
import { SOCKET_PATHS } from './messages'
import { socketUrl, wakeWithPage } from './pageSocket'
import { projectorSocket } from './projectorSocket'

/** The public window's line to the host: the preload's in Electron, else a socket to where the page came from. */
export function connectProjector(): ProjectorWindow {
  const { nightfall } = globalThis as { readonly nightfall?: ProjectorWindow }
  if (nightfall) return nightfall
  const socket = projectorSocket({ url: socketUrl(SOCKET_PATHS.projector) })
  wakeWithPage(() => socket.wake())
  return socket
}
