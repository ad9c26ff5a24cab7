import { living, win } from '../../src/engine'
import { activeOf, type VendettaState, type VendettaTable } from './evening'

/** V-111: nobody is left but one of each criminal team. */
const faceToFace = (state: VendettaState): boolean =>
  living(state).length === 2 &&
  activeOf(state, 'mafia').length === 1 &&
  activeOf(state, 'yakuza').length === 1

/**
 * Who has won, if the evening is over (V-103, V-104, V-111, V-112, V-116). One list of tests serves all
 * modes: without Yakuza and Loner in the game it says what the standard game says.
 */
export function winners(state: VendettaState): readonly string[] | null {
  const civilians = activeOf(state, 'civilians').length
  const loners = activeOf(state, 'loner').length
  const gangs = (['mafia', 'yakuza'] as const).filter((team) => activeOf(state, team).length > 0)
  const [gang] = gangs
  if (loners > 0 && living(state).length === loners) return ['loner']
  if (faceToFace(state)) return []
  if (!gang) return civilians > 0 ? ['civilians'] : []
  if (gangs.length > 1 || civilians > activeOf(state, gang).length) return null
  return loners > 0 ? ['loner'] : [gang]
}

/** V-93, V-101: checked after every dawn and every vote. @returns whether it is over */
export function checkVictory(table: VendettaTable): boolean {
  const won = winners(table.state)
  if (won) win(table, won)
  return won !== null
}
