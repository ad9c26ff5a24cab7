import { EventEmitter } from 'node:events'
import { isMeant } from './matchPattern.ts'

type ProtocolHandler = (request: Request) => Promise<Response> | Response
type PermissionRequestHandler = (
  contents: unknown,
  permission: string,
  answer: (granted: boolean) => void,
  details: object,
) => void
interface Blocking {
  readonly cancel?: boolean
}
type RequestListener = (
  details: { readonly url: string },
  answer: (blocking: Blocking) => void,
) => void

/** Electron's session: who serves an address, what is blocked, which permission is given. */
export class DoubleSession extends EventEmitter {
  readonly #handlers = new Map<string, ProtocolHandler>()
  #request: PermissionRequestHandler = (_contents, _permission, answer) => answer(true)
  #check: (...args: unknown[]) => boolean = () => true
  #device: (...args: unknown[]) => boolean = () => true
  #blocking: { readonly urls: readonly string[]; readonly listener: RequestListener } | null = null

  /** As Electron has it: on until it is told otherwise. */
  spellChecks = true

  /** What pages wanted to download, and whether the program let them. */
  readonly downloads: { readonly url: string; readonly prevented: boolean }[] = []

  readonly protocol = {
    handle: (scheme: string, handler: ProtocolHandler) => {
      this.#handlers.set(scheme, handler)
    },
  }

  readonly webRequest = {
    onBeforeRequest: (filter: { readonly urls: readonly string[] }, listener: RequestListener) => {
      this.#blocking = { urls: filter.urls, listener }
    },
  }

  setPermissionRequestHandler(handler: PermissionRequestHandler): void {
    this.#request = handler
  }

  setPermissionCheckHandler(handler: (...args: unknown[]) => boolean): void {
    this.#check = handler
  }

  setDevicePermissionHandler(handler: (...args: unknown[]) => boolean): void {
    this.#device = handler
  }

  setSpellCheckerEnabled(on: boolean): void {
    this.spellChecks = on
  }

  /** A page begins to download something. @returns whether the program lets it */
  letsDownload(url: string, contents: unknown): boolean {
    let prevented = false
    const preventDefault = () => {
      prevented = true
    }
    this.emit('will-download', { preventDefault }, { getURL: () => url }, contents)
    this.downloads.push({ url, prevented })
    return !prevented
  }

  /** What a page gets to hear that asks for a permission, by itself or in a frame of somebody else's. */
  async grants(contents: unknown, permission: string, details: object = {}): Promise<boolean> {
    return (
      (await this.lends(contents, permission, details)) ||
      this.#check(contents, permission, '', details) ||
      this.#device({ deviceType: permission })
    )
  }

  /** Whether a page gets what it asks for: a microphone, a place. */
  lends(contents: unknown, permission: string, details: object = {}): Promise<boolean> {
    return new Promise((resolve) => this.#request(contents, permission, resolve, details))
  }

  /** What Chromium hears that looks whether something is allowed, without asking anybody. */
  allows(contents: unknown, permission: string, details: object): boolean {
    return this.#check(contents, permission, '', details)
  }

  /** Whether a request may leave; as in Electron, what no filter names may. */
  async isBlocked(url: string): Promise<boolean> {
    const blocking = this.#blocking
    if (!blocking?.urls.some((pattern) => isMeant(pattern, url))) return false
    return new Promise((resolve) => {
      blocking.listener({ url }, ({ cancel }) => resolve(cancel ?? false))
    })
  }

  /** Serves an address of a scheme of the program's own. @returns null when nobody does */
  async serve(url: string, method: string): Promise<Response | null> {
    const handler = this.#handlers.get(new URL(url).protocol.slice(0, -1))
    return handler ? handler(new Request(url, { method })) : null
  }
}
