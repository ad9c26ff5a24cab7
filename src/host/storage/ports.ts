/**
 * What the host needs of a storage, and nothing about files: journals of evenings that are on disk before
 * they are acknowledged, and small settings. `files…` implements it on a disk, `memory…` for tests.
 */
import type { PhonesTable } from '../../bridge/carriers/keptPhones'
import type { Json } from '../../engine'

/** Something the host has to be told, as a code of the locale tables. */
export interface StorageFinding {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
}

/**
 * Why an evening cannot be opened or stored. Nothing is ever deleted because of one.
 * - `damaged` {line}: a line in the middle does not match its checksum; what stands before it is readable
 * - `foreign` {}: not a journal of this program
 * - `newer` {program}: written by a newer version, which is named
 * - `locked` {pid}: another program (or another part of this one) is writing it
 * - `missing` {}: no such evening
 * - `taken` {}: an evening of that id exists already
 * - `badId` {}: an id that cannot be a file name
 * - `unwritable` {reason}: the disk refused (full, read-only, …); `reason` is the system's code
 * - `unreadable` {reason}: the disk does not let it be read
 * - `notAFile` {}: something else has its name: a folder, a pipe, a device
 * - `tooBig` {megabytes, most}: larger than anything that is read
 * - `lineTooLong` {line, most}: an entry is longer than any can be; `most` in megabytes
 * - `closed` {}: the journal was closed before
 */
export type StorageProblemCode =
  | 'damaged'
  | 'foreign'
  | 'newer'
  | 'locked'
  | 'missing'
  | 'taken'
  | 'badId'
  | 'unwritable'
  | 'unreadable'
  | 'notAFile'
  | 'tooBig'
  | 'lineTooLong'
  | 'closed'

/** The only error a store rejects with on purpose; `finding` is what the host is shown. */
export class StorageProblem extends Error {
  override readonly name = 'StorageProblem'

  constructor(
    readonly code: StorageProblemCode,
    readonly params: Readonly<Record<string, string | number>> = {},
  ) {
    super(`${code} ${JSON.stringify(params)}`)
  }

  get finding(): StorageFinding {
    return { code: this.code, params: this.params }
  }
}

/** The open journal of one evening; nobody else can write it until it is closed. */
export interface Journal {
  /** Adds an entry. Resolves once it is on disk and synced; if it rejects, the entry is not in the journal. */
  append(entry: Json): Promise<void>
  /**
   * Keeps a copy of the journal as it is, whole and synced, where the shelf does not show it. One that is there
   * already is not made twice. @throws StorageProblem `unwritable`, `unreadable`, `closed`
   */
  keepCopy(): Promise<void>
  /** Waits for what is being written and lets go of the journal. */
  close(): Promise<void>
}

/**
 * What is made of an evening's entries for a list, so that a list need not hold them all. It follows from the entries
 * alone: a store remembers it for as long as the evening does not change.
 */
export interface Digest<T> {
  /** Another one whenever `make` makes something else of the same entries. */
  readonly version: string
  /**
   * Can be left for a moment wherever it stops.
   * @param entries the readable part, from the first entry on; none where not even that can be read
   */
  make(entries: readonly Json[]): Generator<unknown, T>
  /** Whether something that was remembered can be taken for a digest. */
  fits(value: unknown): value is T
}

export interface StoredEvening<T> {
  readonly id: string
  readonly digest: T
  /** Last change, milliseconds since 1970. */
  readonly changedAt: number
  /** Why it cannot be opened; null when it is sound. */
  readonly problem: StorageFinding | null
}

export interface OpenedEvening {
  readonly journal: Journal
  readonly entries: readonly Json[]
  /** e.g. `tornLine` {line}: the last line was never finished; it is put aside before anything new is written. */
  readonly notices: readonly StorageFinding[]
}

/** All evenings, old and new. Ids are like the bridge's ids: letters, digits, `-`, `_`, `.`; up to 80. */
export interface JournalStore {
  /**
   * @param soFar hears of what is known already, before anything is read that takes long, and of more as it comes
   * @throws StorageProblem `unreadable` when not even the folder can be read
   */
  list<T>(
    digest: Digest<T>,
    soFar?: (evenings: readonly StoredEvening<T>[]) => void,
  ): Promise<readonly StoredEvening<T>[]>
  /** Starts a journal with its first entry, already synced. @throws StorageProblem `taken`, `badId`, `unwritable` */
  create(id: string, first: Json): Promise<Journal>
  /** Writes nothing yet. @throws StorageProblem `missing`, `damaged`, `foreign`, `newer`, `locked`, `unwritable` */
  open(id: string): Promise<OpenedEvening>
  /** Takes an evening off the shelf as it is, sound or not; it can be restored. @throws StorageProblem `missing`, `locked` */
  remove(id: string): Promise<void>
  /** What was removed and can be restored, each by an id of its own. @throws StorageProblem `unreadable` */
  listRemoved<T>(digest: Digest<T>): Promise<readonly StoredEvening<T>[]>
  /**
   * Puts a removed evening back on the shelf as it was, under the id that it is listed by or, if another evening
   * has that now, under a new one. @returns its id @throws StorageProblem `missing`, `locked`, `badId`, `unwritable`
   */
  restore(id: string): Promise<string>
  /**
   * What locks an evening: a text that lies beside it, goes with it when it is removed and restored, and is in no export.
   * @returns null where there is none; a text that says nothing where it cannot be read @throws StorageProblem `badId`
   */
  readPin(id: string): Promise<string | null>
  /** Puts such a text beside an evening, synced; null takes it away. @throws StorageProblem `badId`, `unwritable` */
  writePin(id: string, text: string | null): Promise<void>
  /** The evening as text that `import` takes; of a damaged one, the readable part. */
  export(id: string): Promise<string>
  /** Stores an exported evening beside the others, after checking all of it. @returns its new id */
  import(text: string): Promise<string>
  /** Tries whether an evening could be saved now. @returns null, or why not */
  check(): Promise<StorageFinding | null>
}

/** Small values by name, kept between starts. */
export interface SettingsStore {
  /** Not to be changed by whoever gets it; undefined where nothing is kept. */
  get(key: string): unknown
  /**
   * Changes a value at once; keeping it is tried afterwards, and never throws.
   * @param change makes the new value of the present one; called again on what another program has written meanwhile
   */
  change(key: string, change: (present: unknown) => unknown): void
}

/** Who sits where with a phone, kept between starts; nobody's but the host's. */
export interface PhonesStore {
  /** Null where nothing is kept, or nothing that can be read. */
  table(): Promise<PhonesTable | null>
  /** Resolves once it is on disk, if the disk takes it; never rejects. Null forgets it. */
  keepTable(table: PhonesTable | null): Promise<void>
}
