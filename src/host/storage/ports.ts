/**
 * What the host needs of a storage, and nothing about files: journals of evenings that are on disk before
 * they are acknowledged, and small settings. `files…` implements it on a disk, `memory…` for tests.
 */
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
 * - `newer` {format}: written by a newer version
 * - `locked` {pid}: another program (or another part of this one) is writing it
 * - `missing` {}: no such evening
 * - `taken` {}: an evening of that id exists already
 * - `badId` {}: an id that cannot be a file name
 * - `unwritable` {reason}: the disk refused (full, read-only, …); `reason` is the system's code
 * - `unreadable` {reason}: the disk does not let it be read
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
  /** Waits for what is being written and lets go of the journal. */
  close(): Promise<void>
}

export interface StoredEvening {
  readonly id: string
  /** The readable part, from the first entry on. */
  readonly entries: readonly Json[]
  /** Last change, milliseconds since 1970. */
  readonly changedAt: number
  /** Why it cannot be opened; null when it is sound. */
  readonly problem: StorageFinding | null
}

export interface OpenedEvening {
  readonly journal: Journal
  readonly entries: readonly Json[]
  /** e.g. `tornLine` {line}: the last line was never finished and has been put aside. */
  readonly notices: readonly StorageFinding[]
}

/** All evenings, old and new. Ids are like the bridge's ids: letters, digits, `-`, `_`, `.`; up to 80. */
export interface JournalStore {
  /** @throws StorageProblem `unreadable` when not even the folder can be read */
  list(): Promise<readonly StoredEvening[]>
  /** Starts a journal with its first entry, already synced. @throws StorageProblem `taken`, `badId`, `unwritable` */
  create(id: string, first: Json): Promise<Journal>
  /** @throws StorageProblem `missing`, `damaged`, `foreign`, `newer`, `locked`, `unwritable` */
  open(id: string): Promise<OpenedEvening>
  /** Puts an evening away where it can still be found by hand. @throws StorageProblem `missing`, `locked` */
  remove(id: string): Promise<void>
  /** The evening as text that `import` takes; of a damaged one, the readable part. */
  export(id: string): Promise<string>
  /** Stores an exported evening beside the others, after checking all of it. @returns its new id */
  import(text: string): Promise<string>
  /** Tries whether an evening could be saved now. @returns null, or why not */
  check(): Promise<StorageFinding | null>
}

/** Small values by name, kept between starts. */
export interface SettingsStore {
  get<T>(key: string): T | undefined
  /** @throws StorageProblem `unwritable` */
  set(key: string, value: Json): void
}
