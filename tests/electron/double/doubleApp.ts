import { EventEmitter } from 'node:events'
import type { DoubleWindow } from './doubleWindow.ts'

/** Electron's app: the life of the program. */
export class DoubleApp extends EventEmitter {
  isPackaged = false
  readonly paths = new Map<string, string>()
  /** What Chromium was told, by the switch's name; empty for one without a value. */
  readonly switches = new Map<string, string>()
  readonly commandLine = {
    appendSwitch: (name: string, value = '') => {
      this.switches.set(name, value)
    },
  }
  sandboxed = false
  /** Whether windows are drawn by the graphics processor. */
  accelerated = true
  /** What the system asks for, the best first. */
  languages = ['en-GB']
  /** What the program will be started with again after it has ended. */
  relaunched: readonly string[] | null = null
  /** Null while the program runs. */
  exitCode: number | null = null
  #quitting = false
  #ended: () => void = () => {}
  /** Resolves when the program has ended. */
  readonly ended = new Promise<void>((resolve) => {
    this.#ended = resolve
  })

  constructor(
    private readonly windows: ReadonlySet<DoubleWindow>,
    private readonly locks: Set<string>,
  ) {
    super()
  }

  whenReady(): Promise<void> {
    return Promise.resolve()
  }

  enableSandbox(): void {
    this.sandboxed = true
  }

  disableHardwareAcceleration(): void {
    this.accelerated = false
  }

  getPreferredSystemLanguages(): string[] {
    return this.languages
  }

  getVersion(): string {
    return '0.0.0'
  }

  getPath(name: string): string {
    const path = this.paths.get(name)
    if (path === undefined) throw new Error(`Failed to get '${name}' path`)
    return path
  }

  setPath(name: string, path: string): void {
    this.paths.set(name, path)
  }

  requestSingleInstanceLock(): boolean {
    const lock = this.getPath('userData')
    if (this.locks.has(lock)) return false
    this.locks.add(lock)
    void this.ended.then(() => this.locks.delete(lock))
    return true
  }

  /** Asks everybody, closes the windows, ends: in Electron's order. */
  quit(): void {
    if (this.exitCode !== null || this.#quitting) return
    if (!this.#isAllowed('before-quit')) return
    this.#quitting = true
    for (const window of [...this.windows]) window.close()
    this.#quitting = false
    if (this.windows.size === 0) this.#finish()
  }

  relaunch({ args = [] }: { readonly args?: readonly string[] } = {}): void {
    this.relaunched = args
  }

  exit(code = 0): void {
    for (const window of [...this.windows]) window.destroy()
    this.#end(code)
  }

  /** A window went. Where nobody listens, the last one takes the program along. */
  windowClosed(): void {
    if (this.windows.size > 0 || this.#quitting) return
    if (this.listenerCount('window-all-closed') > 0) this.emit('window-all-closed')
    else this.#finish()
  }

  #finish(): void {
    if (this.#isAllowed('will-quit')) this.#end(0)
  }

  #end(code: number): void {
    if (this.exitCode !== null) return
    this.exitCode = code
    this.emit('quit', {}, code)
    this.#ended()
  }

  #isAllowed(event: string): boolean {
    let prevented = false
    this.emit(event, {
      preventDefault: () => {
        prevented = true
      },
    })
    return !prevented
  }
}
