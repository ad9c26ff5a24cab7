/**
 * What is asked of the system about files, call by call, so that a test can put a slow disk in its place. A call never
 * waits for what is no file, but it may take as long as a disk likes: see `lane.ts`.
 */
import { constants, type BigIntStats } from 'node:fs'
import { lstat, open, opendir, realpath } from 'node:fs/promises'
import { FileProblem } from './trouble'

export interface FileFacts {
  readonly kind: 'file' | 'folder' | 'link' | 'special'
  readonly bytes: number
  /** When it was written last, milliseconds since 1970. */
  readonly changedMs: number
  /** Another one for another file. */
  readonly identity: string
  /** Another one whenever the content may be another. */
  readonly stamp: string
}

export interface OpenedFile {
  readonly facts: FileFacts
  /** Fills a buffer from a position on. @returns how many bytes there were */
  read(into: Uint8Array, at: number): Promise<number>
  close(): Promise<void>
}

export interface FileCalls {
  /** The path with all links followed. */
  realPath(path: string): Promise<string>
  /** What stands under a name; of a link, the link itself. */
  look(path: string): Promise<FileFacts>
  /** The names in a folder, no more than `most`. */
  names(folder: string, most: number): Promise<{ names: readonly string[]; isWhole: boolean }>
  /** Opens for reading; no link in the last place is followed, where the system can tell. */
  open(path: string): Promise<OpenedFile>
}

/** A pipe that nobody writes into would be waited for without end. Windows has neither word, nor such pipes in folders. */
const READING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0)
/** So many entries of a folder are asked for at once. */
const AT_ONCE = 256

const kindOf = (found: BigIntStats): FileFacts['kind'] => {
  if (found.isFile()) return 'file'
  if (found.isSymbolicLink()) return 'link'
  return found.isDirectory() ? 'folder' : 'special'
}

function factsOf(found: BigIntStats): FileFacts {
  const { dev, ino, size, mtimeNs, ctimeNs } = found
  return {
    kind: kindOf(found),
    bytes: Number(size),
    // As Node counts it itself, to the last bit.
    changedMs: Number(mtimeNs / 1_000_000_000n) * 1000 + Number(mtimeNs % 1_000_000_000n) / 1e6,
    identity: `${dev} ${ino}`,
    stamp: [size, mtimeNs, ctimeNs, ino].join(' '),
  }
}

export const systemCalls: FileCalls = {
  realPath: (path) => realpath(path),
  look: async (path) => factsOf(await lstat(path, { bigint: true })),
  async names(folder, most) {
    const names: string[] = []
    for await (const { name } of await opendir(folder, { bufferSize: AT_ONCE })) {
      if (names.length === most) return { names, isWhole: false }
      names.push(name)
    }
    return { names, isWhole: true }
  },
  async open(path) {
    const handle = await open(path, READING)
    try {
      const facts = factsOf(await handle.stat({ bigint: true }))
      if (facts.kind === 'link') throw new FileProblem('link')
      return {
        facts,
        read: async (into, at) => (await handle.read(into, 0, into.length, at)).bytesRead,
        close: () => handle.close(),
      }
    } catch (error) {
      await handle.close()
      throw error
    }
  },
}
