/** When it is over, by counting heads. */
import { countHeads, endIfWon, firstReached, living, type Aim } from '../../src/engine'
import { teamOf, type LighthouseState, type GameTable } from './state'
import type { Team } from './roles/roles'

/** The first that is reached wins (LH-15). An empty list of winners: nobody wins. */
const aims: readonly Aim<Team>[] = [
  { wins: ['villagers'], when: ({ of }) => of('wreckers') === 0 },
  { wins: ['wreckers'], when: ({ all, of }) => of('wreckers') * 2 >= all },
]

/** Who has won, if the game is over. */
export const winners = (state: LighthouseState): readonly string[] | null =>
  firstReached(
    aims,
    countHeads(living(state), (seat) => teamOf(state, seat)),
  )

/** Called wherever the rules look for a winner; `rounds` stops by itself once there is one. */
export function checkVictory(table: GameTable): void {
  endIfWon(table, winners(table.state))
}
