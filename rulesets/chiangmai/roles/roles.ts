import { living, type DeepReadonly, type SeatId } from '../../../src/engine'
import { isJack, isKing } from './cards'
import { playerAt, type ChiangmaiState, type Player } from '../evening'
import type { HouseRules } from '../options'

/*
 * Who is what, read off the cards alone. A card can only be lost from the top, so every King or Jack
 * among the lost cards was active before: no other memory is needed for CM-16 and CM-O3.
 */

const top = (player: DeepReadonly<Player>): string | undefined => player.cards[0]

const activeKing = (player: DeepReadonly<Player>): boolean =>
  player.cards.includes('blackKing') || top(player) === 'redKing'

const activeJack = (player: DeepReadonly<Player>): boolean =>
  player.cards.includes('blackJack') || top(player) === 'redJack'

const activeSpecial = (player: DeepReadonly<Player>, card: string, rules: HouseRules): boolean =>
  rules.redSpecialsTopOnly ? top(player) === card : player.cards.includes(card)

/** CM-14, CM-16: an active King, or a King lost earlier. */
const isKiller = (player: DeepReadonly<Player>): boolean =>
  activeKing(player) || player.lost.some(isKing)

/** CM-17: a red King under another card. */
const kingSleeps = (player: DeepReadonly<Player>): boolean =>
  !isKiller(player) && player.cards.some(isKing)

const isHunter = (player: DeepReadonly<Player>, rules: HouseRules): boolean =>
  player.cards.includes('joker') ||
  (rules.hunterTrigger === 'playerEliminated' && player.lost.includes('joker'))

/** The roles of a player, in the order in which they are called at night. */
const roleTests: readonly [string, (player: DeepReadonly<Player>, rules: HouseRules) => boolean][] =
  [
    ['killer', isKiller],
    ['doctor', (player, rules) => activeSpecial(player, 'redQueen', rules)],
    ['policeman', activeJack],
    ['assassin', (player, rules) => activeSpecial(player, 'redAce', rules)],
    ['hunter', isHunter],
  ]

/** The active roles of a seat (CM-32); a Villager has no other, the eliminated have none. */
export function rolesOf(state: ChiangmaiState, seat: SeatId, rules: HouseRules): string[] {
  const player = playerAt(state, seat)
  if (player.cards.length === 0) return []
  const roles = roleTests.filter(([, test]) => test(player, rules)).map(([role]) => role)
  return roles.length > 0 ? roles : ['villager']
}

/** The living who are awake as this role, in seat order. */
export const awakeAs = (state: ChiangmaiState, role: string, rules: HouseRules): SeatId[] =>
  living(state).filter((seat) => rolesOf(state, seat, rules).includes(role))

/** CM-17, CM-68, CM-69: a King makes a Killer, asleep or not (CM-O4); everybody else is the town. */
export function teamOf(player: DeepReadonly<Player>, rules: HouseRules): 'killers' | 'town' {
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

/** CM-23, CM-24: the thumb only tells whether a King lies on top. */
export const kingOnTop = (player: DeepReadonly<Player>): boolean => isKing(top(player))

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
