/**
 * The folder of a host's own games on a disk: `<folder>/<id>.yaml`, one file per game. Nothing in it is ever deleted: what
 * was replaced or removed lies in `removed/`. Editors work in it beside the program.
 */
import { watch as watchFolder, type FSWatcher } from 'node:fs'
import { SCHEMA_FILE } from '../../../own/rewrite'
import { asProblem, type Disk, type FileLook } from '../../storage/disk/disk'
import { nodeDisk } from '../../storage/disk/nodeDisk'
import { StorageProblem } from '../../storage'
import {
  freeName,
  GAME_FILE,
  MOST_BYTES,
  type Furnishing,
  type GameFile,
  type GameFolder,
} from './ports'

/** Editors save in several strokes: written beside, renamed, touched. */
const SETTLED = 150
/** How often the folder is looked at where the system does not tell of changes. */
const LOOK_EVERY = 800

export interface FileFolderOptions {
  /** Made when something is put there first. */
  readonly folder: string
  readonly disk?: Disk
}

export function fileFolder({ folder, disk = nodeDisk }: FileFolderOptions): GameFolder {
  return new FileFolder(folder, folder.replaceAll('\\', '/'), disk)
}

interface Known extends GameFile {
  readonly stamp: string
}

class FileFolder implements GameFolder {
  /** What was read last, so that only what has changed is read again. */
  #known = new Map<string, Known>()

  constructor(
    readonly place: string,
    private readonly path: string,
    private readonly disk: Disk,
  ) {}

  async list(): Promise<readonly GameFile[]> {
    try {
      const names = await this.disk.list(this.path)
      const found: Known[] = []
      for (const file of names.filter((name) => GAME_FILE.test(name) && name !== SCHEMA_FILE)) {
        const known = await this.#read(file)
        if (known) found.push(known)
      }
      this.#known = new Map(found.map((known) => [known.file, known]))
      return found.map(({ file, text }) => ({ file, text }))
    } catch (error) {
      throw asProblem(error, 'unreadable')
    }
  }

  async write(file: string, text: string): Promise<void> {
    await this.#writing(async () => {
      await this.disk.makeFolder(this.path)
      const draft = await this.#draft(file, text)
      if (await this.disk.look(this.#of(file))) await this.#putAway(file)
      await this.disk.rename(draft, this.#of(file))
      await this.disk.syncFolder(this.path)
    })
  }

  async remove(file: string): Promise<void> {
    await this.#writing(async () => {
      if (!(await this.disk.look(this.#of(file)))) throw new StorageProblem('missing')
      await this.#putAway(file)
      await this.disk.syncFolder(this.path)
    })
  }

  async furnish({ schemaBegins, schema, examples }: Furnishing): Promise<void> {
    await this.#writing(async () => {
      await this.disk.makeFolder(this.path)
      const there = await this.#there(SCHEMA_FILE)
      // A whole one ends with its line; to make it costs more than to read it.
      const isThere = there?.startsWith(schemaBegins) && there.endsWith('}\n')
      if (!isThere) {
        await this.#replace(SCHEMA_FILE, await schema())
        await this.disk.syncFolder(this.path)
      }
      // Once: whoever throws them away does not want them.
      const beside = this.#of('examples')
      if (await this.disk.look(beside)) return
      await this.disk.makeFolder(beside)
      for (const [id, text] of Object.entries(await examples())) {
        await this.#replace(`examples/${id}.yaml`, text)
      }
      await this.disk.syncFolder(beside)
    })
  }

  watch(listener: () => void): () => void {
    return watched(this.place, async () => this.#looks(), listener)
  }

  /** How all games look from outside: another text whenever one of them may have changed. */
  async #looks(): Promise<string> {
    const names = await this.disk.list(this.path)
    const looks = await Promise.all(
      names
        .filter((name) => GAME_FILE.test(name))
        .map(async (name) => `${name} ${(await this.disk.look(this.#of(name)))?.stamp ?? ''}`),
    )
    return looks.join('\n')
  }

  async #read(file: string): Promise<Known | null> {
    const look = await this.disk.look(this.#of(file))
    if (!look) return null
    const known = this.#known.get(file)
    if (known?.stamp === look.stamp && known.text !== null) return known
    return { file, stamp: look.stamp, text: await this.#text(file, look) }
  }

  /** @returns null where it is no file, is too long, or may not be read */
  async #text(file: string, { regular, bytes }: FileLook): Promise<string | null> {
    if (!regular || bytes > MOST_BYTES) return null
    try {
      const content = await this.disk.read(this.#of(file))
      return content && Buffer.from(content).toString('utf8')
    } catch {
      return null
    }
  }

  #of(file: string): string {
    return `${this.path}/${file}`
  }

  /** Writes a text beside its place, whole and synced. @returns where */
  async #draft(file: string, text: string): Promise<string> {
    const path = `${this.#of(file)}.${process.pid}.new`
    await this.disk.remove(path)
    const draft = await this.disk.create(path)
    if (!draft) throw new StorageProblem('unwritable', { reason: 'EEXIST' })
    try {
      await draft.write(Buffer.from(text, 'utf8'), 0)
      await draft.sync()
    } finally {
      await draft.close()
    }
    return path
  }

  /** What the program itself lays there, written only where it is another. */
  async #replace(file: string, text: string): Promise<void> {
    if ((await this.#there(file)) === text) return
    await this.disk.rename(await this.#draft(file, text), this.#of(file))
  }

  async #there(file: string): Promise<string | null> {
    const content = await this.disk.read(this.#of(file)).catch(() => null)
    return content && Buffer.from(content).toString('utf8')
  }

  async #putAway(file: string): Promise<void> {
    const removed = this.#of('removed')
    await this.disk.makeFolder(removed)
    const name = freeName(file, await this.disk.list(removed))
    await this.disk.rename(this.#of(file), `${removed}/${name}`)
    await this.disk.syncFolder(removed)
  }

  async #writing(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      throw asProblem(error, 'unwritable')
    }
  }
}

/**
 * Tells of changes as the system does, and looks by itself where the system does not: a folder that is not there yet, that
 * was taken away, or that lies on a disk without such messages.
 */
function watched(folder: string, looks: () => Promise<string>, listener: () => void): () => void {
  let stopped = false
  let watcher: FSWatcher | null = null
  let soon: NodeJS.Timeout | null = null
  let seen: string | null = null

  const changed = (): void => {
    if (soon) clearTimeout(soon)
    soon = setTimeout(() => {
      soon = null
      if (!stopped) listener()
    }, SETTLED)
    soon.unref()
  }
  const lost = (): void => {
    watcher?.close()
    watcher = null
  }
  const begin = (): void => {
    try {
      watcher = watchFolder(folder, { persistent: false }, changed)
      watcher.on('error', lost)
    } catch {
      watcher = null
    }
  }
  const look = async (): Promise<void> => {
    const now = await looks().catch(() => '')
    if (stopped) return
    if (seen !== null && now !== seen) {
      // Nobody has told: whatever is watched is not this folder any more.
      if (!soon) lost()
      changed()
    }
    seen = now
    if (!watcher) begin()
  }
  begin()
  void look()
  const timer = setInterval(() => void look(), LOOK_EVERY)
  timer.unref()
  return () => {
    stopped = true
    if (soon) clearTimeout(soon)
    clearInterval(timer)
    lost()
  }
}
