/** Who there is: teams, roles, conditions. A role is data; what it does at night stands in `night.ts`. */
export const TEAMS = ['villagers', 'wreckers'] as const

export type Team = (typeof TEAMS)[number]

interface RoleCard {
  readonly team: Team
  /** How many the box holds (LH-4). */
  readonly supply: number
}

const card = (team: Team, supply = 1): RoleCard => ({ team, supply })

/** One line per role, team by team; the names of the ids stand in the texts. */
export const roles = {
  villager: card('villagers', 12),
  lookout: card('villagers'),
  keeper: card('villagers'),
  wrecker: card('wreckers', 4),
} as const

export type Role = keyof typeof roles

/** Whether a word read from outside is a role of this game. */
export const isRole = (id: string): id is Role => Object.hasOwn(roles, id)

/** What a player can be for a while; the host sees it at the seat and may give and take it by a ruling. */
export const STATUSES = ['watched'] as const
