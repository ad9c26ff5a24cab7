import { endIfWon, seatOf, type SeatId } from '../../src/engine'
import { cardOf, livingOf, yodaWaits, type StarwarsState, type StarwarsTable } from './state'
import type { HouseRules } from './options'

/**
 * Which side has won: `[]` where none is left, null while the game goes on. Numbers never decide
 * (SW-117), and in doubt it goes on (SW-119).
 */
function side(state: StarwarsState, rules: HouseRules): readonly string[] | null {
  const lives = (team: 'sith' | 'citizens' | 'jango' | 'deathStar') =>
    livingOf(state, team).length > 0
  const citizens = lives('citizens')
  if (!lives('sith')) return citizens ? ['citizens'] : []
  const held = citizens || (rules.endCountsNeutral && (lives('jango') || lives('deathStar')))
  const hope = state.seats.some(({ id }) => yodaWaits(state, id))
  return held || hope ? null : ['sith']
}

/** SW-43, SW-46, SW-120: a Death Star that lives wins whoever else does, Jango with the Sith only. */
function winsAlone(state: StarwarsState, seat: SeatId, sithWon: boolean): boolean {
  const card = cardOf(state, seat)
  if (card === 'jango') return sithWon
  return card === 'deathStar' && seatOf(state, seat).alive
}

/** SW-114 to SW-121: who has won, if the evening is over. */
export function winners(state: StarwarsState, rules: HouseRules): readonly string[] | null {
  const won = side(state, rules)
  if (!won) return null
  const sithWon = won.includes('sith')
  const alone = state.seats.map(({ id }) => id).filter((seat) => winsAlone(state, seat, sithWon))
  return [...won, ...alone]
}

/** SW-122: after the dawn, after a shot, after a lynching. @returns whether it is over */
export const checkVictory = (table: StarwarsTable): boolean =>
  endIfWon(table, winners(table.state, table.options))
