/**
 * What locks an evening, in `<evening>.pin` beside its journal: a text that this folder keeps, moves with the evening, and
 * never hands out with it. There is never half of one under its name.
 */
import type { Disk } from '../disk/disk'
import { putWhole } from '../disk/wholeFile'

/** Longer than any text that is kept here, in bytes. */
const MOST_BYTES = 4096
/** Stands for a text that cannot be read: it is none, and so the evening stays locked. */
const SPOILT = '?'

export class PinFiles {
  /** @param pid makes the drafts' names this program's own */
  constructor(
    private readonly disk: Disk,
    private readonly shelf: string,
    private readonly pid: number,
  ) {}

  /**
   * @param name of the evening, with the folder of the shelf that it lies in
   * @returns null where there is none; something that is no such text where it cannot be read
   */
  async read(name: string): Promise<string | null> {
    try {
      const look = await this.disk.look(this.#path(name))
      if (!look) return null
      if (!look.regular || look.bytes > MOST_BYTES) return SPOILT
      const bytes = await this.disk.read(this.#path(name))
      return bytes && Buffer.from(bytes).toString('utf8')
    } catch {
      return SPOILT
    }
  }

  /** Puts a text there, synced; null takes away what is there. */
  async write(name: string, text: string | null): Promise<void> {
    const path = this.#path(name)
    if (text === null) {
      if (!(await this.disk.look(path))) return
      await this.disk.remove(path)
    } else {
      await putWhole(this.disk, `${path}.${this.pid}.new`, path, Buffer.from(text, 'utf8'))
    }
    await this.disk.syncFolder(path.slice(0, path.lastIndexOf('/')))
  }

  #path(name: string): string {
    return `${this.shelf}/${name}.pin`
  }
}
