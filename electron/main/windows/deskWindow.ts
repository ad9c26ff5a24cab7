/** The desk: the host's window. It commands the host and is told everything. */
import { BrowserWindow, screen } from 'electron'
import type { Host } from '../../../src/host/host'
import { type Pushing, pushViews } from '../ipc/pushViews'
import { takeCommands } from '../ipc/takeCommands'
import { takeDrops } from '../ipc/takeDrops'
import { pageAddress } from '../security/scheme'
import { loadPage } from './loadPage'
import { reviveWindow } from './reviveWindow'
import { safePreferences } from './safePreferences'

export interface DeskWindowOptions {
  readonly host: Host
  /** The host's clock, milliseconds. */
  readonly now: () => number
  readonly title: string
  /** Hears of folders that the host drops on it. */
  readonly onDrop: (path: string) => void
}

export class DeskWindow {
  readonly window: BrowserWindow
  readonly #push: Pushing

  constructor({ host, now, title, onDrop }: DeskWindowOptions) {
    this.window = openWindow(title)
    takeCommands(this.window.webContents, host, pageAddress('facilitator'))
    takeDrops(this.window.webContents, onDrop, pageAddress('facilitator'))
    const onView = host.subscribeFacilitator.bind(host)
    this.#push = pushViews(this.window.webContents, { onView, now })
  }

  /** The window, while it is there. */
  get open(): BrowserWindow | null {
    return this.window.isDestroyed() ? null : this.window
  }

  /** Brings it before all others. */
  comeForward(): void {
    const window = this.open
    if (window?.isMinimized()) window.restore()
    window?.show()
    window?.focus()
  }

  /** Shows the list of keys, as if the key for it had been pressed. */
  showKeys(): void {
    this.comeForward()
    this.open?.webContents.sendInputEvent({ type: 'keyDown', keyCode: 'F1' })
  }

  /** Keeps what it shows out of recordings and streams of the screen, where the system can. */
  protect(on: boolean): void {
    this.open?.setContentProtection(on)
  }

  /** Tells the time anew after the machine slept. */
  woke(): void {
    this.#push.woke()
  }

  /** Tells nothing more. */
  stop(): void {
    this.#push.stop()
  }
}

/** On the host's own display. */
function openWindow(title: string): BrowserWindow {
  const { workArea } = screen.getPrimaryDisplay()
  const width = Math.min(1440, workArea.width)
  const height = Math.min(900, workArea.height)
  const window = new BrowserWindow({
    title,
    width,
    height,
    x: workArea.x + Math.round((workArea.width - width) / 2),
    y: workArea.y + Math.round((workArea.height - height) / 2),
    minWidth: Math.min(900, workArea.width),
    minHeight: Math.min(600, workArea.height),
    show: false,
    backgroundColor: '#14161f',
    autoHideMenuBar: true,
    webPreferences: safePreferences('facilitator'),
  })
  window.once('ready-to-show', () => window.show())
  reviveWindow(window)
  loadPage(window, 'facilitator')
  return window
}
