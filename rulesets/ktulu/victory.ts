import { endIfWon, living, win, type SeatId } from '../../src/engine'
import { carrier, hasIt } from './deeds/statuette'
import { isAlive, teamOf, type KtuluState, type KtuluTable } from './state'
import type { HouseRules } from './options'

/** K-62, K-69a, K-113: the carrier is dead by daylight, or nobody was left to carry it. */
function carrierIsDead(state: KtuluState): boolean {
  if (state.phase.kind !== 'dawn' && state.phase.kind !== 'day') return false
  const found = carrier(state)
  const isDead = found !== null && found !== state.game.leaving && !isAlive(state, found)
  return isDead || state.game.lost
}

/** K-119: everybody dead is nobody's; a carrier's death by day comes before the Indians. */
function side(state: KtuluState): readonly string[] | null {
  const left = living(state)
  if (left.length === 0) return []
  if (carrierIsDead(state)) return ['citizens']
  return left.every((seat: SeatId) => teamOf(state, seat) === 'indians') ? ['indians'] : null
}

/** K-O14: Janosik stands after a later winner. */
const withJanosik = (state: KtuluState, won: readonly string[]): readonly string[] =>
  state.game.janosikWon && !won.includes('janosik') ? [...won, 'janosik'] : won

/** Who has won as the table stands (K-62, K-115, K-119); what counts at one moment only is asked there. */
export function winners(state: KtuluState, _rules: HouseRules): readonly string[] | null {
  const won = state.game.decided ?? side(state)
  return won && withJanosik(state, won)
}

/** Whether somebody has won, so that nothing more is to be asked. */
export const isWon = ({ state, options }: KtuluTable): boolean => winners(state, options) !== null

/** K-113: a citizen has it and knows, at dawn and at the day's end. */
const citizensHaveIt = (state: KtuluState): readonly string[] | null =>
  hasIt(state, 'citizens') ? ['citizens'] : null

/** By night, after each call (K-115). @returns whether it is over */
export const endNightIfWon = (table: KtuluTable): boolean =>
  table.state.winner !== null || endIfWon(table, winners(table.state, table.options))

/** K-114, K-116, K-117: a win at once, by night. */
export const winAtOnce = (table: KtuluTable, team: string): void =>
  win(table, withJanosik(table.state, [team]))

/** K-89m, K-113, K-115: at dawn, and when the day's result is acknowledged. */
export function endDaylightIfWon(table: KtuluTable): void {
  const { state, options } = table
  const late = winners(state, options) ?? citizensHaveIt(state)
  endIfWon(table, late && withJanosik(state, late))
}

/** Notes who has won by day: the rest of it is skipped, and the game ends with the day's result. */
export function decideIfWon(table: KtuluTable): boolean {
  const { state, options } = table
  if (state.game.decided) return true
  const won = winners(state, options)
  if (won) table.emit('decided', { winners: won })
  return won !== null
}
