/**
 * The shelf of evenings on a disk: `<folder>/<id>.jsonl`, one file per evening. Nothing is ever deleted:
 * removed evenings move to `removed/`, an unfinished last line is copied to `<id>.<time>.torn` before it is
 * cut off, and what cannot be read stays where it is.
 */
import type { Json } from '../../engine'
import { reasonOf, type Disk } from './disk'
import { FileJournal } from './fileJournal'
import { journalText, readExported, readJournal } from './journalText'
import { lockedByOthers, takeLock, type Lock } from './locks'
import { newEveningId } from './newEveningId'
import { nodeDisk } from './nodeDisk'
import {
  StorageProblem,
  type Journal,
  type JournalStore,
  type OpenedEvening,
  type StorageFinding,
  type StorageProblemCode,
  type StoredEvening,
} from './ports'
import { systemProcesses, type Processes } from './processes'

const ENDING = '.jsonl'
const ID = /^[A-Za-z0-9][\w.-]{0,79}$/

export interface FileJournalsOptions {
  /** Where the evenings are; made when the first is stored. */
  readonly folder: string
  readonly disk?: Disk
  readonly processes?: Processes
  readonly newId?: () => string
  /** Milliseconds since 1970, for the names of what is put aside. */
  readonly now?: () => number
}

/** Opens the shelf in a folder. Reads nothing yet. */
export function fileJournals(options: FileJournalsOptions): JournalStore {
  return new FileJournals(options)
}

class FileJournals implements JournalStore {
  readonly #folder: string
  readonly #disk: Disk
  readonly #processes: Processes
  readonly #newId: () => string
  readonly #now: () => number

  constructor(options: FileJournalsOptions) {
    this.#folder = options.folder.replaceAll('\\', '/')
    this.#disk = options.disk ?? nodeDisk
    this.#processes = options.processes ?? systemProcesses
    this.#newId = options.newId ?? newEveningId
    this.#now = options.now ?? Date.now
  }

  async list(): Promise<readonly StoredEvening[]> {
    const [names, locked] = await this.#names()
    const evenings: StoredEvening[] = []
    for (const name of names) {
      const id = name.slice(0, -ENDING.length)
      if (!name.endsWith(ENDING) || !ID.test(id)) continue
      const evening = await this.#look(id)
      const pid = locked.get(id)
      if (!evening) continue
      evenings.push(
        pid === undefined || evening.problem
          ? evening
          : { ...evening, problem: { code: 'locked', params: { pid } } },
      )
    }
    return evenings
  }

  async create(id: string, first: Json): Promise<Journal> {
    this.#checkId(id)
    const lock = await this.#lock(id)
    return this.#orRelease(lock, async () => {
      const length = await this.#store(id, journalText([first]))
      return new FileJournal(await this.#disk.open(this.#path(id)), lock, 1, length)
    })
  }

  async open(id: string): Promise<OpenedEvening> {
    this.#checkId(id)
    const lock = await this.#lock(id)
    return this.#orRelease(lock, async () => {
      const bytes = await this.#read(id)
      const { entries, end, torn, problem } = readJournal(bytes)
      if (problem) throw problemOf(problem)
      const notices: StorageFinding[] = []
      const file = await this.#disk.open(this.#path(id))
      try {
        if (torn !== null) {
          await this.#putAside(id, bytes.subarray(end))
          await file.truncate(end)
          await file.sync()
          notices.push({ code: 'tornLine', params: { line: torn } })
        }
      } catch (error) {
        await file.close()
        throw error
      }
      return { journal: new FileJournal(file, lock, entries.length, end), entries, notices }
    })
  }

  async remove(id: string): Promise<void> {
    this.#checkId(id)
    const lock = await this.#lock(id)
    await this.#orRelease(lock, async () => {
      await this.#read(id)
      const removed = `${this.#folder}/removed`
      await this.#disk.makeFolder(removed)
      const there = new Set(await this.#disk.list(removed))
      let name = id + ENDING
      for (let n = 2; there.has(name); n += 1) name = `${id}.${n}${ENDING}`
      await this.#disk.rename(this.#path(id), `${removed}/${name}`)
      await this.#disk.syncFolder(removed)
      await this.#disk.syncFolder(this.#folder)
    })
    await lock.release()
  }

  async export(id: string): Promise<string> {
    this.#checkId(id)
    const { entries, problem } = readJournal(await this.#read(id))
    if (entries.length === 0) throw problemOf(problem ?? { code: 'damaged', params: { line: 2 } })
    return journalText(entries)
  }

  async import(text: string): Promise<string> {
    const { entries, problem } = readExported(text)
    if (problem) throw problemOf(problem)
    const id = this.#newId()
    this.#checkId(id)
    const lock = await this.#lock(id)
    await this.#orRelease(lock, () => this.#store(id, journalText(entries)))
    await lock.release()
    return id
  }

  async check(): Promise<StorageFinding | null> {
    const path = `${this.#folder}/check-${this.#processes.pid}.tmp`
    try {
      await this.#disk.makeFolder(this.#folder)
      await this.#disk.remove(path)
      const written = Buffer.from(`${this.#processes.pid} ${Math.random()}`)
      await this.#write(path, written)
      const read = await this.#disk.read(path)
      await this.#disk.remove(path)
      if (read && Buffer.compare(read, written) === 0) return null
      return new StorageProblem('unwritable', { reason: 'READBACK' }).finding
    } catch (error) {
      return asProblem(error, 'unwritable').finding
    }
  }

  async #names() {
    try {
      return [
        await this.#disk.list(this.#folder),
        await lockedByOthers(this.#disk, this.#locks, this.#processes),
      ] as const
    } catch (error) {
      throw asProblem(error, 'unreadable')
    }
  }

  get #locks(): string {
    return `${this.#folder}/locks`
  }

  #path(id: string): string {
    return `${this.#folder}/${id}${ENDING}`
  }

  #checkId(id: string): void {
    if (!ID.test(id)) throw new StorageProblem('badId')
  }

  async #lock(id: string): Promise<Lock> {
    try {
      return await takeLock(this.#disk, this.#locks, id, this.#processes)
    } catch (error) {
      throw asProblem(error, 'unwritable')
    }
  }

  /** Does something under a lock and lets go of it if that fails. */
  async #orRelease<T>(lock: Lock, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      await lock.release()
      throw asProblem(error, 'unwritable')
    }
  }

  async #read(id: string): Promise<Uint8Array> {
    const bytes = await this.#disk.read(this.#path(id)).catch((error: unknown) => {
      throw asProblem(error, 'unreadable')
    })
    if (!bytes) throw new StorageProblem('missing')
    return bytes
  }

  async #look(id: string): Promise<StoredEvening | null> {
    try {
      const bytes = await this.#disk.read(this.#path(id))
      if (!bytes) return null
      const { entries, problem } = readJournal(bytes)
      return { id, entries, changedAt: await this.#disk.changedAt(this.#path(id)), problem }
    } catch (error) {
      return { id, entries: [], changedAt: 0, problem: asProblem(error, 'unreadable').finding }
    }
  }

  /** Puts a whole journal in place at once: there is never half of one. @returns its bytes */
  async #store(id: string, text: string): Promise<number> {
    const names = await this.#disk.list(this.#folder)
    // Some disks do not tell capitals from small letters.
    const wanted = (id + ENDING).toLowerCase()
    if (names.some((name) => name.toLowerCase() === wanted)) throw new StorageProblem('taken')
    const bytes = Buffer.from(text, 'utf8')
    const draft = `${this.#folder}/${id}.${this.#processes.pid}.new`
    await this.#disk.remove(draft)
    await this.#write(draft, bytes)
    await this.#disk.rename(draft, this.#path(id))
    await this.#disk.syncFolder(this.#folder)
    return bytes.length
  }

  async #putAside(id: string, tail: Uint8Array): Promise<void> {
    const path = `${this.#folder}/${id}.${this.#now()}.torn`
    await this.#disk.remove(path)
    await this.#write(path, tail)
    await this.#disk.syncFolder(this.#folder)
  }

  async #write(path: string, bytes: Uint8Array): Promise<void> {
    const file = await this.#disk.create(path)
    if (!file) throw new StorageProblem('taken')
    try {
      await file.write(bytes, 0)
      await file.sync()
    } finally {
      await file.close()
    }
  }
}

const problemOf = ({ code, params }: StorageFinding): StorageProblem =>
  new StorageProblem(code as StorageProblemCode, params)

/** A disk's own error as a problem that can be shown; a problem stays what it is. */
function asProblem(error: unknown, code: 'unwritable' | 'unreadable'): StorageProblem {
  if (error instanceof StorageProblem) return error
  return new StorageProblem(code, { reason: reasonOf(error) })
}
