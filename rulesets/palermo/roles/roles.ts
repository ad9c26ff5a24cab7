/**
 * Every role, one entry each: whose side it is on, how many there may be, and whether it belongs to the plain game
 * without special roles. What a role does by night is in `night/calls.ts`, by day in `day/explosions.ts`.
 */

export type Team = 'citizens' | 'mafia'

interface RoleEntry {
  readonly team: Team
  /** How many cards the deck editor offers; one: there can be no second (P-10). */
  readonly supply: number
  /** P-105: what two taps on the shoulder can deal. */
  readonly plain?: true
  /** P-33, P-35, P-46: what the two with explosives answer to, by day and with their last breath. */
  readonly bomb?: { readonly explode: string; readonly takeAlong: string }
}

const table = {
  citizen: { team: 'citizens', supply: 20, plain: true },
  detective: { team: 'citizens', supply: 1, plain: true },
  secondDetective: { team: 'citizens', supply: 1, plain: true },
  guardianAngel: { team: 'citizens', supply: 1 },
  pharmacist: { team: 'citizens', supply: 1 },
  matchmaker: { team: 'citizens', supply: 1 },
  nightWanderer: { team: 'citizens', supply: 1 },
  suicidalCitizen: {
    team: 'citizens',
    supply: 1,
    bomb: { explode: 'suicidalCitizen.explode', takeAlong: 'suicidalCitizen.takeAlong' },
  },
  freemason: { team: 'citizens', supply: 10 },
  scaredyCat: { team: 'citizens', supply: 1 },
  mafioso: { team: 'mafia', supply: 13, plain: true },
  mafiaKiller: {
    team: 'mafia',
    supply: 1,
    bomb: { explode: 'mafiaKiller.explode', takeAlong: 'mafiaKiller.takeAlong' },
  },
  spy: { team: 'mafia', supply: 1 },
} as const satisfies Readonly<Record<string, RoleEntry>>

export type Role = keyof typeof table

export const roles: Readonly<Record<Role, RoleEntry>> = table

/** Whether a word read from outside is a role of this game. */
export const isRole = (id: string): id is Role => Object.hasOwn(table, id)

/** The two who carry explosives. */
export const BOMBERS = ['suicidalCitizen', 'mafiaKiller'] as const

export type Bomber = (typeof BOMBERS)[number]

export const isBomber = (role: Role): role is Bomber => roles[role].bomb !== undefined
