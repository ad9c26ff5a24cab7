/** The public window: it stands where it is told to, and does not wander off. */
import { BrowserWindow } from 'electron'
import { type Area, FULL_TOLERANCE, isSamePlace, liesOn } from '../displays/placeProjector'
import { pageAddress } from '../security/scheme'
import { reloadWhenHung } from './hungWindow'
import { loadPage } from './loadPage'
import { repaint } from './repaint'
import { type Revival, reviveWindow } from './reviveWindow'
import { safePreferences } from './safePreferences'

/** Where the window has to be. */
export type Stand =
  { readonly kind: 'fullScreen'; readonly bounds: Area } | { readonly kind: 'window' | 'hidden' }

/** How often a system that puts the window elsewhere is told again. */
const MOST_TRIES = 3
/** Where a window really came to stand, some systems only know a little later. */
const LOOK_AFTER_MS = 1000

export class ProjectorWindow {
  readonly window: BrowserWindow
  #stand: Stand = { kind: 'hidden' }
  #loaded = false
  #moving = false
  #tries = 0
  #looking: ReturnType<typeof setTimeout> | undefined
  #misplaced = false
  /** Called whenever it has turned out whether the window stands where it was told to. */
  onPlaced = (): void => {}

  readonly #revival: Revival

  /** @param onHalted called when its page keeps dying and something else stands in for it */
  constructor(title: string, onHalted: () => void) {
    const window = new BrowserWindow({
      title,
      width: 1280,
      height: 720,
      show: false,
      backgroundColor: '#000000',
      autoHideMenuBar: true,
      webPreferences: safePreferences('projector'),
    })
    this.window = window
    window.once('ready-to-show', () => {
      this.#loaded = true
      this.#settle()
    })
    window.on('enter-full-screen', () => this.#stayOnDisplay())
    window.on('closed', () => clearTimeout(this.#looking))
    window.on('leave-full-screen', () => this.#goOn())
    window.on('show', () => {
      window.webContents.invalidate()
      this.#stayHidden()
    })
    window.on('restore', () => window.webContents.invalidate())
    this.#revival = reviveWindow(window, { audience: 'projector', onHalted })
    reloadWhenHung(window)
    loadPage(window, pageAddress('projector'))
  }

  /** Whether the system does not put it on its display, however often it is told. */
  get isMisplaced(): boolean {
    return this.#misplaced
  }

  /** Leaves any full screen, and fills none until it is placed anew. */
  leaveFullScreen(): void {
    if (this.window.isDestroyed() || !this.#isFull()) return
    this.#stand = { kind: 'window' }
    this.#moving = false
    this.#setFull(false)
  }

  /** Loads its page once more, if it was given up. */
  tryAgain(): void {
    if (this.#revival.isHalted) this.#revival.tryAgain()
  }

  /** Draws it anew, where a system may have left it black; a hidden one stays hidden. */
  repaint(): void {
    if (!this.window.isDestroyed() && this.#stand.kind !== 'hidden') repaint(this.window)
  }

  /** Goes where it has to be, at once or as soon as there is something to see. */
  stand(stand: Stand): void {
    this.#stand = stand
    this.#tries = 0
    this.#settle()
  }

  #settle(): void {
    const { window } = this
    clearTimeout(this.#looking)
    if (window.isDestroyed()) return
    switch (this.#stand.kind) {
      case 'fullScreen':
        if (this.#loaded) this.#fill(this.#stand.bounds)
        return
      case 'window':
        if (!this.#loaded) return
        if (this.#isFull()) this.#setFull(false)
        window.showInactive()
        return
      case 'hidden':
        // Hidden first, or it would be seen on the host's display while it shrinks (electron 6033, 39572).
        window.hide()
        if (this.#isFull()) this.#setFull(false)
        return
    }
  }

  #fill(bounds: Area): void {
    const { window } = this
    if (!this.#isOn(bounds)) {
      // A full-screen window neither moves nor grows: it is taken out of it first, which may take its time.
      if (this.#isFull()) {
        this.#moving = true
        this.#setFull(false)
        if (this.#isFull()) return
      }
      this.#moving = false
      // Between displays of unequal scales the first call misses, and the next one hits (electron 10862, 16444).
      for (let tried = 0; tried < MOST_TRIES && !this.#isOn(bounds); tried += 1) {
        window.setBounds(bounds)
      }
    }
    window.showInactive()
    this.#setFull(true)
    this.#looking = setTimeout(() => this.#lookAgain(), LOOK_AFTER_MS)
  }

  #isOn(bounds: Area): boolean {
    const line = this.#isFull() ? FULL_TOLERANCE : undefined
    return liesOn(bounds, this.window.getBounds(), process.platform, line)
  }

  /** Reads back where it stands; elsewhere, it is placed once more, and in the end the host is told. */
  #lookAgain(): void {
    if (this.window.isDestroyed() || this.#stand.kind !== 'fullScreen' || this.#moving) return
    const misplaced = !this.#isFull() || !this.#isOn(this.#stand.bounds)
    if (misplaced && this.#tries < MOST_TRIES) {
      this.#tries += 1
      return this.#settle()
    }
    if (misplaced === this.#misplaced) return
    this.#misplaced = misplaced
    this.onPlaced()
  }

  /** A full screen that came up on another display than the wanted one is tried again. */
  #stayOnDisplay(): void {
    const { window } = this
    if (window.isDestroyed()) return
    if (this.#stand.kind === 'hidden') return this.#settle()
    if (this.#isNative() && this.#stand.kind === 'fullScreen') {
      // macOS's own full screen, by the green button or the menu, would take the host along into another space.
      this.#moving = true
      return this.#setFull(false)
    }
    if (this.#stand.kind !== 'fullScreen' || this.#tries >= MOST_TRIES) return
    if (isSamePlace(window.getBounds(), this.#stand.bounds)) return
    this.#tries += 1
    this.#settle()
  }

  #goOn(): void {
    if (this.#moving) {
      this.#moving = false
      this.#settle()
    } else {
      this.#stayHidden()
    }
  }

  /** Leaving full screen may show a hidden window again (electron 6033, 6954). */
  #stayHidden(): void {
    const { window } = this
    if (this.#stand.kind !== 'hidden' || window.isDestroyed()) return
    if (window.isVisible()) window.hide()
  }

  #isFull(): boolean {
    const { window } = this
    return window.isFullScreen() || (isMac && window.isSimpleFullScreen())
  }

  /** In macOS's own full screen, which comes and goes in its own time. */
  #isNative(): boolean {
    return isMac && this.window.isFullScreen() && !this.window.isSimpleFullScreen()
  }

  #setFull(on: boolean): void {
    if (on === this.#isFull()) return
    // On macOS a real full screen gets a space of its own, takes the host along, and comes for one window at a
    // time (electron 13077).
    if (isMac && (on || this.window.isSimpleFullScreen())) this.window.setSimpleFullScreen(on)
    else this.window.setFullScreen(on)
  }
}

const isMac = process.platform === 'darwin'
