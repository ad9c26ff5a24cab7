/** Whether the game of a rehearsal says something else by now. */
import { isOwn, type OwnPack } from '../games/pack/ownPack'
import type { HostState } from '../state/state'

/** The text that the rehearsal's game has now; null where there is none, or it is the same. */
export function newerPack({ evening, games }: HostState): OwnPack | null {
  const { demo, document, ruleset } = evening?.header ?? {}
  if (!demo || !document || ruleset === undefined) return null
  const pack = games.shelved(ruleset)
  return isOwn(pack) && pack.carried.hash !== document.hash ? pack : null
}
