/** What the night comes to, and how it is told. Several kills or shields would have a `resolution.ts` beside this. */
import {
  ask,
  beginPhase,
  getsThrough,
  hasStatus,
  information,
  seatOf,
  type Script,
  type Shield,
} from '../../../src/engine'
import { roleOf, type LighthouseState, type GameTable } from '../state'
import { checkVictory } from '../victory'

/** LH-11. Items are told one by one while `dawn.announce` is open; their order here is the order of telling. */
export function* dawn(table: GameTable, number: number): Script {
  beginPhase(table, 'dawn', number)
  settleNight(table)
  yield* ask(() => information('dawn.announce', { tells: true }))
  checkVictory(table)
}

/** LH-7. The order of such a table is the order in which its shields are tried. */
const shields: readonly Shield<LighthouseState>[] = [
  { name: 'watched', holds: (state, { target }) => hasStatus(state, target, 'watched') },
]

function settleNight(table: GameTable): void {
  const { state } = table
  const target = state.game.chosen
  const isSaved = target !== null && !getsThrough(shields, state, { target, cause: 'wreck' })
  if (target && isSaved) table.emit('saved', { target })
  if (target && !isSaved && seatOf(state, target).alive) {
    table.emit('died', { target, card: roleOf(state, target) })
  } else {
    table.emit('nobodyDied', {})
  }
  table.emit('nightEnded', {})
}
