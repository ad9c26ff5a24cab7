/**
 * Every card, one entry each: whose side it is on, when it is called by night, and what it may do by day; below, its
 * place in the orders of the game. What is done in a call, by the word for it, is in `night/abilities.ts`; what is said,
 * in the texts.
 */
import { wholeOrder } from '../../../src/engine'

export type Team = 'sith' | 'citizens' | 'deathStar' | 'jango'

/** What a player who is called can do by night. */
export type Does = 'aim' | 'heal' | 'clone' | 'investigate' | 'raise'

/** A call by night; cards with the same one are called together. */
interface Call {
  /** The step's id. */
  readonly id: string
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
  /** What it may step in with by day, once (SW-111); the deed is in `day/interrupts.ts`. */
  readonly byDay?: string
  /** Whether it does not speak like others, dead or alive: the host is reminded of it (SW-60c to SW-60f). */
  readonly silent?: true
}

const DROIDS_MEET = { id: 'droids.meet' } as const

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
    meets: { id: 'quigon.meet' },
    acts: { id: 'quigon.heal', does: 'heal' },
  },
  obiwan: {
    team: 'citizens',
    starred: true,
    meets: { id: 'obiwan.meet' },
    acts: { id: 'obiwan.investigate', does: 'investigate' },
  },
  yoda: {
    team: 'citizens',
    starred: true,
    meets: { id: 'yoda.meet' },
    acts: { id: 'yoda.raise', does: 'raise', skippable: true },
  },
  // SW-32 to SW-46; Anakin kills with the Sith while he is turned.
  anakin: { team: 'citizens', starred: true, meets: { id: 'anakin.meet' } },
  deathStar: {
    team: 'deathStar',
    meets: { id: 'deathStar.direction', does: 'aim' },
  },
  jango: {
    team: 'jango',
    meets: { id: 'jango.meet' },
    acts: { id: 'jango.clone', does: 'clone', skippable: true },
  },
  // SW-47 to SW-60b
  amidala: { team: 'citizens', starred: true, meets: { id: 'amidala.meet' } },
  luke: { team: 'citizens', starred: true, meets: { id: 'luke.meet' } },
  han: { team: 'citizens', starred: true, meets: { id: 'han.meet' }, byDay: 'han.shoot' },
  lando: { team: 'citizens', meets: { id: 'lando.meet' }, byDay: 'lando.freeze' },
  r2d2: { team: 'citizens', twin: 'c3po', meets: DROIDS_MEET },
  c3po: { team: 'citizens', twin: 'r2d2', meets: DROIDS_MEET },
  chewbacca: { team: 'citizens', meets: { id: 'chewbacca.meet' } },
  mace: { team: 'citizens', meets: { id: 'mace.meet' }, byDay: 'mace.swap' },
  // SW-60c to SW-60f
  leia: { team: 'citizens', starred: true, meets: { id: 'leia.meet' }, silent: true },
  ackbar: { team: 'citizens', meets: { id: 'ackbar.meet' }, silent: true },
  ewok: { team: 'citizens', meets: { id: 'ewok.meet' }, silent: true },
} as const satisfies Readonly<Record<string, RoleCard>>

type Table = typeof table
type CallsOf<E> =
  | (E extends { readonly meets: infer C } ? C : never)
  | (E extends { readonly acts: infer C } ? C : never)

export type Card = keyof Table
type With<Part> = { [C in Card]: Table[C] extends Part ? C : never }[Card]

/** The cards that the host is reminded of because they do not speak like others. */
export type SilentCard = With<{ readonly silent: true }>

/** What single cards may step in with by day. */
export type DayDeed = Extract<Table[Card], { readonly byDay: string }>['byDay']

/** What the calls of the table say, word by word. */
export type AnyCall = { [C in Card]: CallsOf<Table[C]> }[Card]

export const cards: Readonly<Record<Card, RoleCard>> = table

/** What a player can be: a card, or Anakin while he is turned (SW-34). */
export type Role = Card | 'vader'

export const roles: Readonly<Record<Role, RoleCard>> = { ...cards, vader: { team: 'sith' } }

/** Whether a word read from outside is a card of this game. */
export const isCard = (id: string): id is Card => Object.hasOwn(cards, id)

const ids = Object.keys(cards) as Card[]

/** SW-5. */
export const STARRED: readonly Card[] = ids.filter((card) => cards[card].starred)

export const SILENT = ids.filter((card): card is SilentCard => cards[card].silent === true)

/** What each further player brings to the starred ten (SW-9). */
export const GROWTH = wholeOrder<Exclude<Card, With<{ readonly starred: true }>>>()([
  'lando',
  'dooku',
  'chewbacca',
  'mace',
  'deathStar',
  'jango',
  'furtherSith',
  'r2d2',
  'c3po',
  'ackbar',
  'ewok',
])

const rankOf = (card: Card): number => cards[card].rank ?? 0

/** The Sith cards from the highest to the lowest. Vader has no place among them (SW-35). */
export const SITH_BY_RANK: readonly Card[] = ids
  .filter((card) => cards[card].team === 'sith')
  .sort((one, other) => rankOf(one) - rankOf(other))

/** A call with all whom it calls. */
export type CalledCards = Call & { readonly cards: readonly Card[] }

type IdsOf<Night extends 'meets' | 'acts'> = {
  [C in Card]: Table[C] extends Readonly<Record<Night, { readonly id: infer Id extends string }>>
    ? Id
    : never
}[Card]

function called(night: 'meets' | 'acts', order: readonly string[]): readonly CalledCards[] {
  return order.flatMap((id) => {
    const together = ids.filter((card) => cards[card][night]?.id === id)
    const call = together.map((card) => cards[card][night]).find((each) => each !== undefined)
    return call ? [{ ...call, cards: together }] : []
  })
}

/** The calls of the first night after the Sith's (SW-64). */
export const MEETINGS = called(
  'meets',
  wholeOrder<IdsOf<'meets'>>()([
    'jango.meet',
    'quigon.meet',
    'obiwan.meet',
    'yoda.meet',
    'amidala.meet',
    'anakin.meet',
    'deathStar.direction',
    'luke.meet',
    'han.meet',
    'lando.meet',
    'droids.meet',
    'chewbacca.meet',
    'mace.meet',
    'leia.meet',
    'ackbar.meet',
    'ewok.meet',
  ]),
)

/** The calls of every later night after the Sith's (SW-68 to SW-71). */
export const ACTS = called(
  'acts',
  wholeOrder<IdsOf<'acts'>>()(['quigon.heal', 'jango.clone', 'obiwan.investigate', 'yoda.raise']),
)
