/**
 * What of the phones outlives a restart, in `phones.json` beside evenings and settings: in no journal, and in nothing that
 * is handed out. There is never half of it under its name. What the disk does not take or give costs the guests a scan
 * and the host a click, and no evening.
 */
import * as v from 'valibot'
import {
  keptPhonesSchema,
  type PhonesTable,
  type ServedPhones,
} from '../../../bridge/carriers/keptPhones'
import { parseJson } from '../../../bridge/json'
import { reasonOf, type Disk } from '../disk/disk'
import { nodeDisk } from '../disk/nodeDisk'
import { putWhole } from '../disk/wholeFile'
import type { PhonesStore, StorageFinding } from '../ports'

const NAME = 'phones.json'
/** More than two hundred phones need, in bytes. */
const MOST_BYTES = 1_000_000

interface Kept {
  served: ServedPhones | null
  table: PhonesTable | null
}

/** @param folder is made where it is missing */
export function openPhonesFile(folder: string, disk: Disk = nodeDisk): PhonesFile {
  return new PhonesFile(folder, disk)
}

export class PhonesFile implements PhonesStore {
  readonly #path: string
  readonly #kept: Promise<Kept>
  /** What is being written, and what waits for it. */
  #writing: Promise<void> = Promise.resolve()
  #waiting: Promise<void> | null = null
  /** Whether the host knows already that nothing is kept. */
  #isTroubled = false
  readonly #findings: StorageFinding[] = []
  #listener: ((finding: StorageFinding) => void) | null = null

  constructor(
    private readonly folder: string,
    private readonly disk: Disk,
  ) {
    this.#path = `${folder}/${NAME}`
    this.#kept = this.#read()
  }

  async served(): Promise<ServedPhones | null> {
    return (await this.#kept).served
  }

  async table(): Promise<PhonesTable | null> {
    return (await this.#kept).table
  }

  async keepServed(served: ServedPhones | null): Promise<void> {
    const kept = await this.#kept
    if (served === null && kept.served === null) return
    kept.served = served
    await this.#save()
  }

  async keepTable(table: PhonesTable | null): Promise<void> {
    const kept = await this.#kept
    if (table === null && kept.table === null) return
    kept.table = table
    await this.#save()
  }

  /** Calls back with what goes wrong: `phonesSpoilt` {file}, `phonesNotKept` {reason}. */
  onFinding(listener: (finding: StorageFinding) => void): void {
    this.#listener = listener
    for (const finding of this.#findings.splice(0)) listener(finding)
  }

  async #read(): Promise<Kept> {
    try {
      const look = await this.disk.look(this.#path)
      if (!look) return NOTHING()
      if (look.regular && look.bytes <= MOST_BYTES) {
        const text = Buffer.from((await this.disk.read(this.#path)) ?? []).toString('utf8')
        const read = v.safeParse(keptPhonesSchema, parseJson(text))
        if (read.success) return { served: read.output.served, table: read.output.table }
      }
    } catch {
      // Whatever is there is not ours.
    }
    this.#tell({ code: 'phonesSpoilt', params: { file: NAME } })
    return NOTHING()
  }

  /** Many phones that come at once are written at once. @returns once what is kept now is on the disk, if it takes it */
  #save(): Promise<void> {
    if (this.#waiting) return this.#waiting
    const run = this.#writing.then(async () => {
      this.#waiting = null
      await this.#write(await this.#kept)
    })
    this.#waiting = run
    this.#writing = run
    return run
  }

  async #write({ served, table }: Kept): Promise<void> {
    try {
      if (served === null && table === null) await this.disk.remove(this.#path)
      else {
        const text = JSON.stringify({ format: 1, served, table })
        await this.disk.makeFolder(this.folder)
        await putWhole(this.disk, `${this.#path}.new`, this.#path, Buffer.from(text, 'utf8'))
      }
      await this.disk.syncFolder(this.folder)
      this.#isTroubled = false
    } catch (error) {
      if (!this.#isTroubled)
        this.#tell({ code: 'phonesNotKept', params: { reason: reasonOf(error) } })
      this.#isTroubled = true
    }
  }

  #tell(finding: StorageFinding): void {
    if (this.#listener) this.#listener(finding)
    else this.#findings.push(finding)
  }
}

const NOTHING = (): Kept => ({ served: null, table: null })
