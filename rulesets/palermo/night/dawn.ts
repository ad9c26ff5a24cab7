import { ask, beginPhase, information, type Script } from '../../../src/engine'
import { provisionalHost, shownOf, type PalermoTable } from '../state'
import { announceLateWin, checkVictory } from '../victory'
import { handover, lastBreaths, succession } from './lastDeeds'
import { chosenVictim, savedBy, toll } from './resolution'

/** P-66 to P-71, P-77: everybody at once, in seat order, so that the order tells no cause. */
function settleNight(table: PalermoTable, number: number): void {
  const { state, options } = table
  const deaths = toll(state, options)
  const victim = chosenVictim(state)
  if (victim && !deaths.has(victim)) {
    table.emit('saved', { target: victim, byShelter: savedBy(state, options) === 'sheltered' })
  }
  for (const { id: target } of state.seats) {
    const cause = deaths.get(target)
    if (cause) table.emit(cause, { target, card: shownOf(state, options, target) })
  }
  // P-80: the first morning has nothing to tell.
  if (deaths.size === 0 && number > 1) table.emit('nobodyDied', {})
  table.emit('nightSettled', {})
}

/** P-104: everybody sees who gives the signals, and that nobody can accuse him today. */
function tellWhoLeads(table: PalermoTable): void {
  const seat = provisionalHost(table.state)
  if (seat) table.emit('leadTold', { seat })
}

/** P-77 to P-81. */
export function* dawn(table: PalermoTable, number: number): Script {
  beginPhase(table, 'dawn', number)
  if (announceLateWin(table)) return
  if (number === 1) tellWhoLeads(table)
  settleNight(table, number)
  let taken = true
  while (taken) {
    yield* ask(() => information('dawn.announce', { tells: true }))
    taken = yield* lastBreaths(table)
  }
  yield* succession(table)
  if (!checkVictory(table)) yield* handover(table)
}
