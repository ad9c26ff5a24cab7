/** Who has won, by counting heads (P-95 to P-96d), and when nobody may hear of it yet (P-101). */
import { endIfWon, hasStatus, living, type SeatId } from '../../src/engine'
import {
  all,
  isAlive,
  isBlindfold,
  livingOf,
  mayor,
  teamOf,
  type PalermoState,
  type PalermoTable,
} from './state'
import type { HouseRules } from './options'

/** P-34: the living lovers, where they are two of both parties. */
function mixedCouple(state: PalermoState): SeatId[] {
  const lovers = living(state).filter((seat) => hasStatus(state, seat, 'lover'))
  const parties = new Set(lovers.map((seat) => teamOf(state, seat)))
  return lovers.length === 2 && parties.size === 2 ? lovers : []
}

/** P-96, P-O21: heads, or votes where the mayor's count double. */
const strength = (state: PalermoState, rules: HouseRules, seats: readonly SeatId[]): number => {
  const chief = mayor(state)
  return seats.length + (rules.majorityByVotes && chief && seats.includes(chief) ? 1 : 0)
}

/** P-43, P-O13: scaredy-cats who win along with the Mafia. */
const winsAlong = (state: PalermoState, { scaredyCatWin }: HouseRules): SeatId[] =>
  all(state, 'scaredyCat').filter(
    (seat) =>
      isAlive(state, seat) && (scaredyCatWin === 'alive' || state.game.sheltered.includes(seat)),
  )

/** Who has won as far as anybody may know it; null while the game goes on. */
export function winners(state: PalermoState, rules: HouseRules): readonly string[] | null {
  const heads = living(state).length
  if (heads === 0) return state.game.citizensWon ? ['citizens'] : []
  const couple = mixedCouple(state)
  if (couple.length > 0 && heads === 2) return ['lovers']
  if (couple.length > 0 && rules.mixedCoupleHolds) return null
  const [mafia, citizens] = [livingOf(state, 'mafia'), livingOf(state, 'citizens')]
  if (mafia.length === 0) return rules.hiddenIdentity ? null : ['citizens']
  const isStronger = strength(state, rules, mafia) > strength(state, rules, citizens)
  return isStronger ? ['mafia', ...winsAlong(state, rules)] : null
}

/** Whether the game is over whoever of the living is the next mayor, as far as the desk may know it (P-104b). */
export function isDecided(state: PalermoState, rules: HouseRules): boolean {
  if (isBlindfold(state, rules)) return false
  const won = winners(state, rules)
  // P-96, P-O21: a citizen's second vote may keep the Mafia from its majority, and give it to nobody else.
  const isOpen = rules.majorityByVotes && won?.includes('mafia') === true
  return won !== null && !isOpen
}

/** P-101a: from now on the citizens' win stands, whoever dies before it is announced. */
export function noteSecretWin({ state, options, emit }: PalermoTable): void {
  if (!options.hiddenIdentity || living(state).length === 0) return
  const on = livingOf(state, 'mafia').length === 0
  if (on !== state.game.citizensWon) emit('secretlyWon', { on })
}

/** P-81, P-96d. @returns whether it is over */
export function checkVictory(table: PalermoTable): boolean {
  noteSecretWin(table)
  return endIfWon(table, winners(table.state, table.options))
}

/** P-101: the first night in which no Mafioso lived is over, and the win is announced. @returns whether it is over */
export function announceLateWin(table: PalermoTable): boolean {
  const { state, options } = table
  const isDue =
    options.hiddenIdentity && state.game.night.withoutMafia && livingOf(state, 'mafia').length === 0
  return endIfWon(table, isDue ? ['citizens'] : null)
}
