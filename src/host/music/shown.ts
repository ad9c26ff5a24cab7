/** How folders, pieces and sounds are shown. */
import type { Loudness, MusicFolderView, OwnSound, Skip } from '../../bridge'
import { formatOf } from './audioFiles'
import { gainFor } from './gain'
import type { Measure } from './measured'
import type { ReadFolder } from './folders'
import type { FolderContent } from './readFolder'

/** The file's name without its end. */
export const titleOf = (name: string): string => name.slice(0, -formatOf(name).length - 1)

export function folderView(
  { path, content, reading }: ReadFolder,
  measureOf: (id: string) => Measure | undefined,
): MusicFolderView {
  const { files, skipped, problem, tooMany } = content
  const broken: { name: string; why: Skip }[] = []
  let ready = 0
  let waiting = 0
  for (const { id, name } of files) {
    const measure = measureOf(id)
    if (measure === undefined) waiting += 1
    else if ('broken' in measure) broken.push({ name, why: measure.broken })
    else ready += 1
  }
  return {
    path,
    ready,
    waiting,
    skipped: [...skipped, ...broken],
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
