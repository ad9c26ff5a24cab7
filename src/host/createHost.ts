/**
 * One host program: an evening at a time and the shelf of all others. Commands are carried out one after
 * the other; each is acknowledged when what it did is on disk, and both audiences' views go out before that.
 */
import {
  readCommand,
  type Command,
  type CommandType,
  type DeskPack,
  type FacilitatorView,
  type MachineView,
  type MusicFile,
  type ProjectorView,
  type ScreenIntent,
  type Reply,
  type ShowPack,
} from '../bridge'
import { languages as listed } from '../i18n/languages'
import { ClockTimer } from './clockTimer'
import { DemoPace } from './demo/demoPace'
import { DemoPlayers } from './demo/demoPlayers'
import { demoCommands } from './demo/demoCommands'
import { LateReplies } from './commands/lateReplies'
import { refused, type CommandContext, type Handlers } from './commands/commandContext'
import { findingOf } from './evening/openEvening'
import { firstState } from './commands/firstState'
import type { Host, HostOptions } from './host'
import { mayWhileLocked } from './lock/deskLock'
import { gamesCommands } from './games/gamesCommands'
import { openGames } from './games/openGames'
import { Reader } from './games/reading/reader'
import { readFirst } from './games/reading/readFirst'
import type { Trial } from './games/tryGame'
import type { Machine } from './machine'
import { Music } from './music/music'
import type { Listener, PackListener } from './outlet'
import { Publisher } from './publisher'
import { afterCommands } from './commands/afterCommands'
import { dealCommands } from './commands/dealCommands'
import { deskCommands } from './commands/deskCommands'
import { gameCommands } from './commands/gameCommands'
import { lobbyCommands } from './commands/lobbyCommands'
import { machineCommands } from './commands/machineCommands'
import { musicCommands } from './commands/musicCommands'
import { putAway, shelfCommands } from './commands/shelfCommands'
import { showCommands } from './commands/showCommands'
import { freeze } from './views/frozen'
import { firstLanguage } from './languages'
import { oddsCommands, stopOdds } from './odds/oddsCommands'
import { refuse } from './refusals'
import { DEFAULT_SETTINGS, Kept } from './settings'
import { ShelfList } from './commands/shelfList'
import { notify, type HostState } from './state'
import type { JournalStore } from './storage'

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
  readonly #pace: DemoPace
  readonly #handlers: Handlers<CommandType>
  readonly #context: CommandContext
  readonly #onError: (error: unknown) => void
  readonly #later: LateReplies
  #queue: Promise<unknown> = Promise.resolve()
  #stopped = false
  readonly #connected = { here: 0, network: 0 }
  readonly #trials = new Map<string, Trial>()
  readonly #stopGames: () => void
  readonly #reader: Reader
  readonly #shelf: ShelfList

  constructor(options: HostOptions) {
    const { languages = listed, systemLanguages = [] } = options
    const language = firstLanguage(languages, systemLanguages)
    const kept = new Kept(options.settings, { ...DEFAULT_SETTINGS, language })
    this.#onError = options.onError ?? (() => {})
    this.#reader = new Reader({ start: options.startReading ?? null })
    const { games, packs, ownGames } = openGames({
      ...options,
      languages,
      reader: this.#reader,
      onRead: (taken) =>
        void this.#enqueue(async () => {
          taken()
          await this.#shelf.refresh()
        }),
      onError: this.#onError,
      onDouble: (file, id) => notify(this.#state, 'idTaken', 'warning', { file, id }),
    })
    const music = new Music({ ...options, kept, enqueue: (job) => this.#enqueue(job) })
    this.#state = firstState(options, { languages, language, kept, games, ownGames, packs, music })
    this.#later = new LateReplies(options.schedule, (job) => this.#enqueue(job))
    this.#publisher = new Publisher(this.#state, this.#onError)
    this.#shelf = new ShelfList(this.#state, (job) => void this.#enqueue(job), this.#onError)
    const players = new DemoPlayers(options.random)
    this.#handlers = {
      ...shelfCommands,
      ...lobbyCommands,
      ...dealCommands,
      ...deskCommands,
      ...gameCommands,
      ...showCommands(() => this.#publisher.projector),
      ...demoCommands(players),
      ...machineCommands,
      ...musicCommands,
      ...afterCommands,
      ...oddsCommands((job) => void this.#enqueue(job)),
      ...gamesCommands(this.#trials),
    }
    this.#context = {
      state: this.#state,
      guard: () => this.#publisher.prepare(),
      quiet: () => {
        this.#publisher.quiet = true
      },
      hold: () => freeze(this.#state, this.#publisher.projector, true),
      dispatch: (command) => this.#dispatch(command),
      later: (reply, told) => this.#later.add(reply, told),
      refreshShelf: () => this.#shelf.refresh(),
    }
    this.#clock = new ClockTimer(this.#context, options.schedule, (job) => void this.#enqueue(job))
    this.#pace = new DemoPace(
      this.#context,
      players,
      options.schedule,
      (job) => void this.#enqueue(job),
    )
    for (const { code, params } of packs.findings) notify(this.#state, code, 'warning', params)
    void music.read()
    this.#publish()
    void this.#enqueue(() => packs.load(this.#state.settings))
    void this.#lookAround(options.store)
    this.#stopGames = ownGames.folder.watch(() => void this.#rereadGames())
  }

  handle(message: Command): Promise<Reply> {
    const read = readSafely(message)
    if (!read.ok) {
      return Promise.resolve(refused({ code: 'malformed', params: { problem: read.problem } }))
    }
    if (this.#stopped) return Promise.resolve(refused({ code: 'stopped' }))
    const answered = this.#answered(read.command)
    return answered.then(async (given) => {
      const reply = await this.#later.of(given)
      return reply.ok ? { ...reply, revision: this.#publisher.revision } : reply
    })
  }

  /** In its turn; what a text is that somebody writes is found out before, so that nobody else waits for it. */
  #answered(command: Command): Promise<Reply> {
    const inTurn = () => this.#enqueue(() => this.#asked(command))
    const first = this.#state.lock === null ? readFirst(command, this.#state.ownGames) : null
    return first ? first.then(inTurn) : inTurn()
  }

  subscribeFacilitator(
    listener: Listener<FacilitatorView>,
    onPack?: PackListener<DeskPack>,
  ): () => void {
    return this.#publisher.subscribeFacilitator(listener, onPack)
  }

  subscribeProjector(
    listener: Listener<ProjectorView>,
    onPack?: PackListener<ShowPack>,
  ): () => void {
    return this.#publisher.subscribeProjector(listener, onPack)
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

  musicFile(id: string): MusicFile | null {
    return this.#state.music.file(id)
  }

  gamePicked(text: string): void {
    void this.#enqueue(() => this.#state.ownGames.pick(text))
  }

  async suspend(): Promise<void> {
    await this.#enqueue(() => this.#clock.stand())
  }

  async stop(): Promise<void> {
    this.#stopped = true
    stopOdds(this.#state)
    await this.#enqueue(() => putAway(this.#context))
    await this.#state.machine.network?.hide()
    this.#clock.callOff()
    this.#state.music.close()
    this.#stopGames()
    this.#reader.stop()
    for (const trial of this.#trials.values()) trial.stop()
    this.#pace.callOff()
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

  /** What a window asks; a locked desk asks for next to nothing, whoever sits at it. */
  #asked(command: Command): Promise<Reply> | Reply {
    const { lock } = this.#state
    return lock && !mayWhileLocked(lock, command)
      ? refused(refuse('deskLocked'))
      : this.#dispatch(command)
  }

  #dispatch(command: Command): Promise<Reply> {
    const handler = this.#handlers[command.type] as (
      context: CommandContext,
      asked: Command,
    ) => Promise<Reply> | Reply
    return Promise.resolve(handler(this.#context, command))
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
    this.#clock.watch()
    this.#followWithMusic()
    this.#pace.watch()
  }

  /** After the picture, which does not wait for it. */
  #followWithMusic(): void {
    const { music } = this.#state
    const { scene } = this.#publisher
    if (scene === null || !music.follows(scene)) return
    void this.#enqueue(() => music.follow(this.#publisher.scene ?? scene))
  }

  /** What lies in the folders, looked at beside the queue: no click waits for a disk. */
  async #lookAround(store: JournalStore): Promise<void> {
    const inTurn = (job: () => unknown) => void this.#enqueue(job)
    const { ownGames } = this.#state
    await Promise.all([
      this.#shelf.refreshBeside(),
      store.check().then((finding) => {
        if (finding) inTurn(() => notify(this.#state, finding.code, 'error', finding.params))
      }),
      ownGames.refreshBeside(inTurn).then(() => ownGames.furnishBeside(inTurn)),
    ])
  }

  /** Somebody has changed a file of the host's own games. */
  async #rereadGames(): Promise<void> {
    const { ownGames, games } = this.#state
    await ownGames.refreshBeside((take) => {
      void this.#enqueue(async () => {
        const before = games.serial.shelf
        await take()
        if (games.serial.shelf !== before) await this.#shelf.refresh()
      })
    })
  }
}
