/** The folders of music that the host chose, and what is in them. They are read while the program goes on. */
import type { MusicFolder } from '../../bridge'
import { MOST_CLIPS, MOST_FILES, MUSIC_FOLDERS } from '../../bridge/music'
import type { FolderFiles } from '../../files/folderFiles'
import type { Kept } from '../settings/kept'
import { nothing, readFolder, type FolderContent, type FolderProblem } from './readFolder'

/** Does something between commands, and shows what came of it. */
export type Enqueue = (job: () => void) => Promise<unknown>

export interface ReadFolder {
  readonly path: string
  readonly content: FolderContent
  /** Whether it is being read now, for the first time or again. */
  readonly reading: boolean
}

export interface FoldersOptions {
  readonly kept: Pick<Kept, 'musicFolders' | 'changeMusicFolders'>
  readonly files: FolderFiles
  readonly enqueue: Enqueue
  /** Called when other files are there than before. */
  readonly onChange: () => void
}

export class Folders {
  readonly #known = new Map<MusicFolder, ReadFolder>()
  /** What is to become of a folder when it has been read: the one before stays until then. */
  readonly #choosing = new Map<MusicFolder, { readonly path: string }>()
  /** Read once at a time, for however many phases. */
  readonly #running = new Map<string, Promise<FolderContent>>()
  #closed = false

  constructor(private readonly options: FoldersOptions) {}

  get size(): number {
    return this.#known.size
  }

  get(folder: MusicFolder): ReadFolder | undefined {
    return this.#known.get(folder)
  }

  contents(): readonly FolderContent[] {
    return [...this.#known.values()].map(({ content }) => content)
  }

  /** Each folder as the host is shown it: one that he has just chosen stands there already. */
  shown(): readonly (readonly [MusicFolder, ReadFolder])[] {
    return MUSIC_FOLDERS.flatMap((folder) => {
      const known = this.#known.get(folder)
      const chosen = this.#choosing.get(folder)
      const reading = chosen !== undefined || known?.reading === true
      const path = known?.path ?? chosen?.path
      const content = known?.content ?? nothing(null)
      return path === undefined ? [] : [[folder, { path, content, reading }] as const]
    })
  }

  /** Reads all folders anew. */
  async readAll(): Promise<void> {
    const { musicFolders } = this.options.kept
    for (const folder of MUSIC_FOLDERS) {
      const path = musicFolders[folder]
      const known = this.#known.get(folder)
      if (path === undefined) {
        if (this.#known.delete(folder)) this.options.onChange()
      } else if (known?.path !== path) {
        this.#known.set(folder, { path, content: nothing(null), reading: true })
      }
    }
    const paths = new Set([...this.#known.values()].map(({ path }) => path))
    await Promise.all([...paths].map((path) => this.read(path)))
  }

  /** Reads a folder that was chosen, for every phase that has it. */
  async read(path: string): Promise<void> {
    this.#set(path, { reading: true })
    const content = await this.#read(path)
    await this.#then(() => {
      this.#set(path, { content, reading: false })
      this.options.onChange()
    })
  }

  /**
   * Takes a folder when it has been read, or none at once.
   * @returns what is wrong with it; then the one before stays
   */
  async choose(folder: MusicFolder, path: string | null): Promise<FolderProblem | null> {
    if (path === null) {
      this.#choosing.delete(folder)
      this.#known.delete(folder)
      this.#keep(folder, null)
      this.options.onChange()
      return null
    }
    const chosen = { path }
    this.#choosing.set(folder, chosen)
    const content = await this.#read(path)
    await this.#then(() => {
      // The host has thought better of it meanwhile.
      if (this.#choosing.get(folder) !== chosen) return
      this.#choosing.delete(folder)
      if (content.problem) return
      this.#known.set(folder, { path, content, reading: false })
      this.#keep(folder, path)
      this.options.onChange()
    })
    return content.problem
  }

  /** Reads nothing any more. */
  close(): void {
    this.#closed = true
  }

  #set(path: string, change: Partial<ReadFolder>): void {
    for (const [folder, known] of this.#known) {
      if (known.path === path) this.#known.set(folder, { ...known, ...change })
    }
  }

  #keep(folder: MusicFolder, path: string | null): void {
    this.options.kept.changeMusicFolders((kept) => {
      const others = Object.entries(kept).filter(([key]) => key !== folder)
      return Object.fromEntries(path === null ? others : [...others, [folder, path]])
    })
  }

  #read(path: string): Promise<FolderContent> {
    const running = this.#running.get(path)
    if (running) return running
    const { files } = this.options
    const isWanted = () => !this.#closed && this.#isWanted(path)
    const isOfVoices = [this.#known, this.#choosing].some((all) => all.get('voices')?.path === path)
    const most = isOfVoices ? MOST_CLIPS : MOST_FILES
    const read = readFolder(path, { files, isWanted, most }).finally(() =>
      this.#running.delete(path),
    )
    this.#running.set(path, read)
    return read
  }

  #isWanted(path: string): boolean {
    const wanted = [...this.#known.values(), ...this.#choosing.values()]
    return wanted.some((one) => one.path === path)
  }

  async #then(take: () => void): Promise<void> {
    if (this.#closed) return
    await this.options.enqueue(() => {
      if (!this.#closed) take()
    })
  }
}
