/** The host's own music and sounds, as the desk and the room's window know them. Files go by an id; paths stay at the desk. */

/** The phases that can have a folder of their own. */
export const MUSIC_PLACES = ['lobby', 'night', 'day', 'vote', 'end'] as const
export type MusicPlace = (typeof MUSIC_PLACES)[number]

/** Everything a folder can be chosen for; `sounds` is the pack that replaces single sounds, `voices` are recorded stories. */
export const MUSIC_FOLDERS = [...MUSIC_PLACES, 'sounds', 'voices'] as const
export type MusicFolder = (typeof MUSIC_FOLDERS)[number]

/** So many files of a folder are taken, by name. */
export const MOST_FILES = 300
/** The same of recorded stories, which are short and many. */
export const MOST_CLIPS = 2000
/** A recorded sentence is no longer than this, seconds. */
export const LONGEST_CLIP = 45

/** Why a file is left out: `special` is a pipe, a socket or a device; `name` and `long` are said of recorded stories. */
export const SKIPS = [
  'content',
  'name',
  'long',
  'special',
  'outside',
  'large',
  'decode',
  'silent',
  'unreadable',
  'slow',
  'gone',
] as const
export type Skip = (typeof SKIPS)[number]

/** What was measured of a file, by ITU BS.1770. */
export interface Loudness {
  /** Of the whole, and of its loudest 400 ms. */
  readonly lufs: number
  readonly loudest: number
  /** The highest sample, 0…1 and above. */
  readonly peak: number
  readonly seconds: number
}

/** A file of a folder that the host chose. */
export interface MusicFile {
  /** Names it by its path, size and time of change. */
  readonly id: string
  readonly path: string
  readonly type: string
  readonly size: number
  readonly changedMs: number
}

/** One sound of the host's pack. */
export interface OwnSound {
  readonly id: string
  readonly gain: number
  /** Its kind, such as `webm`. */
  readonly format: string
}

/** The recording of one sentence of a story. */
export interface StoryClip {
  readonly id: string
  /** What brings it to its loudness, as a factor. */
  readonly gain: number
  readonly seconds: number
}

/** What the room's window plays. Absent from its view where the host has no music. */
export interface RoomMusic {
  /** The piece that plays or is stopped; null where the phase has none. Then the program's own background is heard. */
  readonly now: {
    readonly id: string
    /** Grows with each piece that is begun, the same one included. */
    readonly serial: number
    /** What brings it to −24 LUFS, as a factor. */
    readonly gain: number
    /** When its beginning was, or would have been, by the host's clock. */
    readonly startedAt: number
    /** How far it had come when the host stopped it, milliseconds; null while it plays. */
    readonly stoppedAt: number | null
  } | null
  /** 0…1, below the volume of everything. */
  readonly volume: number
  /** Whether screens on the network get it, too. */
  readonly network: boolean
  /** By the name of the sound, such as `death`. */
  readonly sounds: Readonly<Record<string, OwnSound>>
  /** The host's recordings of the story that is told, one for each sentence, or null; absent: there are none. */
  readonly clips?: readonly (StoryClip | null)[]
}

export interface MusicFolderView {
  readonly path: string
  /** How many can be played, and how many wait to be measured. */
  readonly ready: number
  readonly waiting: number
  /** Files that were left out, by name. */
  readonly skipped: readonly { readonly name: string; readonly why: Skip }[]
  /** What is wrong with the folder as a whole. */
  readonly problem: 'gone' | 'unreadable' | 'slow' | 'empty' | null
  /** Whether it is being read just now: what stands here is what was known before. */
  readonly reading: boolean
  /** Whether it holds more than is taken. */
  readonly tooMany: boolean
}

/** What the desk says about music. */
export interface MusicView {
  readonly folders: Readonly<Partial<Record<MusicFolder, MusicFolderView>>>
  readonly now: { readonly title: string; readonly place: MusicPlace } | null
  readonly stopped: boolean
  /** The file that the desk's window is asked to measure; null: none, or nobody may look at the desk now. */
  readonly measure: string | null
  /** The sounds that the pack replaces. */
  readonly sounds: readonly string[]
}

/** Where a window finds the file of an id, seen from its own page. */
export const musicAddress = (id: string): string => `../music/${id}`
