/**
 * The folder of a host's own games on a disk: `<folder>/<id>.yaml`, one file per game. Nothing in it is ever deleted: what
 * was replaced or removed lies in `removed/`. Editors work in it beside the program.
 */
import { SCHEMA_FILE } from '../../../own/open/rewrite'
import { folderFiles, type FolderFiles } from '../../../files/folderFiles'
import { realLater, type Later } from '../../../files/lane'
import { troubleOf } from '../../../files/trouble'
import { withProblems, type Disk } from '../../storage/disk/disk'
import { nodeDisk } from '../../storage/disk/nodeDisk'
import { writeDraft } from '../../storage/disk/wholeFile'
import { StorageProblem } from '../../storage/ports'
import {
  freeName,
  GAME_FILE,
  MOST_BYTES,
  type Furnishing,
  type GameFile,
  type GameFolder,
} from './ports'
import { watched } from './watched'

/** So long a list is waited for, milliseconds; then what was known before does. */
const PATIENCE = 40
/** So many names of the folder are looked at. */
const MOST_NAMES = 2000
/** Longer than the schema and every example, in bytes. */
const MOST_BESIDE = 5_000_000

export interface FileFolderOptions {
  /** Made when something is put there first. */
  readonly folder: string
  readonly disk?: Disk
  /** Opens the games; without it, as the computer does. */
  readonly files?: FolderFiles
  /** Measures how long a list is waited for. */
  readonly later?: Later
}

export function fileFolder({
  folder,
  disk = nodeDisk,
  files = folderFiles,
  later = realLater,
}: FileFolderOptions): GameFolder {
  return new FileFolder(folder, folder.replaceAll('\\', '/'), disk, files, later)
}

interface Known extends GameFile {
  readonly stamp: string
}

class FileFolder implements GameFolder {
  /** What was read last, so that only what has changed is read again. */
  #known = new Map<string, Known>()
  /** What is being read now, and what came after nobody had waited any more. */
  #reading: Promise<readonly GameFile[]> | null = null
  #late: Promise<readonly GameFile[]> | null = null
  readonly #listeners = new Set<() => void>()

  constructor(
    readonly place: string,
    private readonly path: string,
    private readonly disk: Disk,
    private readonly files: FolderFiles,
    private readonly later: Later,
  ) {}

  /** What a slow disk has not told yet is told as a change when it comes. */
  list(): Promise<readonly GameFile[]> {
    const late = this.#late
    this.#late = null
    if (late) return late
    const reading = (this.#reading ??= this.#readAll().finally(() => {
      this.#reading = null
    }))
    return new Promise((resolve, reject) => {
      let isLate = false
      const callOff = this.later(PATIENCE, () => {
        isLate = true
        resolve(this.#found())
      })
      const isTooLate = (): boolean => {
        callOff()
        if (!isLate) return false
        this.#late = reading
        for (const listener of this.#listeners) listener()
        return true
      }
      reading.then(
        (found) => isTooLate() || resolve(found),
        (error: Error) => isTooLate() || reject(error),
      )
    })
  }

  #readAll(): Promise<readonly GameFile[]> {
    return withProblems('unreadable', async () => {
      const folder = await this.#folder()
      const found: Known[] = []
      for (const file of folder === null ? [] : await this.#names(folder)) {
        const known = await this.#read(folder ?? '', file)
        if (known) found.push(known)
      }
      this.#known = new Map(found.map((known) => [known.file, known]))
      return this.#found()
    })
  }

  #found(): readonly GameFile[] {
    return [...this.#known.values()].map(({ file, text }) => ({ file, text }))
  }

  /** The folder where it really is; null where there is none. */
  async #folder(): Promise<string | null> {
    try {
      return await this.files.folder(this.place)
    } catch (error) {
      // Whatever else has its name is no folder that is not there yet.
      if (troubleOf(error) === 'gone' && !(await this.disk.look(this.path))) return null
      throw error
    }
  }

  /** The names of games, sorted. */
  async #names(folder: string): Promise<readonly string[]> {
    const { names } = await this.files.names(folder, MOST_NAMES)
    return names.filter((name) => GAME_FILE.test(name) && name !== SCHEMA_FILE).sort()
  }

  async write(file: string, text: string): Promise<void> {
    await withProblems('unwritable', async () => {
      await this.disk.makeFolder(this.path)
      const draft = await this.#draft(file, text)
      if (await this.#isThere(file)) await this.#putAway(file)
      await this.disk.rename(draft, this.#of(file))
      await this.disk.syncFolder(this.path)
    })
  }

  async remove(file: string): Promise<void> {
    await withProblems('unwritable', async () => {
      if (!(await this.#isThere(file))) throw new StorageProblem('missing')
      await this.#putAway(file)
      await this.disk.syncFolder(this.path)
    })
  }

  async furnish({ schemaBegins, schema, examples }: Furnishing): Promise<void> {
    await withProblems('unwritable', async () => {
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
    this.#listeners.add(listener)
    const stop = watched(this.place, async () => this.#looks(), listener)
    return () => {
      this.#listeners.delete(listener)
      stop()
    }
  }

  /** How all games look from outside: another text whenever one of them may have changed. */
  async #looks(): Promise<string> {
    const folder = await this.files.folder(this.place)
    const looks: string[] = []
    for (const name of await this.#names(folder)) {
      const look = await this.files.look(folder, name).catch(() => null)
      looks.push(`${name} ${look?.stamp ?? ''}`)
    }
    return looks.join('\n')
  }

  /** @returns null where nothing has that name any more */
  async #read(folder: string, file: string): Promise<Known | null> {
    try {
      const { stamp } = await this.files.look(folder, file)
      const known = this.#known.get(file)
      if (known?.stamp === stamp && known.text !== null) return known
      return { file, stamp, text: await this.#text(folder, file) }
    } catch (error) {
      return troubleOf(error) === 'gone' ? null : { file, stamp: '', text: null }
    }
  }

  /** @returns null where it is no file of this folder, is too long, or may not be read */
  async #text(folder: string, file: string): Promise<string | null> {
    try {
      return (await this.files.read(folder, file, MOST_BYTES)).toString('utf8')
    } catch {
      return null
    }
  }

  /** Whether anything has a name, a link that leads nowhere included. */
  async #isThere(file: string): Promise<boolean> {
    try {
      await this.files.look(await this.files.folder(this.place), file)
      return true
    } catch (error) {
      if (troubleOf(error) === 'gone') return false
      throw error
    }
  }

  #of(file: string): string {
    return `${this.path}/${file}`
  }

  /** Writes a text beside its place, whole and synced. @returns where */
  async #draft(file: string, text: string): Promise<string> {
    const path = `${this.#of(file)}.${process.pid}.new`
    await writeDraft(this.disk, path, Buffer.from(text, 'utf8'))
    return path
  }

  /** What the program itself lays there, written only where it is another. */
  async #replace(file: string, text: string): Promise<void> {
    if ((await this.#there(file)) === text) return
    await this.disk.rename(await this.#draft(file, text), this.#of(file))
  }

  async #there(file: string): Promise<string | null> {
    const at = file.lastIndexOf('/')
    try {
      const folder = await this.files.folder(`${this.place}/${file.slice(0, Math.max(0, at))}`)
      const content = await this.files.read(folder, file.slice(at + 1), MOST_BESIDE)
      return content.toString('utf8')
    } catch {
      return null
    }
  }

  async #isFolder(name: string): Promise<boolean> {
    const folder = await this.files.folder(this.place)
    return (await this.files.look(folder, name)).kind === 'folder'
  }

  async #putAway(file: string): Promise<void> {
    const removed = this.#of('removed')
    // What is put away stays in this folder.
    if ((await this.#isThere('removed')) && !(await this.#isFolder('removed')))
      throw new StorageProblem('unwritable', { reason: 'ELOOP' })
    await this.disk.makeFolder(removed)
    const name = freeName(file, await this.disk.list(removed))
    await this.disk.rename(this.#of(file), `${removed}/${name}`)
    await this.disk.syncFolder(removed)
  }
}
