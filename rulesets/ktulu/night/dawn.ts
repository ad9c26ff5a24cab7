/** The dawn: what the night came to is told, and whose statuette it is looked at (K-89e to K-89n, K-113). */
import { ask, beginPhase, information, type Script } from '../../../src/engine'
import { poison } from '../day/poison'
import { holderOf, inSeatOrder, isAlive, roleOf, type KtuluTable } from '../state'
import { endDaylightIfWon } from '../victory'

/** K-16, K-89e, K-89i, K-89n: the dead in seat order, then who cheated. */
function tellDeaths(table: KtuluTable, number: number): void {
  const { state, options } = table
  const { fallen, cheaters } = state.game
  const dead = inSeatOrder(state, fallen).filter((seat) => !isAlive(state, seat))
  const cheated = cheaters.filter((seat) => isAlive(state, seat))
  for (const target of dead) table.emit('told', { target, role: roleOf(state, target) })
  for (const target of cheated) table.emit('died', { target, role: roleOf(state, target) })
  const isQuiet = dead.length === 0 && cheated.length === 0
  if (isQuiet && number > 1 && options.revealNightDeaths === 'dawn') table.emit('nobodyDied', {})
}

/** K-108: unless the Investigator was killed in the night. */
function tellInvestigation(table: KtuluTable, investigatorLived: boolean): void {
  const { state } = table
  const target = state.game.investigated
  if (target === null) return
  if (investigatorLived && isAlive(state, target)) {
    table.emit('investigationTold', { target, role: roleOf(state, target) })
  } else table.emit('investigationDropped', {})
}

/** K-89i to K-89n, K-113. */
export function* dawn(table: KtuluTable, number: number): Script {
  const { state, options } = table
  beginPhase(table, 'dawn', number)
  table.emit('nightEnded', { trails: options.trailerNextNight })
  const investigatorLived = holderOf(state, 'investigator') !== null
  yield* poison(table, 'dawn', { before: () => tellDeaths(table, number) })
  tellInvestigation(table, investigatorLived)
  yield* ask(() => information('dawn.announce', { tells: true }))
  endDaylightIfWon(table)
}
