import type { ShowPack, WordsPack } from '../packs'
import type { ProjectorView } from '../views/room'
import type { ProjectorWindow } from '../windows'
import { SocketClient, type SocketClientOptions } from './socketClient'

/** The public window over a socket: it listens and asks the time, and can do nothing else. */
export function projectorSocket(options: SocketClientOptions): ProjectorWindow & {
  /** Tries again at once, e.g. because the page came back to the front. */
  wake(): void
  close(): void
} {
  const client = new SocketClient<ProjectorView, ShowPack | WordsPack>(options)
  const listeners = new Set<(on: boolean) => void>()
  let sounds = true
  const tell = (on: boolean): void => {
    sounds = on
    for (const listener of listeners) listener(on)
  }
  client.onOther = (message) => {
    if (message.t === 'sound') tell(message.on)
  }
  return {
    onSound(listener) {
      listeners.add(listener)
      listener(sounds)
      return () => listeners.delete(listener)
    },
    onView: (listener) => client.onView(listener),
    onPack: (listener) => client.onPack(listener),
    onConnection: (listener) => client.onConnection(listener),
    now: () => client.now(),
    wake: () => client.wake(),
    close: () => client.close(),
  }
}
