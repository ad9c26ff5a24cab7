/**
 * What the evenings of a shelf came to when they were last read, in `<folder>/shelf.index`, so that a list need not
 * read them all again. It holds nothing that the evenings do not: lost, broken or of another version, it is made
 * anew. It counts for an evening only while size and times of its file are those at which it was read.
 */
import { crc32 } from 'node:zlib'
import * as v from 'valibot'
import { parseJson } from '../../../bridge/json'
import type { Disk, FileLook } from '../disk/disk'
import type { Digest, StorageFinding } from '../ports'

/** What was read of one evening. */
export interface Reading<T> {
  readonly digest: T
  readonly problem: StorageFinding | null
}

/** Within this time a file can change twice and bear the same times: disks count in steps of up to two seconds. */
const UNSETTLED_MS = 3000

const indexSchema = v.record(
  v.string(),
  v.object({
    stamp: v.string(),
    digest: v.unknown(),
    problem: v.nullable(
      v.object({
        code: v.string(),
        params: v.record(v.string(), v.union([v.string(), v.number()])),
      }),
    ),
  }),
)
type Index = v.InferOutput<typeof indexSchema>

export class ShelfIndex {
  readonly #known = new Map<string, Index[string]>()
  /** The version of the digests that are known; null before the first. */
  #version: string | null = null
  #changed = false

  /** @param pid makes the draft's name this program's own; @param now milliseconds since 1970 */
  constructor(
    private readonly disk: Disk,
    private readonly folder: string,
    private readonly pid: number,
    private readonly now: () => number,
  ) {}

  /** Gets ready for digests of a kind: what is known of another kind, or on the disk, is not taken for it. */
  async begin<T>({ version }: Digest<T>): Promise<void> {
    if (version === this.#version) return
    this.#version = version
    this.#known.clear()
    for (const [name, entry] of Object.entries(await this.#read())) this.#known.set(name, entry)
  }

  /** What a file came to, if it is still the file that was read. */
  get<T>(name: string, { stamp }: FileLook, digest: Digest<T>): Reading<T> | null {
    const known = this.#known.get(name)
    if (known?.stamp !== stamp || !digest.fits(known.digest)) return null
    return { digest: known.digest, problem: known.problem }
  }

  /** Remembers what a file came to, unless it was written only just now. */
  set<T>(name: string, { stamp, touchedAt }: FileLook, { digest, problem }: Reading<T>): void {
    if (this.now() - touchedAt < UNSETTLED_MS) return
    this.#known.set(name, { stamp, digest, problem })
    this.#changed = true
  }

  /** Forgets a folder's files that are no longer there, and keeps the rest for the next start. */
  async end(folder: string, names: ReadonlySet<string>): Promise<void> {
    for (const name of this.#known.keys()) {
      if (folderOf(name) !== folder || names.has(name)) continue
      this.#known.delete(name)
      this.#changed = true
    }
    if (!this.#changed) return
    this.#changed = false
    try {
      await this.#write(JSON.stringify(Object.fromEntries(this.#known)))
    } catch {
      // The next start reads every evening, and that is all.
    }
  }

  get #path(): string {
    return `${this.folder}/shelf.index`
  }

  #head(body: string): string {
    return `nightfall-shelf ${this.#version} ${crc32(body)}\n`
  }

  async #read(): Promise<Index> {
    try {
      const bytes = await this.disk.read(this.#path)
      const text = Buffer.from(bytes ?? []).toString('utf8')
      const body = text.slice(text.indexOf('\n') + 1)
      if (text !== this.#head(body) + body) return {}
      return v.parse(indexSchema, parseJson(body))
    } catch {
      // Whatever is wrong with it, the evenings say the same.
      return {}
    }
  }

  async #write(body: string): Promise<void> {
    const draft = `${this.folder}/shelf~${this.pid}.new`
    await this.disk.remove(draft)
    const file = await this.disk.create(draft)
    if (!file) return
    try {
      await file.write(Buffer.from(this.#head(body) + body), 0)
    } finally {
      await file.close()
    }
    await this.disk.rename(draft, this.#path)
  }
}

const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1)
