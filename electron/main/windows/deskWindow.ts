/** The desk: the host's window. It commands the host and is told everything. */
import { BrowserWindow, screen } from 'electron'
import type { Host } from '../../../src/host/host'
import { type Area, isSamePlace } from '../displays/placeProjector'
import type { LatestView } from '../host/latestView'
import { type Pushing, pushViews } from '../ipc/pushViews'
import { takeCommands } from '../ipc/takeCommands'
import { takeDrops } from '../ipc/takeDrops'
import { pageAddress } from '../security/scheme'
import { offerReload } from './hungWindow'
import { loadPage } from './loadPage'
import { repaint } from './repaint'
import { type Revival, reviveWindow } from './reviveWindow'
import { safePreferences } from './safePreferences'

export interface DeskWindowOptions {
  readonly host: Host
  /** The host's clock, milliseconds. */
  readonly now: () => number
  readonly latest: Pick<LatestView, 'texts'>
  /** Where it stood before the program started itself again; null for where it always begins. */
  readonly stood: Area | null
  /** Hears of folders that the host drops on it. */
  readonly onDrop: (path: string) => void
}

export class DeskWindow {
  readonly window: BrowserWindow
  readonly #push: Pushing
  readonly #revival: Revival

  constructor({ host, now, latest, stood, onDrop }: DeskWindowOptions) {
    const address = pageAddress('facilitator')
    this.window = openWindow(latest.texts.facilitatorTitle, stood)
    this.#revival = reviveWindow(this.window, { audience: 'facilitator' })
    offerReload(this.window, () => latest.texts.hung)
    takeCommands(this.window.webContents, host, address)
    takeDrops(this.window.webContents, onDrop, address)
    const onView = host.subscribeFacilitator.bind(host)
    this.#push = pushViews(this.window.webContents, { onView, now, address })
    loadPage(this.window, address)
  }

  /** The window, while it is there. */
  get open(): BrowserWindow | null {
    return this.window.isDestroyed() ? null : this.window
  }

  /** Brings it before all others, with its page, even one that was given up. */
  comeForward(): void {
    const window = this.open
    if (window && this.#revival.isHalted) this.#revival.tryAgain()
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

  /** Draws it anew, where a system may have left it black. */
  repaint(): void {
    if (this.open?.isMinimized() === false) repaint(this.open)
  }

  /** Loads its page anew. */
  reload(): void {
    this.open?.webContents.reload()
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

function openWindow(title: string, stood: Area | null): BrowserWindow {
  const { workArea } = screen.getPrimaryDisplay()
  const window = new BrowserWindow({
    title,
    ...(placeAgain(stood) ?? placeOn(workArea)),
    minWidth: Math.min(900, workArea.width),
    minHeight: Math.min(600, workArea.height),
    show: false,
    backgroundColor: '#14161f',
    autoHideMenuBar: true,
    webPreferences: safePreferences('facilitator'),
  })
  window.once('ready-to-show', () => window.show())
  window.on('show', () => window.webContents.invalidate())
  window.on('restore', () => window.webContents.invalidate())
  return window
}

/** On the host's own display. */
function placeOn(workArea: Area): Area {
  const width = Math.min(1440, workArea.width)
  const height = Math.min(900, workArea.height)
  return {
    width,
    height,
    x: workArea.x + Math.round((workArea.width - width) / 2),
    y: workArea.y + Math.round((workArea.height - height) / 2),
  }
}

/** Where it stood, if there is still a display. */
const placeAgain = (stood: Area | null): Area | null =>
  stood && screen.getAllDisplays().some(({ workArea }) => isSamePlace(workArea, stood))
    ? stood
    : null
