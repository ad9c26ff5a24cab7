import { reasonOf, type DiskFile } from './disk'
import type { Json } from '../../engine'
import { journalLine } from './journalText'
import type { Lock } from './locks'
import { StorageProblem, type Journal } from './ports'

/**
 * The open file of one evening. Entries are written one after the other, each with its own sync, so that at
 * any moment at most the last line is unfinished.
 */
export class FileJournal implements Journal {
  #queue: Promise<void> = Promise.resolve()
  /** Whether bytes of a failed write may stand after the sound lines. */
  #dirty = false
  #closed = false

  /** @param count how many entries there are; @param length bytes of the sound lines */
  constructor(
    readonly file: DiskFile,
    readonly lock: Lock,
    private count: number,
    private length: number,
  ) {}

  append(entry: Json): Promise<void> {
    if (this.#closed) return Promise.reject(new StorageProblem('closed'))
    const json = JSON.stringify(entry)
    const done = this.#queue.then(() => this.#write(json))
    this.#queue = done.catch(() => undefined)
    return done
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    await this.#queue
    // Everything acknowledged is synced, so there is nothing left that closing could lose.
    await this.file.close().catch(() => undefined)
    await this.lock.release()
  }

  async #write(json: string): Promise<void> {
    const line = journalLine(this.count + 1, json)
    try {
      if (this.#dirty) await this.#cutBack()
      this.#dirty = true
      await this.file.write(line, this.length)
      await this.file.sync()
      this.#dirty = false
    } catch (error) {
      // Best now, else before the next entry: a refused entry must not stand in the file.
      if (this.#dirty) await this.#cutBack().catch(() => undefined)
      throw new StorageProblem('unwritable', { reason: reasonOf(error) })
    }
    this.count += 1
    this.length += line.length
  }

  async #cutBack(): Promise<void> {
    await this.file.truncate(this.length)
    await this.file.sync()
    this.#dirty = false
  }
}
