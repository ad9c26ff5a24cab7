/** The few things the journals need of a disk, so that a test can put one under them that forgets or fails. */
export interface DiskFile {
  /** Writes all of the bytes at a position. They may be lost until `sync`. */
  write(bytes: Uint8Array, at: number): Promise<void>
  truncate(length: number): Promise<void>
  /** Resolves once the content would survive a power cut. */
  sync(): Promise<void>
  close(): Promise<void>
}

/** Paths use `/`; errors are the system's own, with its `code`. */
export interface Disk {
  /** Makes a folder and those above it; its existence is synced. */
  makeFolder(path: string): Promise<void>
  /** Names in a folder, sorted; none if there is no such folder. */
  list(folder: string): Promise<readonly string[]>
  /** @returns null when there is no such file */
  read(path: string): Promise<Uint8Array | null>
  /** Milliseconds since 1970. */
  changedAt(path: string): Promise<number>
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

/** The system's code of an error, such as `ENOSPC`; what cannot be named is `unknown`. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : 'unknown'
}
