/**
 * What a window finds in front of it, whatever carries it (IPC in Electron, a WebSocket in the browser).
 * The facilitator has one named method per action; the projector can only listen.
 */
import type { CommandOf, CommandType } from './commands'
import type { DeskPack, ShowPack, WordsPack } from './packs'
import type { FacilitatorView, Reply } from './views/facilitator'
import type { ProjectorView } from './views/room'

type Payload<T extends CommandType> = Omit<CommandOf<T>, 'type'>

/** One method per command, named like it: `actions['game.undo']({})`. */
export type Actions = {
  readonly [T in CommandType]: (payload: Payload<T>) => Promise<Reply>
}

interface Listening<V, P> {
  /** Calls back with the present view at once and with every newer one. @returns a function that stops */
  onView(listener: (view: V) => void): () => void
  /** Calls back with every game that was sent, each before the first view that needs it. @returns a function that stops */
  onPack(listener: (pack: P) => void): () => void
  /** Calls back when the connection to the host is lost or found again. */
  onConnection(listener: (connected: boolean) => void): () => void
  /** The host's clock in milliseconds, as `endsAt` counts it. */
  now(): number
}

export interface FacilitatorWindow extends Listening<FacilitatorView, DeskPack | WordsPack> {
  readonly actions: Actions
  /** Tells where a dropped folder lies, so that it can be named in a command; absent in browsers, which do not know. */
  takeFolder?(dropped: File): Promise<string>
}

export interface ProjectorWindow extends Listening<ProjectorView, ShowPack | WordsPack> {
  /** Calls back when this window is to fall silent, because another screen sounds, and when it is not. */
  onSound?(listener: (on: boolean) => void): () => void
}

/** Drops views that are older than the newest one seen. @returns a listener to feed views into */
export function newestOnly<V extends { readonly revision: number }>(
  listener: (view: V) => void,
): (view: V) => void {
  let newest = -1
  return (view) => {
    if (view.revision <= newest) return
    newest = view.revision
    listener(view)
  }
}
