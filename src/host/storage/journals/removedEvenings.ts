/**
 * Evenings that were taken off the shelf. They lie in `removed/` beside it, never over one another, and go back
 * from there whole.
 */
import type { Disk } from '../disk/disk'
import { StorageProblem, type Digest, type StoredEvening } from '../ports'
import { ENDING, idsIn, type Listing } from './listing'
import type { PinFiles } from './pinFiles'

/** An id may have a number behind it and is still an id. */
const LONGEST = 75

/** An id that nobody in a list has: this one, or with a number behind it. Some disks do not tell capitals. */
export function freeId(id: string, taken: Iterable<string>): string {
  const there = new Set([...taken].map((one) => one.toLowerCase()))
  let free = id
  for (let n = 2; there.has(free.toLowerCase()); n += 1) free = `${id.slice(0, LONGEST)}.${n}`
  return free
}

export class RemovedEvenings {
  readonly #folder: string

  /** @param shelf the folder of the evenings that are on the shelf */
  constructor(
    readonly disk: Disk,
    readonly shelf: string,
    readonly listing: Listing,
    readonly pins: PinFiles,
  ) {
    this.#folder = `${shelf}/removed`
  }

  list<T>(digest: Digest<T>): Promise<readonly StoredEvening<T>[]> {
    return this.listing.list('removed/', digest)
  }

  /** Takes a file off the shelf, and its PIN with it; whoever calls it holds the evening's lock. */
  async take(path: string, id: string): Promise<void> {
    await this.disk.makeFolder(this.#folder)
    const free = freeId(id, await this.#ids())
    await this.#withPin(id, `removed/${free}`, async () => {
      await this.disk.rename(path, this.#path(free))
      await this.disk.syncFolder(this.#folder)
      await this.disk.syncFolder(this.shelf)
    })
  }

  /** @throws StorageProblem `missing` */
  async mustHave(id: string): Promise<void> {
    if (!(await this.#ids()).includes(id)) throw new StorageProblem('missing')
  }

  /**
   * Puts a file back on the shelf, and its PIN with it; whoever calls it holds the lock of the id that it gets there.
   * @param to that id
   */
  async giveBack(id: string, to: string, path: string): Promise<void> {
    await this.mustHave(id)
    await this.#withPin(`removed/${id}`, to, async () => {
      await this.disk.rename(this.#path(id), path)
      await this.disk.syncFolder(this.shelf)
      await this.disk.syncFolder(this.#folder)
    })
  }

  /** At no moment lies the evening without its PIN, wherever the computer stops. */
  async #withPin(from: string, to: string, move: () => Promise<void>): Promise<void> {
    await this.pins.write(to, await this.pins.read(from))
    await move()
    await this.pins.write(from, null)
  }

  #ids(): Promise<readonly string[]> {
    return idsIn(this.disk, this.#folder)
  }

  #path(id: string): string {
    return `${this.#folder}/${id}${ENDING}`
  }
}
