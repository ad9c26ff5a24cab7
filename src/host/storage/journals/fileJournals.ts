/**
 * The shelf of evenings on a disk: `<folder>/<id>.jsonl`, one file per evening. Nothing is ever deleted:
 * removed evenings move to `removed/` (each with what locks it), an evening that goes on by newer rules stays as it was in `kept/`, an unfinished last
 * line is copied to `<id>.<time>.torn` before it is cut off, and what cannot be read stays where it is.
 */
import type { Json } from '../../../engine'
import { asProblem, withProblems, type Disk } from '../disk/disk'
import { FileJournal, type Beside } from './fileJournal'
import { journalText, readExported, readJournal } from './journalText'
import { lockedByOthers, takeLock, type Lock } from '../disk/locks'
import { newEveningId } from './newEveningId'
import { PinFiles } from './pinFiles'
import { nodeDisk } from '../disk/nodeDisk'
import {
  StorageProblem,
  type Digest,
  type Journal,
  type JournalStore,
  type OpenedEvening,
  type StorageFinding,
  type StorageProblemCode,
  type StoredEvening,
} from '../ports'
import { systemProcesses, type Processes } from '../disk/processes'
import { putWhole, writeDraft } from '../disk/wholeFile'
import { ENDING, ID, idsIn, Listing } from './listing'
import { RemovedEvenings } from './removedEvenings'
import { ShelfIndex } from './shelfIndex'

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
  readonly #listing: Listing
  readonly #pins: PinFiles
  readonly #removed: RemovedEvenings

  constructor(options: FileJournalsOptions) {
    this.#folder = options.folder.replaceAll('\\', '/')
    this.#disk = options.disk ?? nodeDisk
    this.#processes = options.processes ?? systemProcesses
    this.#newId = options.newId ?? newEveningId
    this.#now = options.now ?? Date.now
    const index = new ShelfIndex(this.#disk, this.#folder, this.#processes.pid, this.#now)
    this.#listing = new Listing(this.#disk, this.#folder, index)
    this.#pins = new PinFiles(this.#disk, this.#folder, this.#processes.pid)
    this.#removed = new RemovedEvenings(this.#disk, this.#folder, this.#listing, this.#pins)
  }

  list<T>(
    digest: Digest<T>,
    soFar?: (evenings: readonly StoredEvening<T>[]) => void,
  ): Promise<readonly StoredEvening<T>[]> {
    return withProblems('unreadable', async () => {
      const locked = await lockedByOthers(this.#disk, this.#locks, this.#processes)
      const told = (evenings: readonly StoredEvening<T>[]) =>
        evenings.map((evening) => {
          const pid = locked.get(evening.id)
          if (pid === undefined || evening.problem) return evening
          return { ...evening, problem: { code: 'locked', params: { pid } } }
        })
      return told(await this.#listing.list('', digest, (some) => soFar?.(told(some))))
    })
  }

  async create(id: string, first: Json): Promise<Journal> {
    this.#checkId(id)
    const lock = await this.#lock(id)
    return this.#orRelease(lock, async () => {
      const length = await this.#store(id, journalText([first]))
      return new FileJournal(
        await this.#disk.open(this.#path(id)),
        lock,
        1,
        length,
        this.#beside(id, null),
      )
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
      if (torn !== null) notices.push({ code: 'tornLine', params: { line: torn } })
      const beside = this.#beside(id, torn === null ? null : bytes.subarray(end))
      const file = await this.#disk.open(this.#path(id))
      return { journal: new FileJournal(file, lock, entries.length, end, beside), entries, notices }
    })
  }

  async remove(id: string): Promise<void> {
    this.#checkId(id)
    await this.#locked(id, async () => {
      // By its name alone: what cannot be read can be taken off the shelf all the same.
      if (!(await idsIn(this.#disk, this.#folder)).includes(id)) throw new StorageProblem('missing')
      await this.#removed.take(this.#path(id), id)
    })
  }

  listRemoved<T>(digest: Digest<T>): Promise<readonly StoredEvening<T>[]> {
    return withProblems('unreadable', () => this.#removed.list(digest))
  }

  async restore(id: string): Promise<string> {
    this.#checkId(id)
    await this.#removed.mustHave(id)
    const target = (await this.#isTaken(id)) ? this.#newId() : id
    await this.#locked(target, async () => {
      if (await this.#isTaken(target)) throw new StorageProblem('taken')
      await this.#removed.giveBack(id, target, this.#path(target))
    })
    return target
  }

  async readPin(id: string): Promise<string | null> {
    this.#checkId(id)
    return this.#pins.read(id)
  }

  async writePin(id: string, text: string | null): Promise<void> {
    this.#checkId(id)
    await withProblems('unwritable', async () => {
      if (text !== null) await this.#disk.makeFolder(this.#folder)
      await this.#pins.write(id, text)
    })
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
    await this.#locked(id, () => this.#store(id, journalText(entries)))
    return id
  }

  async check(): Promise<StorageFinding | null> {
    const path = `${this.#folder}/check-${this.#processes.pid}.tmp`
    try {
      await this.#disk.makeFolder(this.#folder)
      const written = Buffer.from(`${this.#processes.pid} ${Math.random()}`)
      await writeDraft(this.#disk, path, written)
      const read = await this.#disk.read(path)
      await this.#disk.remove(path)
      if (read && Buffer.compare(read, written) === 0) return null
      return new StorageProblem('unwritable', { reason: 'READBACK' }).finding
    } catch (error) {
      return asProblem(error, 'unwritable').finding
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

  #lock(id: string): Promise<Lock> {
    return withProblems('unwritable', () => takeLock(this.#disk, this.#locks, id, this.#processes))
  }

  /** Does something under the lock of an evening that is not open. */
  async #locked(id: string, work: () => Promise<unknown>): Promise<void> {
    const lock = await this.#lock(id)
    await this.#orRelease(lock, work)
    await lock.release()
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
    const bytes = await withProblems('unreadable', () => this.#disk.read(this.#path(id)))
    if (!bytes) throw new StorageProblem('missing')
    return bytes
  }

  /** Some disks do not tell capitals from small letters. */
  async #isTaken(id: string): Promise<boolean> {
    const wanted = (id + ENDING).toLowerCase()
    const names = await this.#disk.list(this.#folder)
    return names.some((name) => name.toLowerCase() === wanted)
  }

  /** Puts a whole journal in place at once: there is never half of one. @returns its bytes */
  async #store(id: string, text: string): Promise<number> {
    if (await this.#isTaken(id)) throw new StorageProblem('taken')
    const bytes = Buffer.from(text, 'utf8')
    const draft = `${this.#folder}/${id}.${this.#processes.pid}.new`
    await putWhole(this.#disk, draft, this.#path(id), bytes)
    await this.#disk.syncFolder(this.#folder)
    return bytes.length
  }

  #beside(id: string, tail: Uint8Array | null): Beside {
    return {
      keepCopy: () => withProblems('unwritable', () => this.#keepCopy(id)),
      saveTail: tail && (() => this.#putAside(id, tail)),
    }
  }

  /** There is never half of a copy under its final name. */
  async #keepCopy(id: string): Promise<void> {
    const kept = `${this.#folder}/kept`
    const bytes = await this.#read(id)
    await this.#disk.makeFolder(kept)
    const there = new Set(await this.#disk.list(kept))
    let name = id + ENDING
    for (let n = 2; there.has(name); n += 1) {
      // What cannot be read there is no such copy, and stays as it is.
      const copy = await this.#disk.read(`${kept}/${name}`).catch(() => null)
      if (copy && Buffer.compare(copy, bytes) === 0) return this.#disk.syncFolder(kept)
      name = `${id}.${n}${ENDING}`
    }
    const draft = `${kept}/${id}.${this.#processes.pid}.new`
    await putWhole(this.#disk, draft, `${kept}/${name}`, bytes)
    await this.#disk.syncFolder(kept)
  }

  async #putAside(id: string, tail: Uint8Array): Promise<void> {
    const path = `${this.#folder}/${id}.${this.#now()}.torn`
    await writeDraft(this.#disk, path, tail)
    await this.#disk.syncFolder(this.#folder)
  }
}

const problemOf = ({ code, params }: StorageFinding): StorageProblem =>
  new StorageProblem(code as StorageProblemCode, params)
