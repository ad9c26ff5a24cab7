import type { OptionDefs, OptionValues } from '../../src/engine'

/** The calls of a night in the order of V-57; a leader and a Loner have one place each. */
export const SEQUENCE = [
  'thief',
  'vixen',
  'nurse',
  'bodyguard',
  'hypnotist',
  'snitch',
  'mafia',
  'yakuza',
  'godfather',
  'lawyer',
  'journalist',
  'loner',
  'leader',
] as const

export type Place = (typeof SEQUENCE)[number]

const blockers = ['thief', 'vixen'] as const
const blocked = SEQUENCE.filter((place) => place !== 'thief' && place !== 'vixen')

/** What must come before what (V-57). */
const before: readonly (readonly [Place, Place])[] = [
  ...blockers.flatMap((blocker) => blocked.map((place) => [blocker, place] as const)),
  ['nurse', 'leader'],
  ['bodyguard', 'leader'],
  ['mafia', 'leader'],
  ['snitch', 'lawyer'],
  ['snitch', 'leader'],
]

/** The modes V-M1 to V-M3 and the house rules V-O1 to V-O11, in the order of the book. */
export const options = {
  mode: { kind: 'choice', default: 'standard', values: ['standard', 'yakuza', 'loner'] },
  mystery: { kind: 'switch', default: false },
  nightOrder: { kind: 'order', default: SEQUENCE, before, joined: [['mafia', 'yakuza']] },
  jailBySeenCard: { kind: 'switch', default: false },
  leaderBlockedByAnyKill: { kind: 'switch', default: false },
  bodyguardVsNurse: {
    kind: 'choice',
    default: 'nurseFirst',
    values: ['nurseFirst', 'bodyguardFirst'],
  },
  bodyguardDeathCause: {
    kind: 'choice',
    default: 'unnamed',
    values: ['unnamed', 'asMafiaVictim'],
  },
  mafiaSelfTarget: { kind: 'choice', default: 'impostorOnly', values: ['impostorOnly', 'always'] },
  deadMayWatch: { kind: 'switch', default: false },
  combineYakuzaLoner: { kind: 'switch', default: false },
  hypnosisIfAbstain: { kind: 'choice', default: 'noVote', values: ['noVote', 'free'] },
  dayTimer: { kind: 'number', default: 0, min: 0, max: 3600 },
  snitchAffectsJournalist: { kind: 'switch', default: false },
} as const satisfies OptionDefs

/** The same as the rules read them. */
export interface HouseRules {
  readonly mode: 'standard' | 'yakuza' | 'loner'
  readonly mystery: boolean
  readonly nightOrder: readonly Place[]
  readonly jailBySeenCard: boolean
  readonly leaderBlockedByAnyKill: boolean
  readonly bodyguardVsNurse: 'nurseFirst' | 'bodyguardFirst'
  readonly bodyguardDeathCause: 'unnamed' | 'asMafiaVictim'
  readonly mafiaSelfTarget: 'impostorOnly' | 'always'
  readonly deadMayWatch: boolean
  readonly combineYakuzaLoner: boolean
  readonly hypnosisIfAbstain: 'noVote' | 'free'
  readonly dayTimer: number
  readonly snitchAffectsJournalist: boolean
}

/** Reads completed option values; the engine has checked them against the definitions above. */
export const houseRules = (values: OptionValues): HouseRules => values as unknown as HouseRules
