import { reasonOf, unfit, type DiskFile } from '../disk/disk'
import type { Json } from '../../../engine'
import { journalLine } from './journalText'
import type { Lock } from '../disk/locks'
import { StorageProblem, type Journal } from '../ports'

/** What belongs to a journal and lies beside its file. */
export interface Beside {
  /** Copies the file as it is; synced when it resolves. */
  readonly keepCopy: () => Promise<void>
  /** Puts the bytes after the sound lines aside; null when there are none. */
  readonly saveTail: (() => Promise<void>) | null
}

/** No line begins like this. */
const SPOILT = new Uint8Array([0])

/**
 * The open file of one evening. Entries are written one after the other, each with its own sync, so that at
 * any moment at most the last line is unfinished.
 */
export class FileJournal implements Journal {
  #queue: Promise<void> = Promise.resolve()
  /** Whether bytes of a failed write may stand after the sound lines. */
  #dirty = false
  #closed = false
  #saveTail: Beside['saveTail']

  /** @param count how many entries there are; @param length bytes of the sound lines */
  constructor(
    readonly file: DiskFile,
    readonly lock: Lock,
    private count: number,
    private length: number,
    readonly beside: Beside,
  ) {
    this.#saveTail = beside.saveTail
  }

  append(entry: Json): Promise<void> {
    if (this.#closed) return Promise.reject(new StorageProblem('closed'))
    const json = JSON.stringify(entry)
    const done = this.#queue.then(() => this.#write(json))
    this.#queue = done.catch(() => undefined)
    return done
  }

  keepCopy(): Promise<void> {
    if (this.#closed) return Promise.reject(new StorageProblem('closed'))
    const done = this.#queue.then(() => this.beside.keepCopy())
    this.#queue = done.catch(() => undefined)
    return done
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    await this.#queue
    if (this.#dirty) await this.#takeBack()
    // Everything acknowledged is synced, so there is nothing left that closing could lose.
    await this.file.close().catch(() => undefined)
    await this.lock.release()
  }

  async #write(json: string): Promise<void> {
    const line = journalLine(this.count + 1, json)
    // Not a byte more than can be read again.
    const problem = unfit({ regular: true, bytes: this.length + line.length })
    if (problem) throw problem
    try {
      if (this.#saveTail) {
        await this.#saveTail()
        this.#saveTail = null
        this.#dirty = true
      }
      if (this.#dirty) await this.#cutBack()
      this.#dirty = true
      await this.file.write(line, this.length)
      await this.file.sync()
      this.#dirty = false
    } catch (error) {
      // Best now, else before the next entry: a refused entry must not stand in the file.
      if (this.#dirty) await this.#takeBack()
      throw new StorageProblem('unwritable', { reason: reasonOf(error) })
    }
    this.count += 1
    this.length += line.length
  }

  /**
   * Cuts a refused entry off. Where the disk will not even do that, the line's first byte is spoilt: it no longer
   * verifies, so that the next opening leaves it out, puts it aside and says so.
   */
  async #takeBack(): Promise<void> {
    try {
      await this.#cutBack()
    } catch {
      await this.file.write(SPOILT, this.length).catch(() => undefined)
      await this.file.sync().catch(() => undefined)
    }
  }

  async #cutBack(): Promise<void> {
    await this.file.truncate(this.length)
    await this.file.sync()
    this.#dirty = false
  }
}
