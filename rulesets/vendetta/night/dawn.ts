import {
  ask,
  beginPhase,
  information,
  seatsWith,
  type Script,
  type SeatId,
} from '../../../src/engine'
import { cardOf, knownPrisoners, tellFreed } from '../day/elimination'
import type { VendettaTable } from '../state'
import { toll } from './resolution'
import { checkVictory } from '../victory'

/** V-68 to V-73, V-87 to V-90: all deaths at once, the Mafia's victim first. */
function settleNight(table: VendettaTable): void {
  const { mafiaVictim, byBoth, others, saved } = toll(table.state, table.options)
  for (const target of saved) table.emit('saved', { target })
  const fall = (target: SeatId, byMafia: boolean) => {
    const card = cardOf(table, target)
    table.emit('died', { target, card, byMafia, byBoth: byMafia && byBoth })
  }
  if (mafiaVictim) fall(mafiaVictim, true)
  for (const target of others) fall(target, false)
  if (!mafiaVictim && others.length === 0) table.emit('nobodyDied', {})
  table.emit('nightSettled', {})
}

/** V-91, V-94: those who may not vote today. */
function tellVoiceless(table: VendettaTable): void {
  for (const seat of seatsWith(table.state, 'silenced')) table.emit('silenceTold', { seat })
  const newestFirst = [...table.state.game.prisoners].reverse()
  if (newestFirst.length > 0) table.emit('jailTold', { seats: newestFirst })
}

/** V-87 to V-94. */
export function* dawn(table: VendettaTable, number: number): Script {
  beginPhase(table, 'dawn', number)
  const prisoners = knownPrisoners(table)
  settleNight(table)
  tellFreed(table, prisoners)
  tellVoiceless(table)
  yield* ask(() => information('dawn.announce', { tells: true }))
  checkVictory(table)
}
