import { living, win } from '../../src/engine'
import { holders, type GameState, type GameTable } from './evening'

/** Who has won, if the evening is over (LH-15). An empty list: nobody wins. */
function winners(state: GameState): readonly string[] | null {
  const wreckers = holders(state, 'wrecker').length
  if (wreckers === 0) return ['villagers']
  return wreckers * 2 >= living(state).length ? ['wreckers'] : null
}

/** Called wherever the rules look for a winner; `rounds` stops by itself once there is one. */
export function checkVictory(table: GameTable): void {
  const won = winners(table.state)
  if (won) win(table, won)
}
