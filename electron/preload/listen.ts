/** The half that both windows have: they hear views and the time. Nothing here says anything. */
import { ipcRenderer } from 'electron'
import { PackStore } from '../../src/bridge/packs'
import { newestOnly, type ProjectorWindow } from '../../src/bridge/windows'
import {
  PACK_CHANNEL,
  TIME_CHANNEL,
  type TimeMessage,
  VIEW_CHANNEL,
  type ViewMessage,
} from '../main/ipc/channels'
import { HeardClock } from './heardClock'

interface Listening<V, P> extends Pick<ProjectorWindow, 'onConnection' | 'now'> {
  onView(listener: (view: V) => void): () => void
  onPack(listener: (pack: P) => void): () => void
}

/** Starts to hear at once, so that nothing is missed while the page loads. */
export function listen<
  V extends { readonly revision: number },
  P extends { readonly id: string },
>(): Listening<V, P> {
  const clock = new HeardClock(() => performance.now())
  const listeners = new Set<(view: V) => void>()
  const packs = new PackStore<P>()
  let newest: V | null = null
  const tell = newestOnly<V>((view) => {
    newest = view
    for (const listener of listeners) listener(view)
  })
  ipcRenderer.on(TIME_CHANNEL, (_event, { now, woke }: TimeMessage) => clock.hear(now, woke))
  ipcRenderer.on(PACK_CHANNEL, (_event, pack: P) => packs.take(pack))
  ipcRenderer.on(VIEW_CHANNEL, (_event, { view, now }: ViewMessage<V>) => {
    clock.hear(now)
    tell(view)
  })
  return {
    onView(listener) {
      listeners.add(listener)
      if (newest) listener(newest)
      return () => {
        listeners.delete(listener)
      }
    },
    onPack: (listener) => packs.onPack(listener),
    // The host lives in this very program: while the window stands, it is there.
    onConnection(listener) {
      listener(true)
      return () => {}
    },
    now: () => clock.now(),
  }
}
