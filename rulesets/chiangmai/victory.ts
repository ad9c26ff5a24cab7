import { endIfWon } from '../../src/engine'
import type { ChiangmaiState, ChiangmaiTable } from './state'
import type { HouseRules } from './options'
import { countsAsKiller, countsAsPolice, everyKingSleeps } from './roles/players'

/**
 * Who has reached the aim: the town by CM-65, not before a King has been awake (CM-O4), the Killers by CM-66,
 * both by CM-67 and CM-O14.
 */
export function winners(state: ChiangmaiState, rules: HouseRules): readonly string[] | null {
  const { players } = state.game
  const town = !players.some((player) => countsAsKiller(player, rules)) && !everyKingSleeps(players)
  const killers = !players.some((player) => countsAsPolice(player, rules))
  if (town && killers) return rules.bothWin === 'draw' ? [] : [rules.bothWin]
  if (town) return ['town']
  return killers ? ['killers'] : null
}

/** CM-67: checked after every dawn and after every vote, chains included. @returns whether it is over */
export const checkVictory = (table: ChiangmaiTable): boolean =>
  endIfWon(table, winners(table.state, table.options))
