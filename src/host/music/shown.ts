/** How folders, pieces and sounds are shown. */
import type { Loudness, MusicFolderView, OwnSound, Skip, StoryClip } from '../../bridge'
import { LONGEST_CLIP } from '../../bridge/music'
import { clipKey } from '../../story'
import { formatOf } from './audioFiles'
import { gainFor } from './gain'
import type { Measure } from './measured'
import type { ReadFolder } from './folders'
import type { FolderContent, FoundFile } from './readFolder'

/** So many files that were left out are named: a host who chose the wrong folder has seen enough. */
const MOST_NAMED = 300

/** The file's name without its end. */
export const titleOf = (name: string): string => name.slice(0, -formatOf(name).length - 1)

export function folderView(
  { path, content, reading }: ReadFolder,
  measureOf: (id: string) => Measure | undefined,
  troubleOf: (file: FoundFile) => Skip | null = () => null,
): MusicFolderView {
  const { files, skipped, problem, tooMany } = content
  const broken: { name: string; why: Skip }[] = []
  let ready = 0
  let waiting = 0
  for (const file of files) {
    const { id, name } = file
    const measure = measureOf(id)
    const trouble = troubleOf(file)
    if (trouble) broken.push({ name, why: trouble })
    else if (measure === undefined) waiting += 1
    else if ('broken' in measure) broken.push({ name, why: measure.broken })
    else ready += 1
  }
  return {
    path,
    ready,
    waiting,
    skipped: [...skipped, ...broken].slice(0, MOST_NAMED),
    problem: problem ?? (files.length === 0 && !reading ? 'empty' : null),
    reading,
    tooMany,
  }
}

/** A pack's file is called like the program's own, such as `stinger-death.webm`, or like a place: `ambience-night.mp3`. */
const SOUND_NAME = /^(?:stinger-([A-Za-z]{1,40})|(ambience-[A-Za-z]{1,40}))$/

/** The sounds of a pack that can be played, by the names of those they replace. */
export function soundsOf(
  content: FolderContent | undefined,
  loudnessOf: (id: string) => Loudness | null,
): Record<string, OwnSound> {
  const sounds: Record<string, OwnSound> = {}
  for (const { id, name } of content?.files ?? []) {
    const [, single, ambience] = SOUND_NAME.exec(titleOf(name)) ?? []
    const sound = single ?? ambience
    const loudness = loudnessOf(id)
    if (sound === undefined || !loudness || Object.hasOwn(sounds, sound)) continue
    sounds[sound] = {
      id,
      gain: gainFor(loudness, ambience ? 'music' : 'sound'),
      format: formatOf(name),
    }
  }
  return sounds
}

/** What keeps a file from being a recording of a story: it is called like none, or is too long to be a sentence. */
export function clipTrouble(
  { id, name }: FoundFile,
  isClip: (title: string) => boolean,
  loudnessOf: (id: string) => Loudness | null,
): Skip | null {
  if (!isClip(titleOf(name))) return 'name'
  return (loudnessOf(id)?.seconds ?? 0) > LONGEST_CLIP ? 'long' : null
}

/** The files of recorded stories by the names of their sentences; of two with one name, the first. */
export function clipsOf(content: FolderContent | undefined): ReadonlyMap<string, FoundFile> {
  const clips = new Map<string, FoundFile>()
  for (const file of content?.files ?? []) {
    const key = clipKey(titleOf(file.name))
    if (!clips.has(key)) clips.set(key, file)
  }
  return clips
}

export const clipOf = ({ id }: FoundFile, loudness: Loudness): StoryClip => ({
  id,
  gain: gainFor(loudness, 'voice'),
  seconds: loudness.seconds,
})
