/** Who there is, whose side they are on, and what marks a role for the rules; what is done by night is in `night/sequence.ts`. */

export const TEAMS = ['citizens', 'bandits', 'indians', 'aliens', 'luckyLuke', 'janosik'] as const
export type Team = (typeof TEAMS)[number]

/** Factions, which decide together and choose a carrier (K-2, K-65). */
export const FACTIONS = ['bandits', 'indians', 'aliens'] as const
export type Faction = (typeof FACTIONS)[number]

interface RoleEntry {
  readonly team: Team
  /** A member without a role of its own, of whom there can be several (K-11). */
  readonly plain?: true
  /** Wins duels by default (K-90). */
  readonly gunman?: true
}

const table = {
  // K-18 to K-35
  sheriff: { team: 'citizens' },
  hooker: { team: 'citizens' },
  goodGunman: { team: 'citizens', gunman: true },
  parson: { team: 'citizens' },
  judge: { team: 'citizens' },
  mayor: { team: 'citizens' },
  drunkard: { team: 'citizens' },
  drunkJudge: { team: 'citizens' },
  drunkMayor: { team: 'citizens' },
  taxman: { team: 'citizens' },
  securityGuard: { team: 'citizens' },
  hairdresser: { team: 'citizens' },
  gambler: { team: 'citizens' },
  executor: { team: 'citizens' },
  investigator: { team: 'citizens' },
  crystallicCitizen: { team: 'citizens' },
  doctor: { team: 'citizens' },
  journalist: { team: 'citizens' },
  inciter: { team: 'citizens' },
  seducer: { team: 'citizens' },
  citizen: { team: 'citizens', plain: true },
  // K-36 to K-41
  badGunman: { team: 'bandits', gunman: true },
  blackmailer: { team: 'bandits' },
  avenger: { team: 'bandits' },
  thief: { team: 'bandits' },
  cardsharper: { team: 'bandits' },
  infiltrator: { team: 'bandits' },
  bandit: { team: 'bandits', plain: true },
  // K-42 to K-51
  shaman: { team: 'indians' },
  femaleShaman: { team: 'indians' },
  leader: { team: 'indians' },
  loneCoyot: { team: 'indians' },
  quietFoot: { team: 'indians' },
  binocularEye: { team: 'indians' },
  burningRage: { team: 'indians' },
  stagecoachOperator: { team: 'indians' },
  warrior: { team: 'indians' },
  trailer: { team: 'indians' },
  indian: { team: 'indians', plain: true },
  // K-53 to K-58
  detector: { team: 'aliens' },
  mindEater: { team: 'aliens' },
  megaAlien: { team: 'aliens' },
  greenTentacle: { team: 'aliens' },
  purpleLeech: { team: 'aliens' },
  alien: { team: 'aliens', plain: true },
  // K-59, K-60
  luckyLuke: { team: 'luckyLuke', gunman: true },
  janosik: { team: 'janosik' },
} as const satisfies Readonly<Record<string, RoleEntry>>

export type Role = keyof typeof table

export const roles: Readonly<Record<Role, RoleEntry>> = table

export const ROLES = Object.keys(table) as Role[]

/** Whether a word read from outside is a role of this game. */
export const isRole = (id: string): id is Role => Object.hasOwn(table, id)

/** K-10: without these no game; the last two wherever there are aliens. */
export const MANDATORY: readonly Role[] = ['sheriff', 'hooker', 'goodGunman', 'badGunman']
export const ALIEN_MANDATORY: readonly Role[] = ['detector', 'mindEater']

/** Who may turn a duel, and who may save a condemned player; of each pair one plays (K-22, K-23, K-25). */
export const JUDGES = ['judge', 'drunkJudge'] as const satisfies readonly Role[]
export const MAYORS = ['mayor', 'drunkMayor'] as const satisfies readonly Role[]

/** Conditions that the rules or the host give a player (section 12.6 of the source). */
export const STATUSES = [
  'jailed',
  'drunk',
  'atCards',
  'protected',
  'poisoned',
  'blackmailed',
  'incited',
  'trailed',
  'bound',
  'unaware',
  'revealed',
  'mormon',
] as const
export type Status = (typeof STATUSES)[number]
