/** Electron's BrowserWindow: a page of a real browser in a context of its own, with a place on a screen. */
import { EventEmitter } from 'node:events'
import type { Browser, Page } from '@playwright/test'
import { DoubleContents } from './doubleContents.ts'
import type { DoubleScreen, Rectangle } from './doubleScreen.ts'
import type { DoubleSession } from './doubleSession.ts'

export interface WindowOptions extends Partial<Rectangle> {
  readonly title?: string
  readonly show?: boolean
  readonly webPreferences?: Readonly<Record<string, unknown>> & { readonly preload?: string }
}

/** What a window needs of the machine it stands on. */
export interface Machine {
  readonly browser: Browser
  readonly screen: DoubleScreen
  readonly session: DoubleSession
  readonly windows: Set<DoubleWindow>
  onContents(contents: DoubleContents): void
  onClosing(closing: Promise<void>): void
  onClosed(): void
  /** How long a window takes into full screen and out of it, milliseconds. 0: no time at all. */
  readonly fullScreenTakes: number
}

export class DoubleWindow extends EventEmitter {
  readonly webContents: DoubleContents
  /** The page once it is there. */
  readonly page: Promise<Page>
  #loaded: Promise<void> = Promise.resolve()
  #bounds: Rectangle
  #beforeFullScreen: Rectangle | null = null
  #visible: boolean
  #focused = false
  #minimized = false
  #changing = false
  #destroyed = false

  constructor(
    private readonly machine: Machine,
    readonly options: WindowOptions,
  ) {
    super()
    const { bounds } = machine.screen.getPrimaryDisplay()
    const { x = bounds.x, y = bounds.y, width = 800, height = 600 } = options
    this.#bounds = { x, y, width, height }
    this.#visible = options.show ?? true
    const { preload = null } = options.webPreferences ?? {}
    this.webContents = new DoubleContents(machine.session, preload)
    machine.windows.add(this)
    machine.onContents(this.webContents)
    this.page = this.#makePage()
  }

  async #makePage(): Promise<Page> {
    const { width, height } = this.#bounds
    // Windows at rest: what moves is looked at elsewhere, and drawn in software it takes most of the time.
    const context = await this.machine.browser.newContext({
      viewport: { width, height },
      reducedMotion: 'reduce',
    })
    return this.webContents.attach(context)
  }

  loadURL(address: string): Promise<void> {
    const loaded = this.#load(address)
    this.#loaded = loaded.catch(() => {})
    return loaded
  }

  /** The page when it has loaded, for the test to click and look at. */
  async ready(): Promise<Page> {
    await this.#loaded
    return this.page
  }

  async #load(address: string): Promise<void> {
    await this.page
    await this.webContents.loadURL(address)
    if (!this.#destroyed) this.emit('ready-to-show')
  }

  show(): void {
    this.showInactive()
    this.focus()
  }

  showInactive(): void {
    if (this.#visible) return
    this.#visible = true
    this.emit('show')
  }

  hide(): void {
    this.#visible = false
  }

  isVisible(): boolean {
    return this.#visible
  }

  focus(): void {
    for (const window of this.machine.windows) window.#focused = false
    this.#focused = true
  }

  isFocused(): boolean {
    return this.#focused
  }

  minimize(): void {
    this.#minimized = true
  }

  isMinimized(): boolean {
    return this.#minimized
  }

  restore(): void {
    if (!this.#minimized) return
    this.#minimized = false
    this.emit('restore')
  }

  getBounds(): Rectangle {
    return { ...this.#bounds }
  }

  setBounds(bounds: Rectangle): void {
    // As on a real desk: what is full-screen stays where it is.
    if (!this.isFullScreen()) this.#place(bounds)
  }

  /** Takes the time it takes on this machine; what is asked for meanwhile is not heard. */
  setFullScreen(on: boolean): void {
    if (on === this.isFullScreen() || this.#changing) return
    const { fullScreenTakes } = this.machine
    if (fullScreenTakes === 0) return this.#changeFullScreen(on)
    this.#changing = true
    setTimeout(() => {
      this.#changing = false
      if (!this.#destroyed) this.#changeFullScreen(on)
    }, fullScreenTakes)
  }

  #changeFullScreen(on: boolean): void {
    if (on) {
      this.#beforeFullScreen = this.#bounds
      this.#place(this.machine.screen.getDisplayMatching(this.#bounds).bounds)
      this.emit('enter-full-screen')
    } else {
      const before = this.#beforeFullScreen
      this.#beforeFullScreen = null
      if (before) this.#place(before)
      this.emit('leave-full-screen')
    }
  }

  setSimpleFullScreen(on: boolean): void {
    this.setFullScreen(on)
  }

  isSimpleFullScreen(): boolean {
    return this.isFullScreen()
  }

  isFullScreen(): boolean {
    return this.#beforeFullScreen !== null
  }

  /** Whether recordings of the screen see it black. */
  isProtected = false

  setContentProtection(on: boolean): void {
    this.isProtected = on
  }

  setAlwaysOnTop(): void {}

  /** What the system does with a window whose display was pulled out: it goes to another and fills it as before. */
  rescue(from: Rectangle, to: Rectangle): void {
    const { x, y, width, height } = this.#bounds
    const middle = { x: x + width / 2, y: y + height / 2 }
    const wasThere =
      middle.x >= from.x &&
      middle.x < from.x + from.width &&
      middle.y >= from.y &&
      middle.y < from.y + from.height
    if (!wasThere) return
    this.#place(this.isFullScreen() ? to : { x: to.x, y: to.y, width, height })
  }

  isDestroyed(): boolean {
    return this.#destroyed
  }

  /** Asks the window to close, as its cross does. */
  close(): void {
    let prevented = false
    this.emit('close', {
      preventDefault: () => {
        prevented = true
      },
    })
    if (!prevented) this.destroy()
  }

  destroy(): void {
    if (this.#destroyed) return
    this.#destroyed = true
    this.machine.windows.delete(this)
    this.machine.onClosing(this.page.then(() => this.webContents.destroy()))
    this.emit('closed')
    this.machine.onClosed()
  }

  #place(bounds: Rectangle): void {
    const { x, y, width, height } = bounds
    const moved = x !== this.#bounds.x || y !== this.#bounds.y
    this.#bounds = { ...bounds }
    if (moved) this.emit('move')
    void this.page.then((page) => page.setViewportSize({ width, height })).catch(() => {})
  }
}
