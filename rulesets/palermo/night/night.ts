/** The nights in their order (P-54, P-55, P-59, P-61). */
import { beginPhase, roleCall, roleCalls, type Script } from '../../../src/engine'
import { livingOf, type PalermoTable } from '../state'
import { noteSecretWin } from '../victory'
import { masonsCall } from './calls'
import { after, before } from './citizens'
import { matchmaking } from './lovers'
import { mafiaKill, mafiaMeet, noteOrder } from './mafia'
import { spyLearns } from './spy'

/** P-61: the league's conference is a short one, in seconds. */
const CONFERENCE = 20

const confer = { ...masonsCall('freemasons.confer'), seconds: CONFERENCE }

const LATER = [...before, mafiaKill, ...after, spyLearns, confer]

/** P-54, P-59: nobody is murdered, nobody asks; they find each other. */
function* firstNight(table: PalermoTable): Script {
  const { leads } = table.state.game
  if (leads) table.emit('led', { seat: leads })
  yield* roleCall(table, 1, mafiaMeet)
  yield* noteOrder(table)
  yield* matchmaking(table, 1)
  yield* roleCall(table, 1, masonsCall('freemasons.meet'))
}

export function* night(table: PalermoTable, number: number): Script {
  beginPhase(table, 'night', number)
  table.emit('nightfell', { withoutMafia: livingOf(table.state, 'mafia').length === 0 })
  noteSecretWin(table)
  if (number === 1) yield* firstNight(table)
  else yield* roleCalls(table, number, LATER)
}
