/** What an evening of an own game keeps beyond the seats. Plain JSON; only the reducers in `events.ts` change it. */
import type { DeepReadonly, OptionValues, SeatId, SeenState, Signal, Table } from '../../engine'
import type { OwnEvents } from './events'
import type { Until } from '../schema/until'

/** Whoever can have a status or a number: a player, or the table as a whole. */
export type Bearer = SeatId | 'table'

/** How often each of these moments has come. */
export interface Moments {
  dawn: number
  dusk: number
  nightEnd: number
}

/** A status that somebody has. */
export interface Given {
  readonly n: number
  readonly status: string
  readonly on: Bearer
  giver: SeatId | null
  /** The night or dawn it was given in; 0: by day; -1: before the first night or as a day ended. */
  night: number
  stacks: number
  /** How often it counted when the room was told of it last. */
  told: number
  /** Whether it has held an attack. */
  used: boolean
  /** Whether the room was told of it. */
  known: boolean
  /** When the room heard of it: how much it had heard until then; the same for all that it heard in one moment. */
  heard: number
  /** The moments that had come when it was given. */
  since: Moments
  until: Until | null
}

/** What is meant to befall somebody. */
export interface Attack {
  readonly cause: string
  readonly target: SeatId
  /** Who acts; of a joint call everybody who was awake. */
  readonly by: readonly SeatId[]
  /** Whether only one of these did it, nobody knows who. */
  readonly joint: boolean
  readonly sure: boolean
  readonly all: boolean
  /** Turned away from somebody else by such shields, and told of without its cause. */
  readonly turned?: readonly string[]
  readonly unnamed?: boolean
}

/** One of several acts of one waking. */
export interface Deed {
  readonly act: string
  readonly targets: readonly SeatId[]
}

/** A choice of the night that waits to be carried out. */
export interface Act {
  readonly call: string
  readonly self: SeatId | null
  readonly holders: readonly SeatId[]
  readonly targets: readonly SeatId[]
  readonly act?: string
  /** Where several were chosen in one waking: each, in the order of the document. */
  readonly deeds?: readonly Deed[]
  readonly word?: string
  readonly card?: string
  readonly middle?: string
  readonly declined: boolean
  /** Whether who chose only believes that the call is his. */
  readonly believed?: true
  done: boolean
}

export interface Visit {
  readonly by: SeatId
  readonly at: SeatId
}

export interface Tie {
  readonly link: string
  /** From whom an arrow goes; a group has nobody. */
  readonly from: SeatId | null
  readonly to: readonly SeatId[]
}

/** A question that is put before everybody once the deaths are told. */
export interface Pending {
  readonly trigger: string
  readonly self: SeatId | null
  readonly it: SeatId | null
  readonly giver: SeatId | null
  readonly killers: readonly SeatId[]
  readonly cause: string | null
  /** Whether it comes after the questions that deaths bring. */
  readonly late: boolean
  /** Where its trigger stands in the document. */
  readonly rank: number
  /** Whether nothing comes of it. */
  readonly fails?: true
}

/** A question that waits, and how much the room had heard when it came up. */
export interface Waiting extends Pending {
  readonly since: number
}

/** A player's own things. */
export interface OwnSeat {
  /** Cards still held, top first; without lives of cards the one card. */
  cards: string[]
  lost: string[]
  readonly dealt: readonly string[]
  role: string | null
  team: string | null
  /** Every role he ever had. */
  was: string[]
  /** What he was as he went out. */
  had: { readonly roles: readonly string[]; readonly team: string } | null
}

/** Somebody who lost a life and of whom the room has not heard yet. */
export interface Fallen {
  readonly seat: SeatId
  readonly cause: string
  readonly unnamed: boolean
  readonly shown: string | null
  readonly out: boolean
}

/** Somebody who goes out as what he was; some statuses he keeps. */
export interface Leaving {
  readonly seat: SeatId
  readonly roles: readonly string[]
  readonly team: string
  readonly by: 'night' | 'day'
  readonly keeps: readonly string[]
}

export interface Queued {
  readonly kind: string
  readonly of: true | readonly SeatId[] | Readonly<Record<string, string>>
}

/** Cards that are nobody's roles. */
export interface Pile {
  readonly draw: readonly string[]
  readonly gone: readonly string[]
  readonly played: readonly string[]
}

export interface Evening {
  /** The cards in the game, those in the middle included. */
  readonly deck: Readonly<Record<string, number>>
  /** The calls that this deck can bring about, in the order of the night. */
  readonly calls: readonly string[]
  pool: string[]
  readonly seats: OwnSeat[]
  given: Given[]
  next: number
  readonly moments: Moments
  readonly counters: Record<string, number>
  readonly uses: Record<string, number>
  readonly last: Record<string, { readonly night: number; readonly seats: readonly SeatId[] }[]>
  ties: Tie[]
  /** Who has which object. */
  readonly holds: Record<string, SeatId | null>
  /** The same as the room knows it, of objects that it sees. */
  readonly heldOpenly: Record<string, SeatId | null>
  acts: Act[]
  chosen: Record<string, readonly SeatId[]>
  visits: Visit[]
  redirects: { readonly acts: SeatId; readonly onto: SeatId }[]
  swaps: (readonly [SeatId, SeatId])[]
  attacks: Attack[]
  /** How many of these attacks are settled. */
  settled: number
  fallen: Fallen[]
  /** Who comes back among the living at dawn. */
  returning: SeatId[]
  /** What is to be told at the next dawn, after the deaths. */
  queue: Queued[]
  /** Public statuses that ended unheard, by status. */
  ended: Record<string, readonly SeatId[]>
  pending: Waiting[]
  /** Who is out, in order. */
  outs: { readonly seat: SeatId; readonly round: number; readonly by: 'night' | 'day' }[]
  wins: { readonly who: string; readonly ends: boolean }[]
  /** What may be broken off just now. */
  running: string[]
  /** Who is to be tried, and who voted for whom in the last count. */
  stand: SeatId[]
  heard: SeatId[]
  votes: Readonly<Record<SeatId, readonly SeatId[]>>
  /** The dead who have used the one hand they had. */
  spent: SeatId[]
  /** Who led last by each status, and how many proposals in a row were refused. */
  readonly led: Record<string, SeatId>
  refused: number
  /** How often each answer was given, in each ballot when it was held last. */
  readonly ballots: Record<string, Readonly<Record<string, number>>>
  /** The cards of each pile: those left to draw, the next one first, those put away, and those played, in order. */
  readonly piles: Record<string, Pile>
  round: number
  /** The round in which each status was given last, and by each cause somebody was attacked last; and as the room was told. */
  readonly latest: Record<string, number>
  readonly latestTold: Record<string, number>
  /** What calls showed last, of those that others ask about. */
  readonly answers: Record<string, { readonly night: number; readonly signal: Signal }>
  /** Whose card is turned over as another (null: not at all) at the next settlement. */
  covers: { readonly seat: SeatId; readonly as: string | null }[]
  /** The dead whose cards were not turned over. */
  hidden: SeatId[]
  /** What each seat was made to believe by its card; absent: nobody believes anything. */
  readonly beliefs?: readonly (string | null)[]
  /** By which everybody looks who looks like a role that was drawn. */
  luck: number
  /** Effects of triggers that were left out since the last answer. */
  dropped: number
  /** How many events there were, and how many changed who is in and who is who: what was found out holds until the next. */
  readonly changes: { all: number; people: number }
}

export type OwnState = SeenState<Evening>
export type OwnTable = Table<Evening, OwnEvents, OptionValues>
export type SeenGiven = DeepReadonly<Given>

/** Under which it is kept when something was last. */
export const statusKey = (status: string): string => `status ${status}`
export const causeKey = (cause: string): string => `cause ${cause}`

/** The key of a player's number, or of the table's. */
export const counterKey = (counter: string, place: Bearer): string => `${counter}|${place}`
