/**
 * One host program: an evening at a time and the shelf of all others. Commands are carried out one after
 * the other; each is acknowledged when what it did is on disk, and both audiences' views go out before that.
 */
import {
  readCommand,
  type Command,
  type CommandType,
  type MachineView,
  type MusicFile,
  type ScreenIntent,
  type Reply,
} from '../bridge'
import { Timers } from './timers/timers'
import { RehearsalPlayers } from './rehearsal/rehearsalPlayers'
import { LateReplies } from './commands/context/lateReplies'
import { refused, type CommandContext, type Handlers } from './commands/context/commandContext'
import { findingOf } from './evening/shelf/openEvening'
import { firstState } from './firstState'
import type { Host, HostOptions } from './host'
import { mayWhileHosted } from './leading/mayWhileHosted'
import { mayWhileLocked } from './lock/deskLock'
import { openGames } from './openGames'
import { Reader } from './games/reading/reader'
import { readFirst } from './games/readFirst'
import type { Trial } from './games/tryGame'
import type { Machine } from './state/machine'
import { Music } from './music/music'
import { Publisher } from './publisher/publisher'
import { handlersOf } from './commands/handlers'
import { followTable } from './commands/common/followTable'
import { takeFromPhone } from './commands/phones/takeFromPhone'
import { phoneFile } from './views/phoneFile'
import { PhonesKeeper } from './commands/common/keptPhones'
import { putAway } from './commands/common/putAway'
import { freeze } from './state/frozen'
import { followLanguages, languageOfFirstStart, openLanguages } from './speaking'
import { stopOdds } from './odds/odds'
import { refuse } from './program/refusals'
import { DEFAULT_SETTINGS } from './settings/forms'
import { Kept } from './settings/kept'
import { ShelfList } from './commands/common/shelfList'
import { notify, type HostState } from './state/state'
import type { JournalStore } from './storage/ports'

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
  readonly #timers: Timers
  readonly #handlers: Handlers<CommandType>
  readonly #context: CommandContext
  readonly #onError: (error: unknown) => void
  readonly #later: LateReplies
  readonly #keeper: PhonesKeeper
  #queue: Promise<unknown> = Promise.resolve()
  #stopped = false
  readonly #connected = { here: 0, network: 0 }
  readonly #trials = new Map<string, Trial>()
  readonly #stops: readonly (() => void)[]
  readonly #reader: Reader
  readonly #shelf: ShelfList

  constructor(options: HostOptions) {
    this.#onError = options.onError ?? (() => {})
    const language = languageOfFirstStart(options)
    const kept = new Kept(options.settings, { ...DEFAULT_SETTINGS, language })
    const documents = openLanguages(options, kept)
    this.#reader = new Reader({ start: options.startReading ?? null })
    const { games, packs, ownGames } = openGames({
      ...options,
      languages: documents.languages,
      reader: this.#reader,
      onRead: (taken) =>
        void this.#enqueue(async () => {
          taken()
          await this.#shelf.refresh()
        }),
      onError: this.#onError,
      onDouble: (file, id) => notify(this.#state, 'idTaken', 'warning', { file, id }),
    })
    const music = new Music({ ...options, kept, packs, enqueue: (job) => this.#enqueue(job) })
    this.#state = firstState(options, { documents, language, kept, games, ownGames, packs, music })
    this.#keeper = new PhonesKeeper(this.#state)
    this.#later = new LateReplies(options.schedule, (job) => this.#enqueue(job))
    this.#publisher = new Publisher(this.#state, this.#onError)
    this.#shelf = new ShelfList(this.#state, (job) => void this.#enqueue(job), this.#onError)
    const players = new RehearsalPlayers(options.random)
    this.#handlers = handlersOf({
      players,
      trials: this.#trials,
      projector: () => this.#publisher.projector,
      inTurn: (job) => void this.#enqueue(job),
    })
    this.#context = {
      state: this.#state,
      prepare: () => this.#publisher.prepare(),
      quiet: () => {
        this.#publisher.quiet = true
      },
      hold: () => freeze(this.#state, this.#publisher.projector, true),
      dispatch: (command) => this.#carryOut(command),
      later: (reply, told) => this.#later.add(reply, told),
      refreshShelf: () => this.#shelf.refresh(),
    }
    this.#timers = new Timers(
      this.#context,
      players,
      options.schedule,
      (job) => void this.#enqueue(job),
    )
    for (const { code, params } of packs.findings) notify(this.#state, code, 'warning', params)
    void music.read()
    this.#publish()
    void this.#lookAround(options.store)
    this.#stops = [
      ownGames.folder.watch(() => void this.#rereadGames()),
      followLanguages(this.#state, options, language, (job) => this.#enqueue(job)),
    ]
  }

  handle(message: Command): Promise<Reply> {
    const read = readSafely(message)
    if (!read.ok) {
      return Promise.resolve(refused({ code: 'malformed', params: { problem: read.problem } }))
    }
    if (this.#stopped) return Promise.resolve(refused({ code: 'stopped' }))
    return this.#inTurn(read.command).then(async (given) => {
      const reply = await this.#later.of(given)
      return reply.ok ? { ...reply, revision: this.#publisher.revision } : reply
    })
  }

  /** In its turn; what a text is that somebody writes is found out before, so that nobody else waits for it. */
  #inTurn(command: Command): Promise<Reply> {
    const inTurn = () => this.#enqueue(() => this.#unlessLocked(command))
    const first = this.#state.lock === null ? readFirst(command, this.#state.ownGames) : null
    return first ? first.then(inTurn) : inTurn()
  }

  readonly subscribeFacilitator: Host['subscribeFacilitator'] = (listener, onPack) =>
    this.#publisher.facilitators.subscribe(listener, onPack)

  readonly subscribeProjector: Host['subscribeProjector'] = (listener, onPack) =>
    this.#publisher.projectors.subscribe(listener, onPack)

  projectorConnected(count: number, where: 'here' | 'network' = 'here'): void {
    void this.#enqueue(() => {
      this.#connected[where] = count
      this.#state.projectors = this.#connected.here + this.#connected.network
    })
  }

  readonly phoneJoined: Host['phoneJoined'] = (phone, listener) => {
    const { phones } = this.#state
    void this.#enqueue(() => {
      phones.join(phone)
      this.#publisher.phones.join(phone, listener)
    })
    return {
      say: async (message) =>
        (await this.#enqueue(() => takeFromPhone(this.#context, phone, message))) === true,
      leave: () =>
        void this.#enqueue(() => {
          if (this.#publisher.phones.leave(phone, listener)) phones.leave(phone)
        }),
    }
  }

  phoneIsIn(phone: string): boolean {
    return this.#state.phones.placeOf(phone) !== null
  }

  phoneFile(path: string): Promise<string | null> {
    return phoneFile(this.#state, path, () => this.#publisher.projector)
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
    await this.#enqueue(() => this.#timers.clock.stand())
  }

  async stop(): Promise<void> {
    this.#stopped = true
    stopOdds(this.#state)
    await this.#enqueue(() => putAway(this.#context))
    await this.#state.machine.network?.hide()
    for (const where of ['here', 'network'] as const) await this.#state.machine.moments?.hide(where)
    this.#state.phones.end()
    await this.#state.machine.phones?.stop()
    this.#timers.callOff()
    this.#state.music.close()
    for (const stop of this.#stops) stop()
    this.#reader.stop()
    for (const trial of this.#trials.values()) trial.stop()
  }

  /** Lets jobs wait for each other, and sends what they changed. Failures become refusals. */
  #enqueue<T>(job: () => Promise<T> | T): Promise<T | Reply> {
    const run = this.#queue.then(async () => {
      try {
        return await job()
      } catch (error) {
        return this.#failed(error)
      } finally {
        const keeping = this.#followPhones()
        if (keeping) await keeping
        this.#publish()
      }
    })
    this.#queue = run
    return run as Promise<T>
  }

  /** What a window asks; a locked desk asks for next to nothing, whoever sits at it. */
  #unlessLocked(command: Command): Promise<Reply> | Reply {
    const { lock } = this.#state
    const may = lock?.hosted ? mayWhileHosted(this.#state, command) : mayWhileLocked(lock, command)
    return !may
      ? refused(refuse(lock?.hosted ? 'programHosts' : 'deskLocked'))
      : this.#carryOut(command)
  }

  #carryOut(command: Command): Promise<Reply> {
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

  /** Who sits where now, on disk before anybody is told. The end of the program is not the end of their evening. */
  #followPhones(): Promise<void> | null {
    if (this.#stopped) return null
    try {
      followTable(this.#state)
      return this.#keeper.keep()
    } catch (error) {
      this.#onError(error)
      return null
    }
  }

  #publish(): void {
    try {
      this.#publisher.send()
    } catch (error) {
      this.#publisher.discard()
      this.#onError(error)
    }
    if (this.#stopped) return
    this.#timers.watch()
    this.#followWithMusic()
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
