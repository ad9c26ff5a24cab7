/**
 * Every role, one entry each: its side, the cards that make it, who has it at this moment, and its calls by night.
 * What is done in a call, by the word for it, is in `night/night.ts`; what is said, in the texts.
 */
import { wholeOrder, type DeckCard } from '../../../src/engine'
import type { HouseRules } from '../options'
import { activeJack, activeSpecial, isHunter, isKiller, type Held } from './hands'

export type Team = 'killers' | 'town'

/** What a role that is called does in every night but that of the introductions. */
export type Does = 'poison' | 'vaccinate' | 'investigate' | 'strike'

/** How many players each of the proposed decks reaches up to (CM-7); one deck has 51 usable cards, two for each (CM-6). */
export const PROPOSALS = [9, 12, 23, 24, 25] as const

/** A number for each of the proposed decks. */
type InEach<Decks> = { readonly [Row in keyof Decks]: number }

interface Special {
  /** How many one ordinary deck holds (CM-5, CM-6). */
  readonly supply: number
  /** How many there are in each of the proposed decks (CM-7). */
  readonly proposed: InEach<typeof PROPOSALS>
}

interface RoleEntry {
  readonly team: Team
  readonly cards: Readonly<Record<string, Special>>
  /** Who has it (CM-32); a Villager is whoever has no other. */
  readonly isActive: (held: Held, rules: HouseRules) => boolean
  /** Its steps in the introduction night (CM-O13) and in all others. */
  readonly call?: { readonly meets: string; readonly id: string; readonly does: Does }
}

const table = {
  killer: {
    team: 'killers',
    cards: {
      blackKing: { supply: 2, proposed: [1, 2, 2, 2, 2] },
      redKing: { supply: 2, proposed: [1, 1, 2, 2, 2] },
    },
    isActive: isKiller,
    call: { meets: 'killers.meet', id: 'killers.poison', does: 'poison' },
  },
  policeman: {
    team: 'town',
    cards: {
      blackJack: { supply: 2, proposed: [1, 1, 2, 2, 2] },
      redJack: { supply: 2, proposed: [1, 2, 2, 2, 2] },
    },
    isActive: activeJack,
    call: { meets: 'police.meet', id: 'police.investigate', does: 'investigate' },
  },
  doctor: {
    team: 'town',
    cards: { redQueen: { supply: 2, proposed: [1, 1, 1, 1, 2] } },
    isActive: activeSpecial('redQueen'),
    call: { meets: 'doctor.meet', id: 'doctor.vaccinate', does: 'vaccinate' },
  },
  assassin: {
    team: 'town',
    cards: { redAce: { supply: 2, proposed: [1, 1, 1, 1, 2] } },
    isActive: activeSpecial('redAce'),
    call: { meets: 'assassin.meet', id: 'assassin.kill', does: 'strike' },
  },
  // Called by the loss of a card, not by the night (`night/hunter.ts`).
  hunter: {
    team: 'town',
    cards: { joker: { supply: 3, proposed: [1, 1, 1, 2, 2] } },
    isActive: isHunter,
  },
} as const satisfies Readonly<Record<string, RoleEntry>>

type Table = typeof table
type Called = Extract<Table[keyof Table], { readonly call: object }>['call']

/** A role that cards other than numbers make. */
export type SpecialRole = keyof Table

export type Role = SpecialRole | 'villager'

export type Card = { [R in SpecialRole]: keyof Table[R]['cards'] }[SpecialRole] | NumberCard

/** The calls of the roles by what is done in them: in the introduction night, and in all others. */
export type Meeting = Called['meets']
export type Deed = { [D in Does]: Extract<Called, { readonly does: D }>['id'] }

export const NUMBERS = ['n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8', 'n9', 'n10'] as const

type NumberCard = (typeof NUMBERS)[number]

export const specialRoles: Readonly<Record<SpecialRole, RoleEntry>> = table

/** The order in which they are called, and named where somebody is several. */
export const SEQUENCE = wholeOrder<SpecialRole>()([
  'killer',
  'doctor',
  'policeman',
  'assassin',
  'hunter',
])

const entries = Object.entries(specialRoles) as [SpecialRole, RoleEntry][]

export const roles = {
  ...(Object.fromEntries(entries.map(([role, { team }]) => [role, { team }])) as Record<
    SpecialRole,
    { readonly team: Team }
  >),
  villager: { team: 'town' },
} as const

/** How many of each special card the proposed deck of a row has. */
export const specialsIn = (row: number): Record<string, number> =>
  Object.fromEntries(
    entries.flatMap(([, { cards: made }]) =>
      Object.entries(made).map(([id, { proposed }]) => [id, proposed[row] ?? 0]),
    ),
  )

/** Every card that may be dealt, with the role it makes and how many one ordinary deck holds (CM-5, CM-6). */
export const cards: readonly (DeckCard & { readonly role: Role })[] = [
  ...entries.flatMap(([role, { team, cards: made }]) =>
    Object.entries(made).map(([id, { supply }]) => ({ id, role, team, supply })),
  ),
  ...NUMBERS.map((id) => ({ id, role: 'villager' as const, team: 'town', supply: 4 })),
]

/** The role a card makes; an unknown card makes a Villager. */
export const roleOfCard = (card: string): Role =>
  cards.find(({ id }) => id === card)?.role ?? 'villager'
