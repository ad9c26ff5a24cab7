import type { OptionDefs, ValuesOf } from '../../src/engine'
import { BEFORE, SEQUENCE } from './night/sequence'

/** The modes V-M1 to V-M3 and the house rules V-O1 to V-O11, in the order of the book. */
export const options = {
  mode: { kind: 'choice', default: 'standard', values: ['standard', 'yakuza', 'loner'] },
  mystery: { kind: 'switch', default: false },
  nightOrder: { kind: 'order', default: SEQUENCE, before: BEFORE, joined: [['mafia', 'yakuza']] },
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

/** Their values, as the rules read them. */
export type HouseRules = ValuesOf<typeof options>
