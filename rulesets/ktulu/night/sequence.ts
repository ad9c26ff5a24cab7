/** The calls of the nights as data: their usual order, whose they are, what is done, how often (K-76 to K-84). */
import { roles, type Faction, type Role } from '../roles/roles'

/** What is done in a call; how, is in `abilities.ts`, `groups.ts`, `roulette.ts` and `planting.ts`. */
export type Does =
  | 'meetOne'
  | 'blackmail'
  | 'steal'
  | 'kill'
  | 'trail'
  | 'seeCarrier'
  | 'findCarrier'
  | 'jail'
  | 'learnTeam'
  | 'learnRole'
  | 'incite'
  | 'protect'
  | 'roulette'
  | 'drink'
  | 'playCards'
  | 'lookBeside'
  | 'poison'
  | 'plant'
  | 'detect'
  | 'bind'

/** K-29: the first night of the roulette. */
export const ROULETTE_FROM = 3

/** A call of one player. */
interface Single {
  readonly id: string
  readonly role: Role
  readonly does: Does
  /** How often in a game; absent: every night (K-15). */
  readonly uses?: number
  /** Who has what it brings; absent: whoever acts (K-65, K-70). */
  readonly gainsFor?: Faction
}

/** A call of a whole faction, or of the host alone. */
interface Together {
  readonly id: string
  readonly team: Faction
  readonly does: 'meet' | 'groupSteal' | 'groupCarrier' | 'groupKill' | 'secondKill' | 'use'
}

interface Other {
  readonly id: string
  readonly does: 'mormons' | 'takeBack'
}

export type NightCall = Single | Together | Other

/** K-76, with the aliens after the Indians. */
export const NIGHT_ZERO = [
  { id: 'hooker.meet', role: 'hooker', does: 'meetOne' },
  { id: 'seducer.blackmail', role: 'seducer', does: 'blackmail' },
  { id: 'blackmailer.blackmail', role: 'blackmailer', does: 'blackmail' },
  { id: 'sheriff.jail', role: 'sheriff', does: 'jail' },
  { id: 'parson.investigate', role: 'parson', does: 'learnTeam' },
  { id: 'bandits.meet', team: 'bandits', does: 'meet' },
  { id: 'bandits.carrier', team: 'bandits', does: 'groupCarrier' },
  { id: 'indians.meet', team: 'indians', does: 'meet' },
  { id: 'aliens.meet', team: 'aliens', does: 'meet' },
  { id: 'mormons.meet', does: 'mormons' },
] as const satisfies readonly NightCall[]

/** K-78 to K-83. */
export const LATER_NIGHTS = [
  { id: 'luckyLuke.steal', role: 'luckyLuke', does: 'steal' },
  { id: 'luckyLuke.kill', role: 'luckyLuke', does: 'kill', uses: 1 },
  { id: 'luckyLuke.trail', role: 'luckyLuke', does: 'trail', uses: 1 },
  { id: 'luckyLuke.learn', role: 'luckyLuke', does: 'seeCarrier' },
  { id: 'trailer.trail', role: 'trailer', does: 'trail', uses: 1 },
  { id: 'sheriff.jail', role: 'sheriff', does: 'jail' },
  { id: 'parson.investigate', role: 'parson', does: 'learnTeam' },
  { id: 'taxman.find', role: 'taxman', does: 'findCarrier', uses: 1 },
  { id: 'inciter.incite', role: 'inciter', does: 'incite', uses: 1 },
  { id: 'securityGuard.protect', role: 'securityGuard', does: 'protect' },
  { id: 'gambler.roulette', role: 'gambler', does: 'roulette', uses: 1 },
  { id: 'drunkard.drink', role: 'drunkard', does: 'drink', uses: 2 },
  { id: 'drunkJudge.drink', role: 'drunkJudge', does: 'drink', uses: 2 },
  { id: 'drunkMayor.drink', role: 'drunkMayor', does: 'drink', uses: 2 },
  { id: 'hairdresser.kill', role: 'hairdresser', does: 'kill', uses: 1 },
  { id: 'bandits.steal', team: 'bandits', does: 'groupSteal' },
  { id: 'avenger.kill', role: 'avenger', does: 'kill', uses: 1, gainsFor: 'bandits' },
  { id: 'infiltrator.learn', role: 'infiltrator', does: 'learnRole', uses: 1 },
  { id: 'bandits.carrier', team: 'bandits', does: 'groupCarrier' },
  { id: 'thief.steal', role: 'thief', does: 'steal', uses: 1 },
  { id: 'cardsharper.play', role: 'cardsharper', does: 'playCards', uses: 1 },
  { id: 'shaman.learn', role: 'shaman', does: 'learnRole', uses: 1 },
  { id: 'leader.check', role: 'leader', does: 'lookBeside', uses: 1 },
  { id: 'quietFoot.takeBack', does: 'takeBack' },
  { id: 'indians.kill', team: 'indians', does: 'groupKill' },
  { id: 'indians.secondKill', team: 'indians', does: 'secondKill' },
  { id: 'burningRage.kill', role: 'burningRage', does: 'kill', gainsFor: 'indians' },
  { id: 'loneCoyot.kill', role: 'loneCoyot', does: 'kill', gainsFor: 'indians' },
  { id: 'femaleShaman.poison', role: 'femaleShaman', does: 'poison', uses: 1 },
  { id: 'warrior.kill', role: 'warrior', does: 'kill', uses: 1, gainsFor: 'indians' },
  { id: 'indians.carrier', team: 'indians', does: 'groupCarrier' },
  { id: 'quietFoot.plant', role: 'quietFoot', does: 'plant', uses: 2 },
  { id: 'binocularEye.find', role: 'binocularEye', does: 'findCarrier', uses: 1 },
  { id: 'detector.detect', role: 'detector', does: 'detect' },
  { id: 'mindEater.learn', role: 'mindEater', does: 'learnRole' },
  { id: 'aliens.steal', team: 'aliens', does: 'groupSteal' },
  { id: 'greenTentacle.kill', role: 'greenTentacle', does: 'kill', uses: 1, gainsFor: 'aliens' },
  { id: 'purpleLeech.steal', role: 'purpleLeech', does: 'steal', uses: 1, gainsFor: 'aliens' },
  { id: 'megaAlien.bind', role: 'megaAlien', does: 'bind', uses: 1 },
  { id: 'aliens.use', team: 'aliens', does: 'use' },
  { id: 'aliens.carrier', team: 'aliens', does: 'groupCarrier' },
] as const satisfies readonly NightCall[]

export type ZeroPlace = (typeof NIGHT_ZERO)[number]['id']
export type Place = (typeof LATER_NIGHTS)[number]['id']

export const ZERO_ORDER: readonly ZeroPlace[] = NIGHT_ZERO.map(({ id }) => id)
export const NIGHT_ORDER: readonly Place[] = LATER_NIGHTS.map(({ id }) => id)

/** The Trailer is an Indian, but marks somebody before their turn. */
const isOfIndians = (call: NightCall): boolean => {
  if ('team' in call) return call.team === 'indians'
  if ('role' in call) return roles[call.role].team === 'indians' && call.does !== 'trail'
  return call.does === 'takeBack'
}
const INDIAN_PLACES: readonly string[] = LATER_NIGHTS.filter(isOfIndians).map(({ id }) => id)

/** Whether a place belongs to the Indians' turn, in which they may get back what they hid (K-73, K-82). */
export const isIndianPlace = (place: Place): boolean => INDIAN_PLACES.includes(place)
