/** Who is what at the table. */
import { living, type DeepReadonly, type SeatId } from '../../../src/engine'
import { playerAt, type ChiangmaiState, type Player } from '../state'
import type { HouseRules } from '../options'
import { activeJack, isJack, isKiller, isKing, kingSleeps } from './hands'
import { SEQUENCE, specialRoles, type Role, type Team } from './roles'

/** The active roles of a seat (CM-32); a Villager has no other, the eliminated have none. */
export function rolesOf(state: ChiangmaiState, seat: SeatId, rules: HouseRules): Role[] {
  const player = playerAt(state, seat)
  if (player.cards.length === 0) return []
  const roles = SEQUENCE.filter((role) => specialRoles[role].isActive(player, rules))
  return roles.length > 0 ? roles : ['villager']
}

/** The living who are awake as this role, in seat order. */
export const awakeAs = (state: ChiangmaiState, role: Role, rules: HouseRules): SeatId[] =>
  living(state).filter((seat) => rolesOf(state, seat, rules).includes(role))

/** CM-17, CM-68, CM-69: a King makes a Killer, asleep or not (CM-O4); everybody else is the town. */
export function teamOf(player: DeepReadonly<Player>, rules: HouseRules): Team {
  if (isKiller(player)) return 'killers'
  return kingSleeps(player) && rules.sleepingRedKingCounts ? 'killers' : 'town'
}

/** Whether the town still has to get rid of this player (CM-65). */
export const countsAsKiller = (player: DeepReadonly<Player>, rules: HouseRules): boolean =>
  player.cards.length > 0 && teamOf(player, rules) === 'killers'

/** CM-O4: Kings are still in play, all of them asleep, and none has been awake in this evening. */
export const everyKingSleeps = (players: readonly DeepReadonly<Player>[]): boolean =>
  players.some(kingSleeps) && !players.some(isKiller)

/** Whether the Killers still have to get rid of this player (CM-66, CM-O3). */
export const countsAsPolice = (player: DeepReadonly<Player>, rules: HouseRules): boolean =>
  player.cards.some(isJack) ||
  (rules.policeEliminatedBy === 'player' && player.cards.length > 0 && player.lost.some(isJack))

/** The living seats with a red King or red Jack that is not on top yet. */
export const sleeping = (state: ChiangmaiState, card: 'redKing' | 'redJack'): SeatId[] =>
  living(state).filter((seat) => {
    const player = playerAt(state, seat)
    return card === 'redKing'
      ? kingSleeps(player)
      : player.cards.includes('redJack') && !activeJack(player)
  })

/** Killers who still wake though their King is gone (CM-16). */
export const kinglessKillers = (state: ChiangmaiState): SeatId[] =>
  living(state).filter((seat) => {
    const player = playerAt(state, seat)
    return isKiller(player) && !player.cards.some(isKing)
  })
