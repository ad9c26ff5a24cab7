/** What phones fetch beside their views: public and large, the same for all. */
import { phonePackPath, phoneStoryPath, type PhoneStory } from '../../bridge/packs'
import type { ProjectorView } from '../../bridge/views/room'
import type { HostState } from '../state/state'
import { gameInPlay } from './gameInPlay'

const FILE = /^(?:games\/[^/]+|story)\/([\w-]+)\.json$/

/**
 * The words and looks of the game on the desk, and how the evening really was, in a language that the program speaks.
 * @param seen what the room has seen last: what it has not been told is in no file
 * @returns JSON; null where there is nothing under that path
 */
export async function phoneFile(
  state: HostState,
  path: string,
  seen: () => ProjectorView | null,
): Promise<string | null> {
  const [, language] = FILE.exec(path) ?? []
  if (language === undefined || !(await state.packs.bring(language))) return null
  const played = gameInPlay(state)
  if (!played) return null
  if (path === phonePackPath(played.id, language)) {
    return JSON.stringify(state.packs.forPhones(played, language))
  }
  const told = seen()
  const revealed = told?.ruleset === played.id ? told.end?.revealed : null
  if (path !== phoneStoryPath(language) || !revealed || !state.evening) return null
  const texts = state.packs.textsOf(played, language)
  const story: PhoneStory = {
    startedAt: state.evening.header.startedAt,
    chronicle: revealed.chronicle,
    words: texts && {
      chronicle: texts.chronicle,
      ...(texts.values && { values: texts.values }),
    },
  }
  return JSON.stringify(story)
}
