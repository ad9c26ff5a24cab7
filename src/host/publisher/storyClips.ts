/** The host's recordings of the story that the room is told, sentence by sentence. */
import type { StoryClip, StoryText } from '../../bridge'
import { roomLanguageOf } from '../../i18n/languages'
import { clipNames } from '../../story'
import { currentStory } from '../evening/stories/currentStory'
import type { HostState } from '../state/state'

/** @returns one for each sentence, or null; nothing where the room is shown another story than the present one */
export function storyClips(state: HostState, shown: StoryText): readonly (StoryClip | null)[] {
  const { evening, packs, settings, music } = state
  const story = evening && currentStory(state, evening)
  if (!evening || !story?.shown || !music.hasClips) return []
  const isShown = story.text.body.every((line, at) => line === shown.body[at])
  if (!isShown || story.text.lead !== shown.lead) return []
  const pack = packs.stories(evening.header.ruleset, roomLanguageOf(settings))
  if (!pack) return []
  return clipNames(pack, story.text).map((name) => (name === null ? null : music.clip(name)))
}
