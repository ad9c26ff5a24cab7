/** The cast that the rules propose for so many players: sizes of the factions, and who fills their seats (K-7, K-7a). */
import type { Deck } from '../../../src/engine'
import type { HouseRules } from '../options'
import { ALIEN_MANDATORY, type Role } from './roles'

/** Citizens, bandits and Indians by the number of players who belong to them, from five on (K-7). */
const SIZES: readonly (readonly [number, number, number])[] = [
  [3, 1, 1],
  [3, 2, 1],
  [4, 2, 1],
  [4, 3, 1],
  [4, 3, 2],
  [5, 3, 2],
  [6, 3, 2],
  [6, 4, 2],
  [6, 4, 3],
  [7, 4, 3],
  [8, 4, 3],
  [8, 5, 3],
  [8, 5, 4],
  [9, 5, 4],
  [10, 5, 4],
  [10, 6, 4],
  [10, 6, 5],
  [11, 6, 5],
  [11, 7, 5],
  [12, 7, 5],
  [12, 7, 6],
  [13, 7, 6],
  [13, 8, 6],
  [14, 8, 6],
  [14, 8, 7],
  [15, 8, 7],
  [16, 8, 7],
  [16, 9, 7],
  [16, 9, 8],
  [17, 9, 8],
  [18, 9, 8],
  [18, 10, 8],
  [18, 10, 9],
  [19, 10, 9],
  [20, 10, 9],
  [20, 11, 9],
]

export const LEAST = 5
export const MOST = LEAST + SIZES.length - 1

/** K-7a, K-29. */
export const GAMBLER_FROM = 14

/** K-7: how many aliens there are. */
function alienSeats(players: number): number {
  if (players < 18) return ALIEN_MANDATORY.length
  if (players <= 22) return 3
  return players <= 27 ? 4 : 5
}

/** K-10 and what the house rules ask for: with fewer citizens the deck could not be played. */
const citizensAsked = (rules: HouseRules): readonly Role[] => [
  'sheriff',
  'hooker',
  'goodGunman',
  ...(rules.executorInvestigator ? (['executor', 'investigator'] as const) : []),
  ...(rules.secretDuelVotes ? (['journalist'] as const) : []),
  ...rules.drunkVariants,
]

/** K-7a, with what is asked for in front, so that it finds a seat. */
function citizensInOrder(players: number, rules: HouseRules): readonly Role[] {
  const drunk = (role: 'drunkJudge' | 'drunkMayor') => rules.drunkVariants.includes(role)
  return [
    ...citizensAsked(rules),
    'parson',
    ...(drunk('drunkJudge') ? [] : (['judge'] as const)),
    ...(drunk('drunkMayor') ? [] : (['mayor'] as const)),
    'securityGuard',
    'drunkard',
    'hairdresser',
    'taxman',
    ...(players >= GAMBLER_FROM ? (['gambler'] as const) : []),
    'inciter',
  ]
}

const BANDITS: readonly Role[] = [
  'badGunman',
  'blackmailer',
  'avenger',
  'thief',
  'cardsharper',
  'infiltrator',
]

const INDIANS: readonly Role[] = [
  'shaman',
  'femaleShaman',
  'loneCoyot',
  'quietFoot',
  'leader',
  'binocularEye',
  'burningRage',
  'stagecoachOperator',
  'warrior',
  'trailer',
]

const ALIENS: readonly Role[] = [
  'detector',
  'mindEater',
  'megaAlien',
  'greenTentacle',
  'purpleLeech',
]

/** So many seats: roles in their order, then plain members (K-11). */
function seated(seats: number, order: readonly Role[], plain: Role): Deck {
  const deck: Record<string, number> = {}
  for (const role of order.slice(0, seats)) deck[role] = 1
  return seats > order.length ? { ...deck, [plain]: seats - order.length } : deck
}

/** K-7; a small table gives up bandits, then Indians, for the citizens that were asked for. */
function sizesOf(players: number, rules: HouseRules): readonly [number, number, number] {
  let [citizens = 0, bandits = 0, indians = 0] = SIZES[players - LEAST] ?? []
  const asked = citizensAsked(rules).length
  while (citizens < asked && bandits + indians > 2) {
    citizens += 1
    if (bandits >= indians) bandits -= 1
    else indians -= 1
  }
  return [citizens, bandits, indians]
}

/** K-7, K-7a: extras take seats away first. */
export function propose(players: number, rules: HouseRules): Deck {
  const singles: Role[] = [
    ...(rules.luckyLuke ? (['luckyLuke'] as const) : []),
    ...(rules.janosik ? (['janosik'] as const) : []),
  ]
  const aliens = rules.aliens ? alienSeats(players) : 0
  const rest = Math.max(LEAST, players - singles.length - aliens)
  const [citizens, bandits, indians] = sizesOf(rest, rules)
  return {
    ...seated(citizens, citizensInOrder(players, rules), 'citizen'),
    ...seated(bandits, BANDITS, 'bandit'),
    ...seated(indians, INDIANS, 'indian'),
    ...seated(aliens, ALIENS, 'alien'),
    ...Object.fromEntries(singles.map((role) => [role, 1])),
  }
}
