/**
 * One host program: an evening at a time and the shelf of all others. Commands are carried out one after
 * the other; each is acknowledged when what it did is on disk, and both audiences' views go out before that.
 */
import {
  readCommand,
  type Command,
  type CommandType,
  type FacilitatorView,
  type MachineView,
  type ProjectorView,
  type ScreenIntent,
  type Reply,
} from '../bridge'
import type { AnyRuleset } from '../engine'
import { ClockTimer } from './clockTimer'
import { DemoPlayers } from './demo/demoPlayers'
import { demoRoom } from './demo/demoRoom'
import { refused, type Desk, type Handlers } from './desk'
import { findingOf } from './evening/openEvening'
import { shelfEntry } from './evening/shelfEntry'
import { BARE_MACHINE, type Machine } from './machine'
import { Publisher, type Listener } from './publisher'
import { dealRoom } from './rooms/dealRoom'
import { gameRoom } from './rooms/gameRoom'
import { lobbyRoom } from './rooms/lobbyRoom'
import { machineRoom } from './rooms/machineRoom'
import { leave, shelfRoom } from './rooms/shelfRoom'
import { showRoom } from './rooms/showRoom'
import { Kept } from './settings'
import { notify, type HostState, type StoryPacks } from './state'
import { newEveningId, type JournalStore, type SettingsStore } from './storage'
import { storyPacks } from './storyPacks'

/** Calls back once after some milliseconds. @returns a function that calls it off */
export type Schedule = (ms: number, callback: () => void) => () => void

export interface HostOptions {
  readonly store: JournalStore
  readonly settings: SettingsStore
  readonly rulesets: Readonly<Record<string, AnyRuleset>>
  /** A monotonic clock in milliseconds; `endsAt` of clocks counts by it. */
  readonly now: () => number
  readonly schedule: Schedule
  /** Chance in [0, 1) for seeds and for the demo's players. */
  readonly random: () => number
  readonly stories?: StoryPacks
  /** Milliseconds since 1970, for titles and dates. */
  readonly wallClock?: () => number
  readonly newId?: () => string
  /** Hears of bugs: whatever was thrown and is no known problem of the storage. */
  readonly onError?: (error: unknown) => void
}

export interface Host {
  /** Asks for something. Never rejects: what cannot be done is refused, and then nothing has changed. */
  handle(command: Command): Promise<Reply>
  /** Calls back with the present view at once and with every newer one. @returns a function that stops */
  subscribeFacilitator(listener: Listener<FacilitatorView>): () => void
  subscribeProjector(listener: Listener<ProjectorView>): () => void
  /** Says how many public windows are connected now, of this computer or of the network. */
  projectorConnected(count: number, where?: 'here' | 'network'): void
  /** Gives the host a machine to ask. @returns the display that was chosen for the big screen once */
  attach(machine: Machine): { readonly screen: ScreenIntent | null }
  /** Says how the machine stands now; what is left out stands as before. */
  machineChanged(change: Partial<MachineView>): void
  /** Shows the host a remark from outside, by its code. */
  notice(
    code: string,
    level: 'info' | 'warning' | 'error',
    params?: Readonly<Record<string, string | number>>,
  ): void
  /** The computer is about to sleep: the clock stands until the host starts it again. */
  suspend(): Promise<void>
  /** Closes the evening and the host. Everything acknowledged is on disk; nothing more is taken. */
  stop(): Promise<void>
}

/** Opens a host on its shelf. There are views at once; the shelf fills as soon as it was read. */
export function createHost(options: HostOptions): Host {
  return new HostProgram(options)
}

function readSafely(message: unknown): ReturnType<typeof readCommand> {
  try {
    return readCommand(message)
  } catch {
    // Nested so deeply that checking it ran out of stack.
    return { ok: false, problem: 'too deep' }
  }
}

class HostProgram implements Host {
  readonly #state: HostState
  readonly #publisher: Publisher
  readonly #clock: ClockTimer
  readonly #players: DemoPlayers
  readonly #handlers: Handlers<CommandType>
  readonly #desk: Desk
  readonly #onError: (error: unknown) => void
  readonly #schedule: Schedule
  #queue: Promise<unknown> = Promise.resolve()
  #stopped = false
  readonly #connected = { here: 0, network: 0 }
  #callOffDemo: (() => void) | null = null

  constructor(options: HostOptions) {
    const kept = new Kept(options.settings)
    this.#onError = options.onError ?? (() => {})
    this.#schedule = options.schedule
    this.#state = {
      store: options.store,
      kept,
      rulesets: options.rulesets,
      packs: options.stories ?? storyPacks,
      now: options.now,
      wallClock: options.wallClock ?? Date.now,
      random: options.random,
      newId: options.newId ?? newEveningId,
      shelf: [],
      lobby: null,
      evening: null,
      settings: kept.settings,
      frozen: null,
      blackout: false,
      testCard: false,
      cue: null,
      projectors: 0,
      machine: {},
      machineView: BARE_MACHINE,
      saving: undefined,
      confirmed: {},
      demoRunning: false,
      notices: [],
      noticeSerial: 0,
      cueSerial: 0,
    }
    this.#publisher = new Publisher(this.#state, this.#onError)
    this.#players = new DemoPlayers(options.random)
    this.#handlers = {
      ...shelfRoom,
      ...lobbyRoom,
      ...dealRoom,
      ...gameRoom,
      ...showRoom(() => this.#publisher.projector),
      ...demoRoom(this.#players),
      ...machineRoom,
    }
    this.#desk = {
      state: this.#state,
      guard: () => this.#publisher.prepare(),
      quiet: () => {
        this.#publisher.quiet = true
      },
      dispatch: (command) => this.#dispatch(command),
      refreshShelf: () => this.#refreshShelf(),
    }
    this.#clock = new ClockTimer(this.#desk, options.schedule, (job) => void this.#enqueue(job))
    this.#publish()
    void this.#enqueue(async () => {
      await this.#refreshShelf()
      const finding = await options.store.check()
      if (finding) notify(this.#state, finding.code, 'error', finding.params)
    })
  }

  handle(message: Command): Promise<Reply> {
    const read = readSafely(message)
    if (!read.ok) {
      return Promise.resolve(refused({ code: 'malformed', params: { problem: read.problem } }))
    }
    if (this.#stopped) return Promise.resolve(refused({ code: 'stopped' }))
    return this.#enqueue(() => this.#dispatch(read.command))
  }

  subscribeFacilitator(listener: Listener<FacilitatorView>): () => void {
    return this.#publisher.subscribeFacilitator(listener)
  }

  subscribeProjector(listener: Listener<ProjectorView>): () => void {
    return this.#publisher.subscribeProjector(listener)
  }

  projectorConnected(count: number, where: 'here' | 'network' = 'here'): void {
    void this.#enqueue(() => {
      this.#connected[where] = count
      this.#state.projectors = this.#connected.here + this.#connected.network
    })
  }

  attach(machine: Machine): { readonly screen: ScreenIntent | null } {
    this.#state.machine = machine
    return { screen: this.#state.kept.screen }
  }

  machineChanged(change: Partial<MachineView>): void {
    void this.#enqueue(() => {
      this.#state.machineView = { ...this.#state.machineView, ...change }
    })
  }

  notice(
    code: string,
    level: 'info' | 'warning' | 'error',
    params: Readonly<Record<string, string | number>> = {},
  ): void {
    void this.#enqueue(() => notify(this.#state, code, level, params))
  }

  async suspend(): Promise<void> {
    await this.#enqueue(() => this.#clock.stand())
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#enqueue(() => leave(this.#desk))
    await this.#state.machine.network?.hide()
    this.#clock.callOff()
    this.#callOffDemo?.()
    this.#callOffDemo = null
  }

  /** Lets jobs wait for each other, and sends what they changed. Failures become refusals. */
  #enqueue<T>(job: () => Promise<T> | T): Promise<T | Reply> {
    const run = this.#queue.then(async () => {
      try {
        return await job()
      } catch (error) {
        return this.#failed(error)
      } finally {
        this.#publish()
      }
    })
    this.#queue = run
    return run as Promise<T>
  }

  #dispatch(command: Command): Promise<Reply> {
    const handler = this.#handlers[command.type] as (
      desk: Desk,
      asked: Command,
    ) => Promise<Reply> | Reply
    return Promise.resolve(handler(this.#desk, command))
  }

  /** Known problems are told as they are; anything else is a bug and is told as one. */
  #failed(error: unknown): Reply {
    this.#publisher.discard()
    const finding = findingOf(error)
    if (finding) {
      if (finding.code === 'unwritable') notify(this.#state, 'unwritable', 'error', finding.params)
      return refused(finding)
    }
    this.#onError(error)
    const reason = error instanceof Error ? error.message : String(error)
    notify(this.#state, 'internalError', 'error', { reason })
    return refused({ code: 'internalError', params: { reason } })
  }

  #publish(): void {
    try {
      this.#publisher.send()
    } catch (error) {
      this.#publisher.discard()
      this.#onError(error)
    }
    if (this.#stopped) return
    this.#clock.follow()
    this.#followDemo()
  }

  #followDemo(): void {
    const { evening, demoRunning } = this.#state
    if (!demoRunning || !evening) {
      this.#callOffDemo?.()
      this.#callOffDemo = null
      return
    }
    this.#callOffDemo ??= this.#schedule(this.#players.pace(evening), () => {
      this.#callOffDemo = null
      void this.#enqueue(() => this.#stepDemo())
    })
  }

  async #stepDemo(): Promise<void> {
    if (!this.#state.demoRunning) return
    const reply = await this.#dispatch({ type: 'demo.step' })
    if (!reply.ok) this.#state.demoRunning = false
  }

  async #refreshShelf(): Promise<void> {
    try {
      const stored = await this.#state.store.list()
      const known = (ruleset: string) => ruleset in this.#state.rulesets
      this.#state.shelf = stored
        .map((evening) => shelfEntry(evening, known))
        .sort((a, b) => b.changedAt - a.changedAt)
    } catch (error) {
      this.#onError(error)
      const reason = error instanceof Error ? error.message : String(error)
      notify(this.#state, 'shelfUnreadable', 'error', { reason })
    }
  }
}
