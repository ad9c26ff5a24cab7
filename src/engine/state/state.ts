/** The whole truth of a table, and the helpers that read it or, in reducers, change it. */
import { chanceFrom, type ChanceState, type Seed } from '../chance'
import { seatId, seatIndex, type DeepReadonly, type Json, type SeatId } from '../base/ids'
import { fail } from '../base/refusal'
import type { Hand } from '../casting/casting'
import { newPublicRecord, type PublicRecord, type PublicSeat } from '../record/publicRecord'

export type PhaseKind = 'night' | 'dawn' | 'day' | 'end'

export interface Phase {
  readonly kind: PhaseKind
  /** Counts from 1 (one game starts at 0); the end carries the number of the phase it came in. */
  readonly n: number
}

/** What the engine knows of a seat in every game. Cards, roles and counters are the ruleset's own. */
export interface Seat {
  readonly id: SeatId
  alive: boolean
  statuses: string[]
}

/** What an evening starts from, once everybody holds a hand. */
export interface GameSetup {
  readonly ruleset: string
  readonly options: Readonly<Record<string, Json>>
  /** One entry per seat, clockwise: what was dealt, first card on top. */
  readonly hands: readonly Hand[]
  /** Cards that lie in the middle; absent: none. */
  readonly pool?: readonly string[]
  readonly seed: Seed
  /** The house rules are an older evening's, fitted by `upgraded`: an order may lack places that came later. */
  readonly fitted?: boolean
  /** Small casts in tests and house experiments skip the casting check. */
  readonly freeCasting?: boolean
}

/** What the facilitator gives back in silence after an answer, e.g. `thumbUp`, or a seat. */
export type Signal = string | readonly string[] | Readonly<Record<string, string>>

/** The whole truth of the table: the fold of all events. Only reducers change it. */
export interface TableState<G> {
  phase: Phase
  readonly seats: Seat[]
  /** Ids of the steps of this phase so far, the open one included; repeats in a row stand once. */
  called: string[]
  /** The last signal of every step that gave one. */
  readonly shown: Record<string, Signal>
  /** Totals of the last vote. */
  tally: Record<SeatId, number> | null
  /** Winning teams and players; null while the game goes on. */
  winner: readonly string[] | null
  readonly chance: ChanceState
  readonly record: PublicRecord
  /** Whether a ruling changed something that the room may have to be told by hand. */
  ruled: boolean
  /** Who has won by the rules since a ruling, before the rules themselves look; until the host plays on. */
  reached: readonly string[] | null
  readonly game: G
}

/** The state as everybody sees it but the reducers. */
export type SeenState<G> = DeepReadonly<TableState<G>>

interface Seats<S> {
  readonly seats: readonly S[]
}

/** A state before the first event. */
export function newState<G>(setup: GameSetup, game: G, seats: PublicSeat[]): TableState<G> {
  return {
    phase: { kind: 'night', n: 0 },
    seats: setup.hands.map((_, index) => ({ id: seatId(index), alive: true, statuses: [] })),
    called: [],
    shown: {},
    tally: null,
    winner: null,
    chance: chanceFrom(setup.seed),
    record: newPublicRecord(seats),
    ruled: false,
    reached: null,
    game,
  }
}

/** The seat with this id. @throws when there is none: ids from outside are checked before */
export function seatOf<S>(state: Seats<S>, id: SeatId): S {
  return state.seats[seatIndex(id)] ?? fail(`no seat ${id}`)
}

/** Gives a seat a status; for reducers. */
export function giveStatus(state: Seats<Seat>, id: SeatId, status: string): void {
  const { statuses } = seatOf(state, id)
  if (!statuses.includes(status)) statuses.push(status)
}

/** Takes a status off a seat; for reducers. */
export function takeStatus(state: Seats<Seat>, id: SeatId, status: string): void {
  const seat = seatOf(state, id)
  seat.statuses = seat.statuses.filter((held) => held !== status)
}

/** Whether a seat has a status. */
export const hasStatus = (state: Seats<DeepReadonly<Seat>>, id: SeatId, status: string): boolean =>
  seatOf(state, id).statuses.includes(status)

/** Everybody with a status, clockwise. */
export const seatsWith = (state: Seats<DeepReadonly<Seat>>, status: string): SeatId[] =>
  state.seats.filter(({ statuses }) => statuses.includes(status)).map(({ id }) => id)

/** The living, clockwise from the first seat. */
export const living = (state: Seats<DeepReadonly<Seat>>): SeatId[] => {
  const ids: SeatId[] = []
  for (const seat of state.seats) if (seat.alive) ids.push(seat.id)
  return ids
}

/** All seats clockwise, beginning with the given index (it may exceed the number of seats). */
export function seatsFrom(state: Seats<unknown>, index: number): SeatId[] {
  const count = state.seats.length
  return state.seats.map((_, offset) => seatId((index + offset) % count))
}
