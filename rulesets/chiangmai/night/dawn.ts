import { ask, beginPhase, information, type Script } from '../../../src/engine'
import type { ChiangmaiTable } from '../state'
import { hunterChain } from './hunter'
import { settleNight } from './resolution'
import { checkVictory } from '../victory'

/** The dead are named in seat order, without cause and without role (CM-49 to CM-51). */
function* announcement(): Script {
  yield* ask(() => information('dawn.announce', { tells: true }))
}

function* announcementAgain(): Script {
  yield* ask(() => information('dawn.announce', { tells: true, variant: 'again' }))
}

/** CM-42 to CM-52, then the check of CM-67. */
export function* dawn(table: ChiangmaiTable, number: number): Script {
  beginPhase(table, 'dawn', number)
  settleNight(table)
  yield* announcement()
  yield* hunterChain(table, announcementAgain)
  checkVictory(table)
}
