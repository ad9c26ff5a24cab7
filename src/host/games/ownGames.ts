/** The host's own games as they lie in their folder: read when the program begins and whenever a file has changed. */
import type { GamePacks } from '../../../rulesets/pack'
import type { OwnGameEntry, OwnGamesView } from '../../bridge'
import { StorageProblem } from '../storage/ports'
import { rulesetIdOf } from './pack/ownPack'
import type { Furnishing, GameFile, GameFolder } from './folder/ports'
import type { Reader } from './reading/reader'
import { inLanguage, readGame, type ReadGame } from './reading/readGame'
import type { Registry } from './pack/registry'

/** A game on the shelf. */
export interface KeptGame {
  /** The document's own, or what its file is called where that is none or another game's. */
  readonly id: string
  readonly file: string
  /** Null where the file cannot be read. */
  readonly text: string | null
  readonly read: ReadGame | null
  /** Whether another game has the id that its document says. */
  readonly isDouble: boolean
}

export interface OwnGamesOptions {
  readonly folder: GameFolder
  /** What lies beside the games; null: nothing. */
  readonly furnishing: Furnishing | null
  readonly registry: Registry
  /** Hears of a file whose document has the id of another one. */
  readonly onDouble: (file: string, id: string) => void
  readonly reader: Reader
  /** Hears that more of the folder was read; `taken` takes it in, in its turn. */
  readonly onRead: (taken: () => void) => void
}

/** All that ship, and one's own beside them. */
const KEPT_IN_MIND = 40

export class OwnGames {
  #games: readonly KeptGame[] = []
  #files: readonly GameFile[] = []
  /** Counts how often the folder was looked at: of two looks the later one says how things stand. */
  #looks = 0
  #problem: OwnGamesView['problem'] = null
  #changes = 0
  #picked = { serial: 0, text: '' }
  #examples: ReturnType<Furnishing['examples']> | null = null
  #view: { readonly language: string; readonly view: OwnGamesView } | null = null
  readonly #read = new Map<string, ReadGame>()
  /** The texts that were asked for last: of what was read before a command, the command still knows. */
  #asked: readonly string[] = []
  readonly #beingRead = new Map<string, Promise<ReadGame>>()

  constructor(private readonly options: OwnGamesOptions) {}

  get folder(): GameFolder {
    return this.options.folder
  }

  get all(): readonly KeptGame[] {
    return this.#games
  }

  get(id: string): KeptGame | undefined {
    return this.#games.find((game) => game.id === id)
  }

  /** Whether the text of a game that lies here under another name says the id of one that lies beside it. */
  takenBy(id: string | null, at: string | undefined): boolean {
    if (id === null || at === undefined || id === at) return false
    return this.get(at) !== undefined && this.get(id) !== undefined
  }

  /** What a text is; the texts of the folder, and the last one asked for, are known already. */
  read(text: string): ReadGame {
    const known = this.#read.get(text) ?? readGame(text)
    this.#know(text, known)
    return known
  }

  /** The same, read where nobody waits for it if it is not known yet. Never rejects. */
  async reading(text: string): Promise<ReadGame> {
    const known = this.#read.get(text)
    if (known) return known
    const begun = this.#beingRead.get(text)
    if (begun) return begun
    const reading = this.options.reader.read(text)
    this.#beingRead.set(text, reading)
    const read = await reading
    this.#beingRead.delete(text)
    this.#know(text, read)
    return read
  }

  get isReadElsewhere(): boolean {
    return this.options.reader.isElsewhere
  }

  /** Resolves once everything in the folder is known. */
  async settled(): Promise<void> {
    for (const { text } of this.#files) if (text !== null) await this.reading(text)
  }

  #know(text: string, read: ReadGame): void {
    this.#read.set(text, read)
    this.#asked = [...this.#asked, text].slice(-KEPT_IN_MIND)
    const kept = new Set([...this.#files.map((file) => file.text), ...this.#asked])
    for (const old of this.#read.keys()) if (!kept.has(old)) this.#read.delete(old)
  }

  /** The shipped games by their ids, read when they are wanted first. */
  examples(): ReturnType<Furnishing['examples']> {
    this.#examples ??= this.options.furnishing?.examples() ?? Promise.resolve({})
    return this.#examples
  }

  /** Puts schema and examples into the folder, beside the queue; where that is not allowed, it says so `inTurn`. */
  async furnishBeside(inTurn: (say: () => Promise<unknown>) => void): Promise<void> {
    const { furnishing } = this.options
    if (!furnishing) return
    const furnished = await settledOf(this.folder.furnish(furnishing))
    inTurn(() => this.#writing(furnished))
  }

  /** Writes into the folder and takes in what it holds then. @throws StorageProblem what the folder throws */
  async write(work: () => Promise<void>): Promise<void> {
    const failed = await this.#writing(work)
    if (failed) throw failed
    await this.refresh()
  }

  /**
   * Takes in what the folder holds now, as far as it is known what it is; the rest is read meanwhile. A folder that cannot be
   * read leaves everything as it was known.
   */
  async refresh(): Promise<void> {
    const take = await this.#look()
    await take()
  }

  /** The same for whoever must not wait for the folder: it is looked at now, and what it holds is taken in `inTurn`. */
  async refreshBeside(inTurn: (take: () => Promise<void>) => void): Promise<void> {
    inTurn(await this.#look())
  }

  /** Looks at the folder. @returns what takes in what was seen, unless it was looked at anew meanwhile */
  async #look(): Promise<() => Promise<void>> {
    this.#looks += 1
    const look = this.#looks
    const listed = await settledOf(this.folder.list())
    return async () => {
      if (look === this.#looks) await this.#takeListed(listed)
    }
  }

  async #takeListed(listed: () => Promise<readonly GameFile[]>): Promise<void> {
    let files: readonly GameFile[]
    try {
      files = await listed()
    } catch (error) {
      if (!(error instanceof StorageProblem)) throw error
      this.#say('unreadable')
      return
    }
    if (this.#problem === 'unreadable') this.#say(null)
    if (sameFiles(files, this.#files)) return
    this.#files = files
    if (this.options.reader.isElsewhere) void this.#readOn(files)
    else for (const { text } of files) if (text !== null) await this.reading(text)
    this.#takeKnown()
  }

  /** Reads what is not known yet, and has it taken in one by one. */
  async #readOn(files: readonly GameFile[]): Promise<void> {
    for (const { text } of files) {
      if (text === null || this.#read.has(text)) continue
      await this.reading(text)
      // Another look at the folder has begun meanwhile, and reads on by itself.
      if (files !== this.#files) return
      this.options.onRead(() => this.#takeKnown())
    }
  }

  /** Shows every file of the folder of which it is known what it is. */
  #takeKnown(): void {
    this.#take(
      this.#files.flatMap((file) => {
        if (file.text === null) return { ...file, read: null }
        const read = this.#read.get(file.text)
        // What a file said before stays as it is until it is known what it says now.
        return read
          ? { ...file, read }
          : (this.#games.find((game) => game.file === file.file) ?? [])
      }),
    )
  }

  view(language: string): OwnGamesView {
    if (this.#view?.language === language) return this.#view.view
    const view: OwnGamesView = {
      games: this.#games.map((game) => entryOf(game, language)),
      folder: this.folder.place,
      problem: this.#problem,
      changes: this.#changes,
      picked: this.#picked.serial,
    }
    this.#view = { language, view }
    return view
  }

  /** A text that the host has chosen on the machine; null before the first. */
  get picked(): string | null {
    return this.#picked.serial === 0 ? null : this.#picked.text
  }

  pick(text: string): void {
    this.#picked = { serial: this.#picked.serial + 1, text }
    this.#view = null
  }

  #say(problem: OwnGamesView['problem']): void {
    if (problem === this.#problem) return
    this.#problem = problem
    this.#view = null
  }

  async #writing(work: () => Promise<void>): Promise<StorageProblem | null> {
    try {
      await work()
      if (this.#problem === 'unwritable') this.#say(null)
      return null
    } catch (error) {
      if (!(error instanceof StorageProblem)) throw error
      if (error.code === 'unwritable' && this.#problem === null) this.#say('unwritable')
      return error
    }
  }

  #take(files: readonly (GameFile & { readonly read: ReadGame | null })[]): void {
    const owner = new Map<string, string>()
    const stemFirst = [...files].sort((one, two) => Number(isNamed(two)) - Number(isNamed(one)))
    for (const { file, read } of stemFirst) {
      if (read?.id && !owner.has(read.id)) owner.set(read.id, file)
    }
    const taken = new Set(owner.keys())
    const before = new Set(this.#games.flatMap((game) => (game.isDouble ? [game.file] : [])))
    this.#games = files.map(({ file, text, read }) => {
      const said = read?.id ?? null
      const isDouble = said !== null && owner.get(said) !== file
      if (isDouble && !before.has(file)) this.options.onDouble(file, said)
      const id = said !== null && !isDouble ? said : freeId(idOf(file), taken)
      taken.add(id)
      return { id, file, text, read, isDouble }
    })
    this.#changes += 1
    this.#view = null
    const packs: Record<string, GamePacks[string]> = {}
    for (const { id, read, isDouble } of this.#games) {
      if (read?.pack && !isDouble) packs[rulesetIdOf(id)] = read.pack
    }
    this.options.registry.takeOwn(packs)
  }
}

/** Waits for something and @returns what gives or throws what came of it */
async function settledOf<T>(work: Promise<T>): Promise<() => Promise<T>> {
  try {
    const result = await work
    return () => Promise.resolve(result)
  } catch (error) {
    return () => Promise.reject(error as Error)
  }
}

const sameFiles = (one: readonly GameFile[], two: readonly GameFile[]): boolean =>
  one.length === two.length &&
  one.every(({ file, text }, at) => file === two[at]?.file && text === two[at].text)

const stemOf = (file: string): string => file.replace(/(\.nightfall)?\.[^.]+$/, '')

/** Whether a file is called as its document is. */
const isNamed = ({ file, read }: { file: string; read: ReadGame | null }): boolean =>
  read?.id === stemOf(file)

/** What a file is called, as an id. */
const idOf = (file: string): string =>
  stemOf(file)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 40) || 'game'

/** An id that nobody has: this one, or with a number behind it. */
export function freeId(id: string, taken: { has(id: string): boolean }): string {
  let free = id
  for (let n = 2; taken.has(free); n += 1) free = `${id.slice(0, 40 - `-${n}`.length)}-${n}`
  return free
}

function entryOf({ id, file, text, read, isDouble }: KeptGame, language: string): OwnGameEntry {
  const count = (level: string) => read?.problems.filter((one) => one.level === level).length ?? 0
  const pack = isDouble ? null : (read?.pack ?? null)
  const base = read?.languages[0]
  return {
    id,
    ruleset: pack && rulesetIdOf(id),
    name: inLanguage(read?.name ?? null, language, base) || (read?.id ? id : file),
    tagline: inLanguage(read?.tagline ?? null, language, base),
    edition: read?.edition ?? null,
    fingerprint: read?.fingerprint ?? null,
    players: pack?.rules.casting.players ?? null,
    languages: read?.languages ?? [],
    errors: count('error') + (isDouble || read === null ? 1 : 0),
    warnings: count('warning'),
    trouble: text === null ? 'unread' : isDouble ? 'double' : null,
  }
}
