/**
 * What a preload finds inside a page of the double. Runs in the browser; built from its source text, so it
 * may use nothing outside of itself.
 */

/** How a page reaches main, and main a page. */
export const TO_MAIN = 'nightfallDoubleToMain'
export const TO_PAGE = 'nightfallDoubleToPage'

export interface PageMessage {
  readonly kind: 'invoke' | 'send'
  readonly channel: string
  readonly args: readonly unknown[]
}

export type PageReply =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: string }

type Listener = (event: object, ...args: unknown[]) => void
type Loose = Record<string, unknown>

type Preload = (require: (name: string) => object, module: object, exports: object) => void

/** A script that runs a preload, given as source text, in each page before the page's own. */
export function preloadScript(preload: string): string {
  const wrapped = `function (require, module, exports) {${preload}\n}`
  return `(${runPreload.toString()})(${wrapped}, '${TO_MAIN}', '${TO_PAGE}')`
}

/**
 * Runs a preload as Electron does before a page's own scripts: with a `require` that knows `electron` alone,
 * values cloned and frozen on their way into the page, functions passed as stand-ins.
 */
function runPreload(preload: Preload, toMain: string, toPage: string): void {
  if (window.top !== window) return
  const world = window as unknown as Loose
  const call = world[toMain] as (message: PageMessage) => Promise<PageReply>
  const listeners = new Map<string, Set<Listener>>()

  const ipcRenderer = {
    on(channel: string, listener: Listener) {
      const known = listeners.get(channel) ?? new Set<Listener>()
      listeners.set(channel, known.add(listener))
      return ipcRenderer
    },
    off(channel: string, listener: Listener) {
      listeners.get(channel)?.delete(listener)
      return ipcRenderer
    },
    send(channel: string, ...args: unknown[]) {
      void call({ kind: 'send', channel, args: structuredClone(args) })
    },
    async invoke(channel: string, ...args: unknown[]) {
      const reply = await call({ kind: 'invoke', channel, args: structuredClone(args) })
      if (reply.ok) return reply.value
      throw new Error(`Error invoking remote method '${channel}': ${reply.problem}`)
    },
  }

  /** Copies a value over the border between preload and page. */
  const cross = (value: unknown): unknown => {
    if (typeof value === 'function') {
      const stranger = value as (...args: unknown[]) => unknown
      return (...args: unknown[]) => {
        const result = stranger(...args.map(cross))
        return result instanceof Promise ? result.then(cross) : cross(result)
      }
    }
    if (Array.isArray(value)) return Object.freeze(value.map(cross))
    if (typeof value === 'object' && value !== null) {
      if (Object.getPrototypeOf(value) !== Object.prototype) return structuredClone(value)
      const entries = Object.entries(value).map(([key, inner]) => [key, cross(inner)] as const)
      return Object.freeze(Object.fromEntries(entries))
    }
    if (typeof value === 'symbol') throw new Error('An object could not be cloned.')
    return value
  }

  const contextBridge = {
    exposeInMainWorld(key: string, api: unknown) {
      if (key in window)
        throw new Error(`Cannot bind an API on top of an existing property: ${key}`)
      Object.defineProperty(window, key, { value: cross(api), enumerable: true })
    },
  }

  world[toPage] = (channel: string, args: readonly unknown[]) => {
    for (const listener of listeners.get(channel) ?? []) listener({}, ...structuredClone(args))
  }
  // In Electron a denied window is null to whoever asked for it.
  window.open = (url) => {
    void call({ kind: 'send', channel: 'double:windowOpen', args: [String(url ?? '')] })
    return null
  }

  const load = (name: string): object => {
    if (name === 'electron') return { contextBridge, ipcRenderer }
    throw new Error(`module not found: ${name}`)
  }
  const module = { exports: {} }
  preload(load, module, module.exports)
}
