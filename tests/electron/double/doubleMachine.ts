/** A machine with displays, and the `electron` module as a program that runs on it sees it. */
import { EventEmitter } from 'node:events'
import type { Browser } from '@playwright/test'
import { DoubleApp } from './doubleApp.ts'
import type { DoubleContents } from './doubleContents.ts'
import { type DoubleDisplay, DoubleScreen } from './doubleScreen.ts'
import { DoubleSession } from './doubleSession.ts'
import { DoubleUtility } from './doubleUtility.ts'
import { DoubleWindow, type Machine, type WindowOptions } from './doubleWindow.ts'

interface MenuItem {
  readonly label?: string
  readonly role?: string
  readonly submenu?: readonly MenuItem[]
  readonly click?: () => void
}

interface Question {
  readonly message: string
  readonly buttons: readonly string[]
  readonly cancelId?: number
  readonly signal?: AbortSignal
}

export class DoubleMachine implements Machine {
  readonly session = new DoubleSession()
  readonly screen: DoubleScreen
  readonly windows = new Set<DoubleWindow>()
  /** Processes that the program started and that have not ended. */
  readonly utilities = new Set<DoubleUtility>()
  readonly #closing: Promise<void>[] = []
  readonly app: DoubleApp
  /** Seconds since somebody touched the computer. */
  idleSeconds = 0
  readonly powerMonitor = Object.assign(new EventEmitter(), {
    getSystemIdleTime: () => this.idleSeconds,
  })
  /** Kinds of power saving that are blocked now, by their number. */
  readonly blockers = new Map<number, string>()
  /** What the program asked in dialogs. The answers are given by `answerWith`. */
  readonly questions: Question[] = []
  readonly errors: string[] = []
  readonly privileged: unknown[] = []
  menu: readonly MenuItem[] = []
  fullScreenTakes = 0
  /** A system that does not let the program block its sleep. */
  refusesBlockers = false
  #answers: number[] = []
  #files: (string | null)[] = []
  #blockerCount = 0

  /** @param locks names of single instances, shared by all programs of one machine */
  constructor(
    readonly browser: Browser,
    displays: readonly DoubleDisplay[],
    locks: Set<string>,
  ) {
    this.screen = new DoubleScreen(displays)
    this.screen.onGone = (gone, left) => {
      for (const window of this.windows) window.rescue(gone, left)
    }
    this.app = new DoubleApp(this.windows, locks)
    void this.app.ended.then(() => {
      for (const utility of this.utilities) utility.kill()
    })
  }

  onContents(contents: DoubleContents): void {
    this.app.emit('web-contents-created', {}, contents)
  }

  onClosing(closing: Promise<void>): void {
    this.#closing.push(closing)
  }

  /** Waits until the pages of closed windows are gone. */
  async settle(): Promise<void> {
    await Promise.all(this.#closing)
  }

  onClosed(): void {
    this.app.windowClosed()
  }

  /** The buttons, by their place, that the next dialogs will be answered with. */
  answerWith(...buttons: number[]): void {
    this.#answers.push(...buttons)
  }

  /** The files that the next dialogs for files will be answered with; null: the host changes his mind. */
  chooseFiles(...paths: (string | null)[]): void {
    this.#files.push(...paths)
  }

  /** Picks an entry of the program's menu by its words. */
  pick(label: string): void {
    const find = (items: readonly MenuItem[]): MenuItem | undefined =>
      items.find((item) => item.label === label && item.click) ??
      items.map((item) => find(item.submenu ?? [])).find(Boolean)
    const item = find(this.menu)
    if (!item?.click) throw new Error(`No such entry in the menu: ${label}`)
    item.click()
  }

  /** What `import … from 'electron'` gives a program on this machine. */
  module(): Readonly<Record<string, unknown>> {
    const machine = this.#self()
    return {
      app: this.app,
      screen: this.screen,
      powerMonitor: this.powerMonitor,
      session: { defaultSession: this.session },
      protocol: {
        registerSchemesAsPrivileged: (schemes: unknown[]) => this.privileged.push(...schemes),
      },
      BrowserWindow: class extends DoubleWindow {
        constructor(options: WindowOptions) {
          super(machine, options)
        }
      },
      Menu: {
        buildFromTemplate: (template: readonly MenuItem[]) => template,
        setApplicationMenu: (menu: readonly MenuItem[]) => {
          this.menu = menu
        },
      },
      dialog: {
        showErrorBox: (_title: string, text: string) => this.errors.push(text),
        showSaveDialog: () => {
          const filePath = this.#nextFile()
          return Promise.resolve({ canceled: filePath === null, filePath: filePath ?? '' })
        },
        showOpenDialog: () => {
          const path = this.#nextFile()
          return Promise.resolve({
            canceled: path === null,
            filePaths: path === null ? [] : [path],
          })
        },
        showMessageBox: (...args: [unknown, Question] | [Question]) => this.#ask(args),
      },
      powerSaveBlocker: {
        start: (kind: string) => {
          this.#blockerCount += 1
          if (!this.refusesBlockers) this.blockers.set(this.#blockerCount, kind)
          return this.#blockerCount
        },
        stop: (id: number) => this.blockers.delete(id),
        isStarted: (id: number) => this.blockers.has(id),
      },
      utilityProcess: {
        fork: (path: string, args: readonly string[] = [], options = {}) => {
          const utility = new DoubleUtility(path, args, options)
          this.utilities.add(utility)
          utility.on('exit', () => this.utilities.delete(utility))
          return utility
        },
      },
      // Asked for by electron-store, for what no window of ours may do.
      ipcMain: new EventEmitter(),
      shell: {},
    }
  }

  #self(): Machine {
    return this
  }

  #nextFile(): string | null {
    const path = this.#files.shift()
    if (path === undefined) throw new Error('Nobody chooses a file.')
    return path
  }

  async #ask(args: [unknown, Question] | [Question]): Promise<{ response: number }> {
    const question = args.length === 2 ? args[1] : args[0]
    this.questions.push(question)
    const { signal, cancelId = 0 } = question
    const response = this.#answers.shift()
    if (response !== undefined) return { response }
    if (!signal) throw new Error(`Nobody answers: ${question.message}`)
    // A question that can be taken back may stand for as long as nobody answers it.
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve({ response: cancelId }))
    })
  }
}
