/** Electron's webContents over a page of a real browser: its preload runs, its messages travel, it stays put. */
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import type { BrowserContext, Frame, Page, Route } from '@playwright/test'
import type { DoubleSession } from './doubleSession.ts'
import { TO_MAIN, TO_PAGE, type PageMessage, type PageReply, preloadScript } from './inPage.ts'
import { fromBrowser, toBrowser } from './pageAddress.ts'

export interface DoubleFrame {
  readonly url: string
}

interface IpcEvent {
  readonly sender: DoubleContents
  readonly senderFrame: DoubleFrame | null
}
type IpcHandler = (event: IpcEvent, ...args: unknown[]) => unknown

export class DoubleContents extends EventEmitter {
  readonly mainFrame: DoubleFrame
  /** What the page's console called an error, and what its scripts threw. */
  readonly complaints: string[] = []
  /** Addresses that a page tried to open in a new window, and what it was told. */
  readonly openings: { readonly url: string; readonly action: string }[] = []
  /** Every event that asked the program whether a page may go somewhere, in order. */
  readonly navigations: { readonly name: string; readonly url: string }[] = []
  /** How often it was drawn anew as a whole. */
  repaints = 0
  readonly #handlers = new Map<string, IpcHandler>()
  readonly #sending: Promise<unknown>[] = []
  #opener: (details: { readonly url: string }) => { readonly action: string } = () => ({
    action: 'allow',
  })
  #page: Page | null = null
  /** The address that the program itself is loading; every other navigation is the page's own wish. */
  #loading: string | null = null
  #destroyed = false

  readonly ipc = {
    handle: (channel: string, handler: IpcHandler) => {
      if (this.#handlers.has(channel)) throw new Error(`A second handler for '${channel}'`)
      this.#handlers.set(channel, handler)
    },
  }

  constructor(
    readonly session: DoubleSession,
    private readonly preload: string | null,
  ) {
    super()
    const address = (): string => this.getURL()
    this.mainFrame = {
      get url() {
        return address()
      },
    }
  }

  /** Puts a browser's page under these contents. */
  async attach(context: BrowserContext): Promise<Page> {
    const page = await context.newPage()
    this.#page = page
    await page.exposeBinding(TO_MAIN, ({ frame }, message: PageMessage) =>
      this.#receive(frame, message),
    )
    if (this.preload !== null) {
      await page.addInitScript(preloadScript(readFileSync(this.preload, 'utf8')))
    }
    await page.route('**/*', (route) => this.#answer(route))
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text())
    })
    page.on('pageerror', (error) => this.complaints.push(String(error)))
    page.on('domcontentloaded', () => this.emit('dom-ready'))
    page.on('load', () => this.emit('did-finish-load'))
    page.on('crash', () => this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 }))
    page.on('download', (download) => {
      if (!this.session.letsDownload(download.url(), this)) void download.cancel()
    })
    page.on('popup', (popup) => {
      void popup.close()
      this.#open(popup.url())
    })
    return page
  }

  async loadURL(address: string): Promise<void> {
    this.#loading = address
    await this.#page?.goto(toBrowser(address), { waitUntil: 'load' })
    this.#loading = null
  }

  reload(): void {
    const address = this.getURL()
    void this.loadURL(address).catch(() => {})
  }

  invalidate(): void {
    this.repaints += 1
  }

  /** The process ends, its page with it; whoever listens hears of it afterwards. */
  forcefullyCrashRenderer(): void {
    setTimeout(() => {
      this.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 })
    })
  }

  getURL(): string {
    return this.#page ? fromBrowser(this.#page.url()) : ''
  }

  send(channel: string, ...args: unknown[]): void {
    const page = this.#page
    if (!page || this.#destroyed) throw new Error('Object has been destroyed')
    const sent = page
      .evaluate(
        ([toPage, name, values]) => {
          const receive = (globalThis as Record<string, unknown>)[toPage]
          if (typeof receive === 'function') (receive as (...all: unknown[]) => void)(name, values)
        },
        [TO_PAGE, channel, args] as const,
      )
      // A page that is just going away hears nothing more, in Electron neither.
      .catch(() => {})
    this.#sending.push(sent)
    void sent.then(() => this.#sending.splice(this.#sending.indexOf(sent), 1))
  }

  /** A key pressed while this window has the focus: main hears it first and may keep it. */
  async pressKey(key: string, more: Readonly<Record<string, boolean>> = {}): Promise<void> {
    let prevented = false
    const event = {
      preventDefault: () => {
        prevented = true
      },
    }
    const modifiers = { control: false, alt: false, meta: false, shift: false }
    const input = { key, isAutoRepeat: false, isComposing: false, ...modifiers, ...more }
    this.emit('before-input-event', event, { type: 'keyDown', ...input })
    if (!prevented) await this.#page?.keyboard.press(key)
    this.emit('before-input-event', event, { type: 'keyUp', ...input })
  }

  sendInputEvent({ type, keyCode }: { readonly type: string; readonly keyCode: string }): void {
    if (type === 'keyDown') void this.#page?.keyboard.down(keyCode)
  }

  /** @returns the page as its print styles lay it out */
  async printToPDF(options: {
    readonly pageSize: string
    readonly preferCSSPageSize: boolean
    readonly printBackground: boolean
  }): Promise<Uint8Array> {
    const { pageSize: format, preferCSSPageSize, printBackground } = options
    if (!this.#page || this.#destroyed) throw new Error('Object has been destroyed')
    return this.#page.pdf({ format, preferCSSPageSize, printBackground })
  }

  setWindowOpenHandler(
    handler: (details: { readonly url: string }) => { readonly action: string },
  ): void {
    this.#opener = handler
  }

  isDestroyed(): boolean {
    return this.#destroyed
  }

  async destroy(): Promise<void> {
    if (this.#destroyed) return
    this.#destroyed = true
    this.emit('destroyed')
    await Promise.all(this.#sending)
    await this.#page?.context().close()
  }

  async #receive(frame: Frame, message: PageMessage): Promise<PageReply> {
    if (message.channel === 'double:windowOpen') {
      this.#open(String(message.args[0]))
      return { ok: true, value: null }
    }
    const isTop = frame === this.#page?.mainFrame()
    return this.hear(message, isTop ? this.mainFrame : { url: fromBrowser(frame.url()) })
  }

  /** What main answers to a message of a frame, which may hold whatever a structured clone can. */
  async hear(
    { kind, channel, args }: PageMessage,
    senderFrame: DoubleFrame = this.mainFrame,
  ): Promise<PageReply> {
    const handler = kind === 'invoke' ? this.#handlers.get(channel) : undefined
    if (!handler) return { ok: false, problem: `No handler registered for '${channel}'` }
    try {
      const value = await handler({ sender: this, senderFrame }, ...structuredClone(args))
      return { ok: true, value: structuredClone(value) }
    } catch (error) {
      return { ok: false, problem: String(error) }
    }
  }

  #open(url: string): void {
    const { action } = this.#opener({ url })
    this.openings.push({ url, action })
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request()
    const address = fromBrowser(request.url())
    const isNavigation = request.isNavigationRequest()
    if (isNavigation && !this.#mayNavigate(address, request.frame())) {
      return route.abort('aborted')
    }
    if (await this.session.isBlocked(address)) return route.abort('blockedbyclient')
    const response = await this.session.serve(address, request.method())
    if (!response) return route.abort('addressunreachable')
    const to = response.headers.get('location')
    if (isNavigation && to !== null && response.status >= 300 && response.status < 400) {
      const target = new URL(to, address).href
      const { prevented } = this.#navigation('will-redirect', target, request.frame())
      if (prevented) return route.abort('aborted')
    }
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    })
  }

  /** Asks the program as Electron does, one event after the other; the first that prevents it is the last. */
  #mayNavigate(address: string, frame: Frame): boolean {
    const isTop = frame === this.#page?.mainFrame()
    if (isTop && this.#loading?.split('#', 1)[0] === address) return true
    if (this.#navigation('will-frame-navigate', address, frame).prevented) return false
    return !isTop || !this.#navigation('will-navigate', address, frame).prevented
  }

  #navigation(name: string, url: string, frame: Frame): { readonly prevented: boolean } {
    const event = {
      url,
      isMainFrame: frame === this.#page?.mainFrame(),
      prevented: false,
      preventDefault: () => {
        event.prevented = true
      },
    }
    this.navigations.push({ name, url })
    this.emit(name, event, url)
    return event
  }
}
