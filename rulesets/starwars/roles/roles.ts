/**
 * Every card, one entry each: whose side it is on, and when it is called by night. What is done then, by the word
 * for it, is in `night/powers.ts`, what is said in the texts; deeds by day are in `day/interrupts.ts`.
 */

export type Team = 'sith' | 'citizens' | 'deathStar' | 'jango'

/** What a player who is called can do by night. */
export type Does = 'aim' | 'heal' | 'clone' | 'investigate' | 'raise'

/** A call by night; cards with the same one are called together. */
interface Call {
  /** The step's id. */
  readonly id: string
  /** Its turn among the calls of the night. */
  readonly at: number
  /** Absent: they look up and see each other. */
  readonly does?: Does
  /** Whether short calls leave it out when nobody can answer (SW-O3). */
  readonly skippable?: true
}

interface RoleCard {
  readonly team: Team
  /** Whether it belongs to the ten of the smallest good game (SW-5). */
  readonly starred?: true
  /** Its place among the Sith, the highest first (SW-17, SW-40). */
  readonly rank?: number
  /** Who shares its fate (SW-59). */
  readonly twin?: 'r2d2' | 'c3po'
  /** Its call in the first night (SW-64). */
  readonly meets?: Call
  /** Its call in every later night (SW-68 to SW-71). */
  readonly acts?: Call
}

const DROIDS_MEET = { at: 12, id: 'droids.meet' } as const

/** Group by group (SW-7). */
const table = {
  // The Sith are the first to be called, and all together (`night/sith.ts`).
  palpatine: { team: 'sith', starred: true, rank: 1 },
  maul: { team: 'sith', starred: true, rank: 2 },
  dooku: { team: 'sith', rank: 3 },
  furtherSith: { team: 'sith', rank: 4 },
  // SW-21 to SW-31
  quigon: {
    team: 'citizens',
    starred: true,
    meets: { at: 3, id: 'quigon.meet' },
    acts: { at: 2, id: 'quigon.heal', does: 'heal' },
  },
  obiwan: {
    team: 'citizens',
    starred: true,
    meets: { at: 4, id: 'obiwan.meet' },
    acts: { at: 4, id: 'obiwan.investigate', does: 'investigate' },
  },
  yoda: {
    team: 'citizens',
    starred: true,
    meets: { at: 5, id: 'yoda.meet' },
    acts: { at: 5, id: 'yoda.raise', does: 'raise', skippable: true },
  },
  // SW-32 to SW-46; Anakin kills with the Sith while he is turned.
  anakin: { team: 'citizens', starred: true, meets: { at: 7, id: 'anakin.meet' } },
  deathStar: {
    team: 'deathStar',
    meets: { at: 8, id: 'deathStar.direction', does: 'aim' },
  },
  jango: {
    team: 'jango',
    meets: { at: 2, id: 'jango.meet' },
    acts: { at: 3, id: 'jango.clone', does: 'clone', skippable: true },
  },
  // SW-47 to SW-60b
  amidala: { team: 'citizens', starred: true, meets: { at: 6, id: 'amidala.meet' } },
  luke: { team: 'citizens', starred: true, meets: { at: 9, id: 'luke.meet' } },
  han: { team: 'citizens', starred: true, meets: { at: 10, id: 'han.meet' } },
  lando: { team: 'citizens', meets: { at: 11, id: 'lando.meet' } },
  r2d2: { team: 'citizens', twin: 'c3po', meets: DROIDS_MEET },
  c3po: { team: 'citizens', twin: 'r2d2', meets: DROIDS_MEET },
  chewbacca: { team: 'citizens', meets: { at: 13, id: 'chewbacca.meet' } },
  mace: { team: 'citizens', meets: { at: 14, id: 'mace.meet' } },
  // SW-60c to SW-60f
  leia: { team: 'citizens', starred: true, meets: { at: 15, id: 'leia.meet' } },
  ackbar: { team: 'citizens', meets: { at: 16, id: 'ackbar.meet' } },
  ewok: { team: 'citizens', meets: { at: 17, id: 'ewok.meet' } },
} as const satisfies Readonly<Record<string, RoleCard>>

type Table = typeof table
type CallsOf<E> =
  | (E extends { readonly meets: infer C } ? C : never)
  | (E extends { readonly acts: infer C } ? C : never)

export type Card = keyof Table

/** What the calls of the table say, word by word. */
export type AnyCall = { [C in Card]: CallsOf<Table[C]> }[Card]

export const cards: Readonly<Record<Card, RoleCard>> = table

/** What a player can be: a card, or Anakin while he is turned (SW-34). */
export type Role = Card | 'vader'

export const roles: Readonly<Record<Role, RoleCard>> = { ...cards, vader: { team: 'sith' } }

/** Whether a word read from outside is a card of this game. */
export const isCard = (id: string): id is Card => Object.hasOwn(cards, id)

const ids = Object.keys(cards) as Card[]
const rankOf = (card: Card): number => cards[card].rank ?? 0

/** The Sith cards from the highest to the lowest. Vader has no place among them (SW-35). */
export const SITH_BY_RANK: readonly Card[] = ids
  .filter((card) => cards[card].team === 'sith')
  .sort((one, other) => rankOf(one) - rankOf(other))

/** A call with all whom it calls. */
export type CalledCards = Call & { readonly cards: readonly Card[] }

function inOrder(night: 'meets' | 'acts'): readonly CalledCards[] {
  const calls = ids.flatMap((card) => cards[card][night] ?? [])
  const once = [...new Map(calls.map((call) => [call.id, call])).values()]
  return once
    .sort((one, other) => one.at - other.at)
    .map((call) => ({ ...call, cards: ids.filter((card) => cards[card][night]?.id === call.id) }))
}

/** The calls of the first night after the Sith's, in their order (SW-64). */
export const MEETINGS = inOrder('meets')

/** The calls of every later night after the Sith's, in their order (SW-68 to SW-71). */
export const ACTS = inOrder('acts')
