/**
 * Every role, one entry each: whose side it is on, how many there may be, and whether it belongs to the plain game
 * without special roles. What a role does by night is in `night/calls.ts`, by day in `day/explosions.ts`.
 */
import type { AllOf } from '../../../src/engine'

export type Team = 'citizens' | 'mafia'

/** What there is to say in a call by night, beside being read out; `vocabulary.ts` has the words that each kind asks for. */
type CallKind = 'meets' | 'asks' | 'spends' | 'thumbs' | 'heals' | 'informs' | 'learns'

interface RoleEntry {
  readonly team: Team
  /** How many cards the deck editor offers; one: there can be no second (P-10). */
  readonly supply: number
  /** P-105: what two taps on the shoulder can deal. */
  readonly plain?: true
  /** P-33, P-35, P-46: what the two with explosives answer to, by day and with their last breath. */
  readonly bomb?: { readonly explode: string; readonly takeAlong: string }
  /** Its calls by night, by the steps' ids; those of the whole Mafia are nobody's own. */
  readonly calls?: Readonly<Record<string, CallKind>>
}

const table = {
  citizen: { team: 'citizens', supply: 20, plain: true },
  detective: {
    team: 'citizens',
    supply: 1,
    plain: true,
    calls: {
      'detective.investigate': 'thumbs',
      'detective.learn': 'meets',
      'detective.informed': 'informs',
    },
  },
  secondDetective: {
    team: 'citizens',
    supply: 1,
    plain: true,
    calls: { 'secondDetective.investigate': 'thumbs' },
  },
  guardianAngel: { team: 'citizens', supply: 1, calls: { 'guardianAngel.protect': 'asks' } },
  pharmacist: {
    team: 'citizens',
    supply: 1,
    calls: { 'pharmacist.heal': 'heals', 'pharmacist.poison': 'spends' },
  },
  matchmaker: { team: 'citizens', supply: 1, calls: { 'matchmaker.choose': 'meets' } },
  nightWanderer: { team: 'citizens', supply: 1 },
  suicidalCitizen: {
    team: 'citizens',
    supply: 1,
    bomb: { explode: 'suicidalCitizen.explode', takeAlong: 'suicidalCitizen.takeAlong' },
  },
  freemason: {
    team: 'citizens',
    supply: 10,
    calls: { 'freemasons.meet': 'meets', 'freemasons.confer': 'meets' },
  },
  scaredyCat: { team: 'citizens', supply: 1, calls: { 'scaredyCat.hide': 'spends' } },
  mafioso: { team: 'mafia', supply: 13, plain: true },
  mafiaKiller: {
    team: 'mafia',
    supply: 1,
    bomb: { explode: 'mafiaKiller.explode', takeAlong: 'mafiaKiller.takeAlong' },
  },
  spy: { team: 'mafia', supply: 1, calls: { 'spy.learn': 'learns' } },
} as const satisfies Readonly<Record<string, RoleEntry>>

export type Role = keyof typeof table

/** The calls of a role, with the kind of each. */
type CallsOf<R extends Role> = (typeof table)[R] extends { readonly calls: infer Calls }
  ? Calls
  : never

/** All calls of single roles, with the kind of each. */
export type RoleCalls = AllOf<{ [R in Role]: CallsOf<R> }[Role]>

export const roles: Readonly<Record<Role, RoleEntry>> = table

/** All who wake with the Mafia (P-15). */
export const MAFIA_ROLES = (Object.keys(table) as Role[]).filter(
  (role) => table[role].team === 'mafia',
)

/** Whether a word read from outside is a role of this game. */
export const isRole = (id: string): id is Role => Object.hasOwn(table, id)

/** The two who carry explosives. */
export const BOMBERS = ['suicidalCitizen', 'mafiaKiller'] as const

export type Bomber = (typeof BOMBERS)[number]

export const isBomber = (role: Role): role is Bomber => roles[role].bomb !== undefined
