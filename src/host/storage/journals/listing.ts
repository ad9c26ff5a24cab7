/** Lists the evenings of a shelf: each looked at, and read only if it is not known as it stands there. */
import { performance } from 'node:perf_hooks'
import { asProblem, unfit, type Disk, type FileLook } from '../disk/disk'
import type { Digest, StoredEvening } from '../ports'
import { readingJournal } from './journalText'
import type { Reading, ShelfIndex } from './shelfIndex'
import { atOnce, inSlices } from '../slices'

export const ENDING = '.jsonl'
export const ID = /^[A-Za-z0-9][\w.-]{0,79}$/

/** So many bytes of evenings are read before anything is told: of those that were played just now, mostly. */
const AT_ONCE = 120_000
/** How often it is told what has been read since, in milliseconds. */
const TELL_EVERY = 200

/** The ids of the evenings whose files lie in a folder, sorted. */
export async function idsIn(disk: Disk, folder: string): Promise<readonly string[]> {
  const names = await disk.list(folder)
  return names
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .filter((id) => ID.test(id))
}

export class Listing {
  constructor(
    private readonly disk: Disk,
    private readonly shelf: string,
    private readonly index: ShelfIndex,
  ) {}

  /**
   * What cannot be read is listed with its problem. @param place a folder of the shelf with its slash, or nothing for
   * the shelf's own
   */
  async list<T>(
    place: string,
    digest: Digest<T>,
    soFar: (evenings: readonly StoredEvening<T>[]) => void = () => {},
  ): Promise<readonly StoredEvening<T>[]> {
    const ids = await idsIn(this.disk, `${this.shelf}/${place}`.replace(/\/$/, ''))
    await this.index.begin(digest)
    const found = new Map<string, StoredEvening<T>>()
    const evenings = () => ids.flatMap((id) => found.get(id) ?? [])
    const unread: { readonly id: string; readonly look: FileLook }[] = []
    const looks = await Promise.all(ids.map((id) => this.#look(place + id)))
    const take = (id: string, { changedAt }: FileLook, reading: Reading<T> | null) => {
      if (reading) found.set(id, { id, changedAt, ...reading })
    }
    for (const [at, id] of ids.entries()) {
      const look = looks[at]
      const known = look && this.index.get(place + id, look, digest)
      if (known) take(id, look, known)
      else if (look) unread.push({ id, look })
    }
    // Where there is much to be read, what was played last comes first.
    if (unread.reduce((sum, { look }) => sum + look.bytes, 0) > AT_ONCE)
      unread.sort((one, two) => two.look.changedAt - one.look.changedAt)
    let room = AT_ONCE
    let told = 0
    for (const { id, look } of unread) {
      room -= look.bytes
      if (room < 0 && performance.now() >= told) {
        soFar(evenings())
        told = performance.now() + TELL_EVERY
      }
      take(id, look, await this.#reading(place + id, look, digest))
    }
    await this.index.end(place, new Set(ids.map((id) => place + id)))
    return evenings()
  }

  #path(name: string): string {
    return `${this.shelf}/${name}${ENDING}`
  }

  /** @returns what stands there, or UNSEEN where not even that can be told; null when it is gone */
  #look(name: string): Promise<FileLook | null> {
    return this.disk.look(this.#path(name)).catch(() => UNSEEN)
  }

  async #reading<T>(name: string, look: FileLook, digest: Digest<T>): Promise<Reading<T> | null> {
    try {
      // Told by the look alone, though reading would say the same: a pipe need not even be tried.
      const problem = look === UNSEEN ? null : unfit(look)
      if (problem) throw problem
      const bytes = await this.disk.read(this.#path(name))
      if (!bytes) return null
      const { entries, problem: found } = await inSlices(readingJournal(bytes))
      const reading = { digest: await inSlices(digest.make(entries)), problem: found }
      // Read while another program wrote it, it may be neither what it was nor what it is.
      const after = await this.#look(name)
      if (after?.stamp === look.stamp) this.index.set(name, look, reading)
      return reading
    } catch (error) {
      const none = atOnce(digest.make([]))
      return { digest: none, problem: asProblem(error, 'unreadable').finding }
    }
  }
}

const UNSEEN: FileLook = { regular: true, bytes: 0, changedAt: 0, touchedAt: Infinity, stamp: '' }
