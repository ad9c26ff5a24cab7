export type Team = 'sith' | 'citizens' | 'deathStar' | 'jango'

interface RoleCard {
  readonly team: Team
  /** Whether it belongs to the ten of the smallest good game (SW-5). */
  readonly starred: boolean
}

const card = (team: Team, starred = false): RoleCard => ({ team, starred })

/** Every card of the catalogue (SW-7), group by group. */
export const cards = {
  palpatine: card('sith', true),
  maul: card('sith', true),
  dooku: card('sith'),
  furtherSith: card('sith'),
  quigon: card('citizens', true),
  obiwan: card('citizens', true),
  yoda: card('citizens', true),
  anakin: card('citizens', true),
  deathStar: card('deathStar'),
  jango: card('jango'),
  amidala: card('citizens', true),
  luke: card('citizens', true),
  han: card('citizens', true),
  lando: card('citizens'),
  r2d2: card('citizens'),
  c3po: card('citizens'),
  chewbacca: card('citizens'),
  mace: card('citizens'),
  leia: card('citizens', true),
  ackbar: card('citizens'),
  ewok: card('citizens'),
} as const

export type Card = keyof typeof cards

/** What a player can be: a card, or Anakin while he is turned (SW-34). */
export type Role = Card | 'vader'

export const roles: Readonly<Record<Role, { readonly team: Team }>> = {
  ...cards,
  vader: { team: 'sith' },
}

/** Whether a word read from outside is a card of this game. */
export const isCard = (id: string): id is Card => Object.hasOwn(cards, id)

/** The Sith from the highest to the lowest (SW-17, SW-40). Vader has no place among them (SW-35). */
export const SITH_BY_RANK: readonly Role[] = ['palpatine', 'maul', 'dooku', 'furtherSith']

/** The linked pair (SW-59). */
export const TWINS: Readonly<Partial<Record<Role, Card>>> = { r2d2: 'c3po', c3po: 'r2d2' }
