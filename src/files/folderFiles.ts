/**
 * Opens files in folders that the host chose, or that others can write to: music, sounds, his own games, what he imports.
 * Whatever lies there under a promising name, no link out of the folder is followed, nothing is waited for without end, and
 * no more is read than was asked for.
 */
import { join } from 'node:path'
import { systemCalls, type FileCalls, type FileFacts, type OpenedFile } from './calls'
import { Lane, realLater, type Later } from './lane'
import { FileProblem } from './trouble'

export interface FolderFilesOptions {
  readonly calls?: FileCalls
  readonly later?: Later
}

/** How long a whole file may take, milliseconds. */
const WHOLE_MS = 15_000
const PIECE_BYTES = 256 * 1024

export class FolderFiles {
  readonly #calls: FileCalls
  readonly #later: Later
  readonly #lane: Lane

  constructor({ calls = systemCalls, later = realLater }: FolderFilesOptions = {}) {
    this.#calls = calls
    this.#later = later
    this.#lane = new Lane(later)
  }

  /**
   * The folder itself, with all links followed that lead to it: the host may choose one.
   * @throws FileProblem, or the system's own error
   */
  async folder(path: string): Promise<string> {
    const real = await this.#lane.run(() => this.#calls.realPath(path))
    const { kind } = await this.#lane.run(() => this.#calls.look(real))
    if (kind !== 'folder') throw new FileProblem('gone')
    return real
  }

  /** The names in a folder, no more than `most`, as the disk has them. @throws as `folder` does */
  names(folder: string, most: number): Promise<{ names: readonly string[]; isWhole: boolean }> {
    return this.#lane.run(() => this.#calls.names(folder, most))
  }

  /** What stands under a name; of a link, the link itself. @throws as `folder` does */
  look(folder: string, name: string): Promise<FileFacts> {
    return this.#lane.run(() => this.#calls.look(inside(folder, name)))
  }

  /** Where a link leads to. @throws as `folder` does */
  target(folder: string, name: string): Promise<string> {
    return this.#lane.run(() => this.#calls.realPath(inside(folder, name)))
  }

  /**
   * Opens a file that is one, where it is.
   * @param folder as `folder` gave it: without a link in it
   * @throws as `folder` does
   */
  async open(folder: string, name: string): Promise<OpenedFile> {
    const path = inside(folder, name)
    // Looked at before it is opened: opening alone rewinds some devices.
    const before = await this.look(folder, name)
    mustBeFile(before)
    const file = await this.#lane.run(
      () => this.#calls.open(path),
      (late) => void late.close().catch(() => {}),
    )
    const opened: OpenedFile = {
      facts: file.facts,
      read: (into, at) => this.#lane.run(() => file.read(into, at)),
      close: () => this.#lane.run(() => file.close()),
    }
    try {
      // And again: something else may have taken the name meanwhile, or the folder's.
      mustBeFile(file.facts)
      if (file.facts.identity !== before.identity) throw new FileProblem('changed')
      const there = await this.#lane.run(() => this.#calls.realPath(folder))
      if (there !== folder) throw new FileProblem('link')
      return opened
    } catch (error) {
      await letGo(opened)
      throw error
    }
  }

  /** All of a file, if it is no longer than `most` bytes. @throws as `folder` does */
  async read(folder: string, name: string, most: number): Promise<Buffer> {
    const file = await this.open(folder, name)
    let isLate = false
    const callOff = this.#later(WHOLE_MS, () => {
      isLate = true
    })
    try {
      if (file.facts.bytes > most) throw new FileProblem('large')
      const pieces: Buffer[] = []
      let length = 0
      for (;;) {
        const left = Math.min(PIECE_BYTES, most + 1 - length)
        const piece = Buffer.allocUnsafe(left)
        const count = await file.read(piece, length)
        if (count === 0) return Buffer.concat(pieces, length)
        pieces.push(piece.subarray(0, count))
        length += count
        // It grows while it is read.
        if (length > most) throw new FileProblem('large')
        if (isLate) throw new FileProblem('slow')
      }
    } finally {
      callOff()
      await letGo(file)
    }
  }
}

/** Those of this program: they share one lane. */
export const folderFiles = new FolderFiles()

/** A name is one of the folder's own, and leads nowhere else. */
function inside(folder: string, name: string): string {
  const isName = name !== '' && name !== '.' && name !== '..' && !/[/\0]/.test(name)
  const isNameHere = process.platform !== 'win32' || !/[\\:]/.test(name)
  if (!isName || !isNameHere) throw new FileProblem('gone')
  return join(folder, name)
}

function mustBeFile({ kind }: FileFacts): void {
  if (kind !== 'file') throw new FileProblem(kind)
}

/** What cannot be closed is lost to this program, and no reason to fail. */
const letGo = (file: OpenedFile): Promise<void> => file.close().catch(() => {})
