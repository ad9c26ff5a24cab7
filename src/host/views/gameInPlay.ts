/** Which game the words of both windows are those of, and by which house rules it is played. */
import { lookUp } from '../../engine'
import type { GameInPlay } from '../packs/packs'
import { stationOf, type HostState } from '../state/state'
import { optionsOf } from '../lobby/draft'

/** The game on the desk: in the lobby under the house rules chosen now, later under those of the evening. */
export function gameInPlay(state: HostState): GameInPlay | null {
  const { evening, lobby, rulesets } = state
  const id = evening?.header.ruleset ?? lobby?.ruleset
  const ruleset = id === undefined ? undefined : lookUp(rulesets, id)
  if (!ruleset || stationOf(state) === 'shelf') return null
  const played = evening?.play?.game.options ?? evening?.header.options
  // What an older program wrote may lack a house rule of today.
  return { id: ruleset.id, rules: optionsOf(ruleset, played ?? lobby?.options ?? {}) }
}
