/**
 * The host's own music: which folders there are, what plays, and when the next piece comes. What plays follows from the
 * picture on the big screen, the clock and the host's hand, and from nothing else.
 */
import type {
  Loudness,
  MusicFile,
  MusicFolder,
  MusicPlace,
  MusicView,
  ProjectorScene,
  RoomMusic,
  Settings,
  Skip,
  StoryClip,
} from '../../bridge'
import { MUSIC_FOLDERS } from '../../bridge/music'
import { SCENES } from '../../bridge/scenes'
import { folderFiles, type FolderFiles } from '../../files/folderFiles'
import type { Schedule } from '../system/systemClock'
import type { Kept } from '../settings/kept'
import { Folders, type Enqueue } from './folders'
import { gainFor } from './gain'
import { Measured } from './measured'
import { createOrder, type Order } from './order'
import { isStillThere, type FolderProblem, type FoundFile } from './readFolder'
import { clipKey } from '../../story'
import { clipOf, clipsOf, clipTrouble, folderView, soundsOf, titleOf } from './shown'

/** A piece gives way to the next one this long before its end, milliseconds. */
export const OVERLAP_MS = 3000
/** However short a piece is, the next one comes no sooner. */
const SHORTEST_MS = 1000

interface Playing {
  readonly file: FoundFile
  readonly serial: number
  readonly loudness: Loudness
  readonly place: MusicPlace
  readonly startedAt: number
  readonly stoppedAt: number | null
}

export interface MusicOptions {
  readonly kept: Pick<Kept, 'musicFolders' | 'changeMusicFolders' | 'loudness' | 'changeLoudness'>
  /** The host's clock, milliseconds. */
  readonly now: () => number
  readonly schedule: Schedule
  /** Chance in [0, 1). */
  readonly random: () => number
  readonly enqueue: Enqueue
  /** Know which names are those of a story's sentences. */
  readonly packs: { clipNames(): (title: string) => boolean }
  /** Opens the host's files; without it, those of the computer. */
  readonly files?: FolderFiles
}

export class Music {
  readonly #measured: Measured
  readonly #files: FolderFiles
  readonly #folders: Folders
  readonly #orders = new Map<string, Order>()
  #place: MusicPlace | null = null
  #playing: Playing | null = null
  /** The piece that begins as soon as the disk has said that it is still there. */
  #coming: FoundFile | null = null
  #beginning: Promise<void> = Promise.resolve()
  /** The host has stopped it; it stays so until he lets it play. */
  #stopped = false
  #serial = 0
  #clips: { readonly of: unknown; readonly files: ReadonlyMap<string, FoundFile> } | null = null
  #callOff: (() => void) | null = null

  constructor(private readonly options: MusicOptions) {
    const { kept, enqueue, files = folderFiles } = options
    this.#measured = new Measured(kept)
    this.#files = files
    this.#folders = new Folders({ kept, files, enqueue, onChange: () => this.#settle() })
  }

  /** Reads all folders anew; no command has to wait for it. */
  read(): Promise<void> {
    return this.#folders.readAll()
  }

  /**
   * Takes a folder, or none; no command has to wait for it.
   * @returns what is wrong with it; then the one before stays
   */
  choose(folder: MusicFolder, path: string | null): Promise<FolderProblem | null> {
    return this.#folders.choose(folder, path)
  }

  /** Takes what the desk's window found out of a file. @returns whether there is such a file */
  measured(id: string, result: Loudness | Extract<Skip, 'decode' | 'silent'>): boolean {
    if (!this.file(id)) return false
    this.#measured.set(id, typeof result === 'string' ? { broken: result } : result)
    this.#settle()
    return true
  }

  /** Whether the picture asks for another folder than the present one. */
  follows(scene: ProjectorScene): boolean {
    return this.#folders.size > 0 && this.#wanted(scene) !== this.#place
  }

  /** Lets sound what belongs under a picture. */
  follow(scene: ProjectorScene): void {
    const place = this.#wanted(scene)
    if (place === this.#place) return
    this.#place = place
    this.#settle()
  }

  /** Ends what plays; no command has to wait for what comes then. */
  async next(): Promise<void> {
    this.#callOff?.()
    this.#playing = null
    this.#coming = null
    this.#settle()
    for (let waited; waited !== this.#beginning;) {
      waited = this.#beginning
      await waited
    }
  }

  stop(on: boolean): void {
    this.#stopped = on
    const { now } = this.options
    const playing = this.#playing
    if (!playing) return
    const { startedAt, stoppedAt } = playing
    if (on && stoppedAt === null) this.#play({ ...playing, stoppedAt: now() - startedAt })
    if (!on && stoppedAt !== null) {
      this.#play({ ...playing, startedAt: now() - stoppedAt, stoppedAt: null })
    }
  }

  /** Waits for nothing any more. */
  close(): void {
    this.#callOff?.()
    this.#callOff = null
    this.#coming = null
    this.#folders.close()
  }

  /** The file of an id, if it stands in a folder that the host chose and nothing is wrong with it. */
  file(id: string): MusicFile | null {
    for (const { files } of this.#folders.contents()) {
      const found = files.find((file) => file.id === id)
      if (found) return this.#isBroken(id) ? null : found
    }
    return null
  }

  /** For the big screen; null where the host has no music. */
  room({ musicVolume, musicOnNetwork }: Settings): RoomMusic | null {
    if (this.#folders.size === 0) return null
    const sounds = soundsOf(this.#folders.get('sounds')?.content, (id) =>
      this.#measured.loudness(id),
    )
    const now = this.#playing && pieceOf(this.#playing)
    return { now, volume: musicVolume, network: musicOnNetwork, sounds }
  }

  /** For the desk. */
  desk(): MusicView {
    const measureOf = (id: string) => this.#measured.of(id)
    const folders = this.#folders
      .shown()
      .map(
        ([folder, read]) => [folder, folderView(read, measureOf, this.#troubles(folder))] as const,
      )
    const playing = this.#playing
    const pack = this.#folders.get('sounds')?.content
    return {
      folders: Object.fromEntries(folders),
      now: playing && { title: titleOf(playing.file.name), place: playing.place },
      stopped: this.#stopped,
      measure: this.#unmeasured(),
      sounds: Object.keys(soundsOf(pack, (id) => this.#measured.loudness(id))),
    }
  }

  /** Whether the host has a folder of recorded stories. */
  get hasClips(): boolean {
    return this.#folders.get('voices') !== undefined
  }

  /** The recording of a sentence, by its name; null: there is none that can be played. */
  clip(name: string): StoryClip | null {
    const content = this.#folders.get('voices')?.content
    if (this.#clips?.of !== content) this.#clips = { of: content, files: clipsOf(content) }
    const file = this.#clips?.files.get(clipKey(name))
    const loudness = file ? this.#measured.loudness(file.id) : null
    const isFit = file && loudness && this.#troubles('voices')(file) === null
    return isFit ? clipOf(file, loudness) : null
  }

  /** What keeps files of a folder from being used, apart from what they hold: recorded stories alone are called by names. */
  #troubles(folder: MusicFolder): (file: FoundFile) => Skip | null {
    if (folder !== 'voices') return () => null
    const isClip = this.options.packs.clipNames()
    return (file) => clipTrouble(file, isClip, (id) => this.#measured.loudness(id))
  }

  #wanted(scene: ProjectorScene): MusicPlace | null {
    const place = SCENES[scene].music
    return place === 'keep' ? this.#place : place
  }

  #isBroken(id: string): boolean {
    const measure = this.#measured.of(id)
    return measure !== undefined && 'broken' in measure
  }

  /** What is heard soonest is measured first. */
  #unmeasured(): string | null {
    const first = this.#place
    const folders = MUSIC_FOLDERS.toSorted((a, b) => Number(b === first) - Number(a === first))
    for (const folder of folders) {
      const files = this.#folders.get(folder)?.content.files ?? []
      const troubleOf = this.#troubles(folder)
      const waiting = files.find(
        (file) => this.#measured.of(file.id) === undefined && troubleOf(file) === null,
      )
      if (waiting) return waiting.id
    }
    return null
  }

  #ready(place: MusicPlace): readonly FoundFile[] {
    const files = this.#folders.get(place)?.content.files ?? []
    return files.filter(({ id }) => this.#measured.loudness(id) !== null)
  }

  /** Goes on with what plays where it still fits, else begins what does. */
  #settle(): void {
    const place = this.#place
    const ready = place === null ? [] : this.#ready(place)
    const isReady = (file: FoundFile | null | undefined) => ready.some(({ id }) => id === file?.id)
    const playing = this.#playing
    if (place !== null && playing && isReady(playing.file)) {
      // The same folder for two phases: the piece goes on.
      this.#playing = { ...playing, place }
      return
    }
    this.#callOff?.()
    this.#playing = null
    if (place !== null && isReady(this.#coming)) return
    this.#coming = null
    if (place !== null) this.#beginning = this.#begin(place, ready)
  }

  async #begin(from: MusicPlace, ready: readonly FoundFile[]): Promise<void> {
    const path = this.#folders.get(from)?.path ?? ''
    const order = this.#orders.get(path) ?? createOrder(this.options.random)
    this.#orders.set(path, order)
    const id = order.next(ready.map((file) => file.id))
    const file = ready.find((one) => one.id === id)
    if (!file) return
    this.#coming = file
    const isThere = await isStillThere(file, this.#files)
    if (this.#coming !== file) return
    // A file has gone or changed: whatever stands in its folder now counts.
    if (!isThere) {
      this.#coming = null
      return this.#folders.read(path)
    }
    await this.options.enqueue(() => this.#start(file))
  }

  #start(file: FoundFile): void {
    const place = this.#place
    const loudness = this.#measured.loudness(file.id)
    if (this.#coming !== file || place === null || !loudness) return
    this.#coming = null
    this.#serial += 1
    const stoppedAt = this.#stopped ? 0 : null
    const startedAt = this.options.now()
    this.#play({ file, loudness, place, startedAt, stoppedAt, serial: this.#serial })
  }

  #play(playing: Playing): void {
    const { enqueue, now, schedule } = this.options
    this.#callOff?.()
    this.#callOff = null
    this.#playing = playing
    if (playing.stoppedAt !== null) return
    const left = playing.startedAt + playing.loudness.seconds * 1000 - OVERLAP_MS - now()
    this.#callOff = schedule(
      Math.max(SHORTEST_MS, left),
      () => void enqueue(() => void this.next()),
    )
  }
}

const pieceOf = ({ file, loudness, startedAt, stoppedAt, serial }: Playing): RoomMusic['now'] => ({
  id: file.id,
  serial,
  gain: gainFor(loudness),
  startedAt,
  stoppedAt,
})
