/** The kinds of cards, as the casting table counts them (V-5, V-106, V-114). */
export const KINDS = [
  'bystander',
  'specialist',
  'leader',
  'thug',
  'mobster',
  'yakuza',
  'loner',
] as const

export type Kind = (typeof KINDS)[number]
export type Team = 'civilians' | 'mafia' | 'yakuza' | 'loner'

interface RoleCard {
  readonly team: Team
  readonly kind: Kind
  /** How many the box holds (V-6). */
  readonly supply: number
}

const card = (team: Team, kind: Kind, supply = 1): RoleCard => ({ team, kind, supply })

/** Every role card, team by team (section 2). */
export const roles = {
  bystander: card('civilians', 'bystander', 8),
  jailer: card('civilians', 'leader'),
  priest: card('civilians', 'leader'),
  detective: card('civilians', 'leader'),
  judge: card('civilians', 'leader'),
  sheriff: card('civilians', 'leader'),
  nurse: card('civilians', 'specialist'),
  bodyguard: card('civilians', 'specialist'),
  vixen: card('civilians', 'specialist'),
  hypnotist: card('civilians', 'specialist'),
  journalist: card('civilians', 'specialist'),
  thug: card('mafia', 'thug', 3),
  thief: card('mafia', 'mobster'),
  godfather: card('mafia', 'mobster'),
  lawyer: card('mafia', 'mobster'),
  snitch: card('mafia', 'mobster'),
  yakuza: card('yakuza', 'yakuza', 2),
  femmeFatale: card('loner', 'loner'),
  psycho: card('loner', 'loner'),
  impostor: card('loner', 'loner'),
} as const

export type Role = keyof typeof roles

/** Whether a word read from outside is a role of this game. */
export const isRole = (id: string): id is Role => Object.hasOwn(roles, id)

/** Whether the mode brings the cards of this kind into the game (V-105, V-113, V-O8). */
export function modeHas(kind: Kind, rules: { mode: string; combineYakuzaLoner: boolean }): boolean {
  if (kind === 'mobster') return rules.mode !== 'yakuza'
  if (kind === 'yakuza') return rules.mode === 'yakuza'
  if (kind !== 'loner') return true
  return rules.mode === 'loner' || (rules.mode === 'yakuza' && rules.combineYakuzaLoner)
}
