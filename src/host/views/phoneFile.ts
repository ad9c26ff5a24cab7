/** What phones fetch beside their views: public and large, the same for all. */
import {
  phoneCallsPath,
  phonePackPath,
  PHONE_LANGUAGES_PATH,
  phoneStoryPath,
  sharedGamePath,
  type PhoneStory,
} from '../../bridge/packs'
import type { ProjectorView } from '../../bridge/views/room'
import { lookUp } from '../../engine'
import { readable } from '../../own/open/rewrite'
import { isOwn, type OwnPack } from '../games/pack/ownPack'
import type { HostState } from '../state/state'
import { gameInPlay } from './gameInPlay'

const FILE = /^(?:(?:games|calls)\/[^/]+|story)\/([\w-]+)\.json$/

/**
 * The words and looks of the game on the desk, and how the evening really was, in a language that the program speaks.
 * @param seen what the room has seen last: what it has not been told is in no file
 * @returns JSON, of a game that is handed out its document; null where there is nothing under that path
 */
export async function phoneFile(
  state: HostState,
  path: string,
  seen: () => ProjectorView | null,
): Promise<string | null> {
  const shared = sharedGame(state, path) ?? (await wordsFile(state, path))
  if (shared !== null) return shared
  const [, language] = FILE.exec(path) ?? []
  if (language === undefined || !(await state.packs.bring(language))) return null
  const played = gameInPlay(state)
  if (!played) return null
  if (path === phonePackPath(played.id, language)) {
    return JSON.stringify(state.packs.forPhones(played, language))
  }
  if (path === phoneCallsPath(played.id, language))
    return JSON.stringify(state.packs.callsForPhones(played, language))
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

/** The languages that phones can be in, and the words of those that are documents. */
async function wordsFile({ documents }: HostState, path: string): Promise<string | null> {
  if (path === PHONE_LANGUAGES_PATH)
    return JSON.stringify(documents.names().map(({ code, name }) => ({ code, name })))
  const [, language] = /^words\/([\w-]+)\.json$/.exec(path) ?? []
  if (language === undefined) return null
  await documents.bring([language])
  const words = documents.tableOf(language, 'phone')
  return words && JSON.stringify(words)
}

/** The game on the desk, if it is one of the host's own. */
export function ownGameInPlay(state: HostState): OwnPack | null {
  const played = gameInPlay(state)
  const pack = played ? lookUp(state.games.packs, played.id) : undefined
  return isOwn(pack) ? pack : null
}

/**
 * Where it is handed out, below the public files. Another game has to be handed out anew.
 * @returns null where it is not
 */
export function handedOutAt({ phones }: HostState, { document: { id } }: OwnPack): string | null {
  const { on, handsOut } = phones
  return on && handsOut?.game === id ? sharedGamePath(handsOut.token, id) : null
}

/** What lies under the address that the desk shows; null where nothing does. */
function sharedGame(state: HostState, path: string): string | null {
  const pack = ownGameInPlay(state)
  return pack && path === handedOutAt(state, pack) ? textOf(state, pack) : null
}

/** The author's own text where the shelf still has it: it says more than what an evening keeps of it. */
function textOf({ ownGames }: HostState, { document, carried }: OwnPack): string {
  const text = ownGames.get(document.id)?.text ?? null
  const isSame = text !== null && ownGames.read(text).pack?.carried.hash === carried.hash
  return isSame ? text : readable(carried.canonical)
}
