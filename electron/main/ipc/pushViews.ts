import type { WebContents } from 'electron'
import {
  PACK_CHANNEL,
  TIME_CHANNEL,
  type TimeMessage,
  VIEW_CHANNEL,
  type ViewMessage,
} from './channels'

/** At first the time is told often, so that a clock on screen is right soon. */
const QUICK_TIMES = 6
const QUICK_MS = 60
const CALM_MS = 5000

export interface ViewSource<V, P> {
  /** Calls back with the present view at once and with every newer one; with games before the view that needs them. */
  onView(listener: (view: V) => void, onPack: (pack: P) => void): () => void
  now(): number
  /** The page that is told; what else stands in its window hears nothing. */
  readonly address: string
}

export interface Pushing {
  /** Tells the time again after the machine slept. */
  woke(): void
  stop(): void
}

/**
 * Tells a window every view and the time, from the moment its page can hear it. A page that is loaded anew
 * is told the present view again.
 * @param onHearing whether a page is there to hear; called on every change
 */
export function pushViews<V, P>(
  contents: WebContents,
  source: ViewSource<V, P>,
  onHearing: (hearing: boolean) => void = () => {},
): Pushing {
  let stopView = (): void => {}
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = (channel: string, message: ViewMessage<V> | TimeMessage | P): void => {
    if (!contents.isDestroyed()) contents.send(channel, message)
  }
  const tellTime = (quick: number, woke = false): void => {
    clearTimeout(timer)
    send(TIME_CHANNEL, { now: source.now(), woke })
    timer = setTimeout(() => tellTime(Math.max(0, quick - 1)), quick > 0 ? QUICK_MS : CALM_MS)
  }
  const fallSilent = (): void => {
    clearTimeout(timer)
    stopView()
    stopView = () => {}
    onHearing(false)
  }
  const begin = (): void => {
    fallSilent()
    if (contents.getURL().split(/[?#]/, 1)[0] !== source.address) return
    stopView = source.onView(
      (view) => send(VIEW_CHANNEL, { view, now: source.now() }),
      (pack) => send(PACK_CHANNEL, pack),
    )
    tellTime(QUICK_TIMES)
    onHearing(true)
  }

  contents.on('dom-ready', begin)
  contents.on('render-process-gone', fallSilent)
  contents.on('destroyed', fallSilent)
  return {
    woke: () => tellTime(QUICK_TIMES, true),
    stop: () => {
      contents.off('dom-ready', begin)
      contents.off('render-process-gone', fallSilent)
      contents.off('destroyed', fallSilent)
      fallSilent()
    },
  }
}
