import { ask, beginPhase, information, type Script, type SeatId } from '../../../src/engine'
import { fateOf, nightDeaths } from './chains'
import { isAlive, isOutOfGame, twinOf, type StarwarsState, type StarwarsTable } from '../state'
import { inSeatOrder, noteTurns, tellDeaths } from './falls'
import type { HouseRules } from '../options'
import { lapse } from './abilities'
import { checkVictory } from '../victory'

/** SW-77, SW-88, SW-89, SW-91: the others in seat order, the victim last; never a reason. */
function settleKill(table: StarwarsTable): void {
  const { state } = table
  const { victim } = state.game.night
  const fate = fateOf(state, table.options, victim)
  const deaths = nightDeaths(state, table.options)
  if (victim && fate === 'shield') table.emit('shieldSpent', { seat: victim })
  else if (victim && fate !== 'dies' && fate !== 'none') table.emit('saved', { target: victim })
  if (deaths.length === 0) return table.emit('nobodyDied', {})
  const [first, ...others] = deaths
  const places = inSeatOrder(
    table,
    others.map(({ target }) => target),
  )
  others.sort((one, other) => places.indexOf(one.target) - places.indexOf(other.target))
  tellDeaths(table, first ? [...others, first] : others)
}

/** SW-30, SW-59, SW-O5, SW-96: whom Yoda's choice brings back. */
function returning(state: StarwarsState, rules: HouseRules): SeatId[] {
  const { raised, deadBefore } = state.game.night
  const canReturn = (seat: SeatId) =>
    deadBefore.includes(seat) && !isAlive(state, seat) && !isOutOfGame(state, seat)
  if (!raised || !canReturn(raised)) return []
  const twin = rules.raiseDroidPair ? twinOf(state, raised, false) : null
  return [raised, ...(twin && canReturn(twin) ? [twin] : [])]
}

/** SW-94. */
function settleReturn(table: StarwarsTable): void {
  const seats = returning(table.state, table.options)
  if (seats.length > 0) table.emit('returned', { seats: inSeatOrder(table, seats) })
  noteTurns(table)
}

/** SW-76, SW-88 to SW-97. */
export function* dawn(table: StarwarsTable, number: number): Script {
  beginPhase(table, 'dawn', number)
  settleKill(table)
  settleReturn(table)
  lapse(table, number)
  const thaws = table.options.freezeUntil === 'nextDawn'
  table.emit('nightSettled', { thaws })
  yield* ask(() => information('dawn.announce', { tells: true }))
  checkVictory(table)
}
