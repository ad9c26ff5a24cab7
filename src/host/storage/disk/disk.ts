import { StorageProblem } from '../ports'

/** The few things the journals need of a disk, so that a test can put one under them that forgets or fails. */
export interface DiskFile {
  /** Writes all of the bytes at a position. They may be lost until `sync`. */
  write(bytes: Uint8Array, at: number): Promise<void>
  truncate(length: number): Promise<void>
  /** Resolves once the content would survive a power cut. */
  sync(): Promise<void>
  close(): Promise<void>
}

/** More than any evening or any settings have. What is larger is something else, and is not read. */
export const MOST_BYTES = 100_000_000

/** What stands under a name, without its content. */
export interface FileLook {
  /** Whether it is a file or a link to one: no folder, pipe, socket or device. */
  readonly regular: boolean
  readonly bytes: number
  /** When it was written last, milliseconds since 1970. */
  readonly changedAt: number
  /** When anything about it changed last, its name or its rights too; milliseconds since 1970. */
  readonly touchedAt: number
  /** Another one whenever the content may be another. */
  readonly stamp: string
}

/** Paths use `/`; errors are the system's own, with its `code`. */
export interface Disk {
  /** Makes a folder and those above it; its existence is synced. */
  makeFolder(path: string): Promise<void>
  /** Names in a folder, sorted; none if there is no such folder. */
  list(folder: string): Promise<readonly string[]>
  /** @returns null when there is nothing, or a link that leads nowhere */
  look(path: string): Promise<FileLook | null>
  /**
   * Never waits for what is no file. @returns null when there is nothing
   * @throws StorageProblem `notAFile`, `tooBig`
   */
  read(path: string): Promise<Uint8Array | null>
  /** Makes a new empty file. @returns null when the name is taken */
  create(path: string): Promise<DiskFile | null>
  /** Opens an existing file for writing. */
  open(path: string): Promise<DiskFile>
  rename(from: string, to: string): Promise<void>
  /** Removes a file; it is fine if there is none. */
  remove(path: string): Promise<void>
  /** Resolves once the names in a folder would survive a power cut. */
  syncFolder(path: string): Promise<void>
}

/** Why something is not read, whatever it holds; null when it can be. */
export function unfit({
  regular,
  bytes,
}: Pick<FileLook, 'regular' | 'bytes'>): StorageProblem | null {
  if (!regular) return new StorageProblem('notAFile')
  if (bytes <= MOST_BYTES) return null
  return new StorageProblem('tooBig', { megabytes: Math.ceil(bytes / 1e6), most: MOST_BYTES / 1e6 })
}

/** The system's code of an error, such as `ENOSPC`; what cannot be named is `unknown`. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : 'unknown'
}

/** A disk's own error as a problem that can be shown; a problem stays what it is. */
export function asProblem(error: unknown, code: 'unwritable' | 'unreadable'): StorageProblem {
  if (error instanceof StorageProblem) return error
  return new StorageProblem(code, { reason: reasonOf(error) })
}

/** Does something on a disk; its errors become problems that can be shown. */
export async function withProblems<T>(
  code: 'unwritable' | 'unreadable',
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw asProblem(error, code)
  }
}
