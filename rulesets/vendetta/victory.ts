/** Who has won, by counting heads. */
import { countHeads, endIfWon, firstReached, living, type Aim, type Heads } from '../../src/engine'
import { teamOf, type VendettaState, type VendettaTable } from './state'
import type { Team } from './roles/roles'

type When = Aim<Team>['when']

/** V-104: one criminal team alone is left, and as many as the civilians. */
const holds =
  (gang: Team): When =>
  ({ of }) =>
    of(gang) > 0 && of(gang) === of('mafia', 'yakuza') && of('civilians') <= of(gang)

const crimeIsGone: When = ({ of }) => of('mafia', 'yakuza') === 0

/**
 * The ways in which an evening ends (V-103, V-104, V-111, V-112, V-116). One list serves all modes: without
 * Yakuza and Loner in the game it says what the standard game says.
 */
const aims: readonly Aim<Team>[] = [
  { wins: ['loner'], when: ({ all, of }) => of('loner') > 0 && all === of('loner') },
  // V-111: nobody is left but one of each criminal team.
  { wins: [], when: ({ all, of }) => all === 2 && of('mafia') === 1 && of('yakuza') === 1 },
  { wins: ['civilians'], when: (heads) => crimeIsGone(heads) && heads.of('civilians') > 0 },
  { wins: [], when: crimeIsGone },
  ...(['mafia', 'yakuza'] as const).flatMap((gang) => [
    { wins: ['loner'], when: (heads: Heads<Team>) => heads.of('loner') > 0 && holds(gang)(heads) },
    { wins: [gang], when: holds(gang) },
  ]),
]

/** Who has won, if the evening is over. */
export const winners = (state: VendettaState): readonly string[] | null =>
  firstReached(
    aims,
    countHeads(living(state), (seat) => teamOf(state, seat)),
  )

/** V-93, V-101: checked after every dawn and every vote. @returns whether it is over */
export const checkVictory = (table: VendettaTable): boolean => endIfWon(table, winners(table.state))
