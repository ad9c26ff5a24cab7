/** The public window and its place. */
import { BrowserWindow, type Display, type Rectangle, screen } from 'electron'
import { type DisplayIntent, placeProjector } from '../displays/placeProjector'
import { loadPage } from './loadPage'
import { reviveWindow } from './reviveWindow'
import { safePreferences } from './safePreferences'

export interface ProjectorOptions {
  readonly title: string
  /** The window whose display is the host's own. */
  readonly beside: BrowserWindow
  readonly intent: DisplayIntent | null
}

export class ProjectorScreen {
  readonly window: BrowserWindow
  #wasOutside = false
  #loaded = false

  constructor(private readonly options: ProjectorOptions) {
    this.window = new BrowserWindow({
      title: options.title,
      width: 1280,
      height: 720,
      show: false,
      backgroundColor: '#000000',
      autoHideMenuBar: true,
      webPreferences: safePreferences('projector'),
    })
    this.window.once('ready-to-show', () => {
      this.#loaded = true
      this.place()
    })
    reviveWindow(this.window)
    loadPage(this.window, 'projector')
  }

  /** Puts the window where it belongs among the displays there are now. */
  place(): void {
    const { window } = this
    if (!this.#loaded || window.isDestroyed()) return
    const { beside, intent } = this.options
    const placement = placeProjector({
      displays: screen.getAllDisplays(),
      hostDisplay: hostDisplay(beside).id,
      intent,
      wasOutside: this.#wasOutside,
    })
    switch (placement.kind) {
      case 'fullScreen':
        this.#wasOutside = true
        return this.#fill(placement.display)
      case 'window':
        return window.showInactive()
      case 'hidden':
        this.#setFullScreen(false)
        return window.hide()
    }
  }

  /** Shows it, wherever it may be: asked for by the host. */
  bringBack(): void {
    this.place()
    if (!this.window.isVisible()) this.window.showInactive()
  }

  #fill(display: Display): void {
    const { window } = this
    const { bounds } = display
    if (!isSame(window.getBounds(), bounds)) {
      // A full-screen window neither moves nor grows: it is taken out of it first.
      this.#setFullScreen(false)
      window.setBounds(bounds)
    }
    window.showInactive()
    this.#setFullScreen(true)
  }

  #setFullScreen(on: boolean): void {
    // On macOS a real full screen gets a space of its own and takes the host along (electron 13077).
    if (process.platform === 'darwin') this.window.setSimpleFullScreen(on)
    else this.window.setFullScreen(on)
  }
}

const isSame = (a: Rectangle, b: Rectangle): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height

function hostDisplay(window: BrowserWindow): Display {
  return window.isDestroyed()
    ? screen.getPrimaryDisplay()
    : screen.getDisplayMatching(window.getBounds())
}
