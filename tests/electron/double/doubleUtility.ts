/** Electron's utility processes: real processes of Node, which find a `process.parentPort` as they do in Electron. */
import { type ChildProcess, fork } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { join } from 'node:path'

const V8_FLAGS = '--js-flags='
const BOOT = join(import.meta.dirname, 'utilityBoot.mjs')

export class DoubleUtility extends EventEmitter {
  readonly #child: ChildProcess

  constructor(
    readonly path: string,
    args: readonly string[],
    { execArgv = [] }: { readonly execArgv?: readonly string[] },
  ) {
    super()
    this.#child = fork(BOOT, [path, ...args], {
      // Electron makes switches of Chromium of them, and V8 hears this one only.
      execArgv: execArgv.flatMap((arg) =>
        arg.startsWith(V8_FLAGS) ? arg.slice(V8_FLAGS.length).split(' ') : [],
      ),
      serialization: 'advanced',
    })
    this.#child.on('message', (message) => this.emit('message', message))
    this.#child.on('spawn', () => this.emit('spawn'))
    this.#child.on('exit', (code) => this.emit('exit', code ?? 1))
  }

  get pid(): number | undefined {
    return this.#child.exitCode === null ? this.#child.pid : undefined
  }

  postMessage(message: unknown): void {
    if (this.#child.connected) this.#child.send(message as object)
  }

  kill(): boolean {
    return this.#child.kill()
  }
}
