/** What phones fetch beside their views: public and large, the same for all. */
import { phonePackPath } from '../../bridge/packs'
import type { HostState } from '../state/state'
import { gameInPlay } from './gameInPlay'

const PACK = /^games\/[^/]+\/([\w-]+)\.json$/

/**
 * The words and looks of the game on the desk, in a language that the program speaks.
 * @returns JSON; null where there is nothing under that path
 */
export async function phoneFile(state: HostState, path: string): Promise<string | null> {
  const [, language] = PACK.exec(path) ?? []
  if (language === undefined || !(await state.packs.bring(language))) return null
  const played = gameInPlay(state)
  if (!played || path !== phonePackPath(played.id, language)) return null
  return JSON.stringify(state.packs.forPhones(played, language))
}
