/**
 * Things that one player holds at a time: chosen, stolen, won by a death, hidden on somebody who does not
 * know of it, taken back, bound. Each change is an event; the room hears of it what the game says by itself.
 */
import type { CoreEvents, EventTable } from '../state/events'
import type { SeatId } from '../base/ids'
import type { SeenState } from '../state/state'
import type { Table } from '../script/table'
import { unheard } from './unheard'

/** Where a thing is. */
export interface Held {
  readonly holder: SeatId | null
  /** Whose it is between a group's gain and its choice of a holder; null: somebody holds it, or nobody has it. */
  readonly group: string | null
  /** Who put it there without the holder's knowledge; null: the holder knows what he carries. */
  readonly hiddenBy: SeatId | null
  /** Whether the holder, or whom its group chooses next, cannot part with it by his own will. */
  readonly bound: boolean
}

/** How a thing came to be where it is. */
export type How = 'given' | 'stolen' | 'won' | 'hidden' | 'takenBack' | 'lost'

/** A thing changed hands; `by` did it, where somebody did. */
export interface Move {
  readonly object: string
  readonly how: How
  /** The player who held it, or the group that had it and now chose; null: nobody. */
  readonly from: string | null
  readonly to: SeatId | null
  readonly by: SeatId | null
}

/** A group got a thing and will choose who holds it. */
export interface Gain extends Omit<Move, 'to'> {
  readonly group: string
}

/** What becomes of things, as journaled. */
export interface ObjectEvents {
  objectMoved: Move
  objectGained: Gain
  /** The holder learns what he carries. */
  objectFound: { readonly object: string; readonly seat: SeatId }
  objectBound: { readonly object: string; readonly seat: SeatId | null }
}

/** The part of a game's state that keeps things. */
export interface Objects {
  objects: Record<string, Held>
}

const NOWHERE: Held = { holder: null, group: null, hiddenBy: null, bound: false }

/** These things, with nobody. */
export const newObjects = (...ids: readonly string[]): Record<string, Held> =>
  Object.fromEntries(ids.map((id) => [id, NOWHERE]))

/** Where things are kept, to be read. */
type Kept = Pick<SeenState<Objects>, 'game'>
type ObjectTable<G, E> = Table<G, E & ObjectEvents>

/** Where a thing is; with nobody, where the game has no such thing. */
export const objectAt = ({ game }: Kept, object: string): Held => game.objects[object] ?? NOWHERE

/** Whether this player knows that he carries it. */
export function carriesKnowingly(state: Kept, object: string, seat: SeatId): boolean {
  const { holder, hiddenBy } = objectAt(state, object)
  return holder === seat && hiddenBy === null
}

function emit<G, E, K extends keyof ObjectEvents>(
  table: ObjectTable<G, E>,
  kind: K,
  data: ObjectEvents[K],
): void {
  table.emit(kind, data as (E & ObjectEvents & CoreEvents)[K])
}

function move<G extends Objects, E>(
  table: ObjectTable<G, E>,
  object: string,
  how: How,
  to: SeatId | null,
  by: SeatId | null,
): void {
  const { holder, group } = objectAt(table.state, object)
  emit(table, 'objectMoved', { object, how, from: holder ?? group, to, by })
}

/**
 * Its holder, or those he belongs to, give it to somebody, or keep it where it is.
 * @returns whether it is there now; a bound thing stays
 */
export function giveObject<G extends Objects, E>(
  table: ObjectTable<G, E>,
  object: string,
  to: SeatId,
): boolean {
  const { holder, bound } = objectAt(table.state, object)
  if (bound && holder && holder !== to) return false
  if (holder !== to) move(table, object, 'given', to, holder)
  return true
}

/**
 * Somebody tries to take it from somebody, by force. Bound or hidden things can be stolen like others.
 * @returns whether it was there; an attempt on anybody else does nothing
 */
export function stealObject<G extends Objects, E>(
  table: ObjectTable<G, E>,
  object: string,
  from: SeatId,
  by: SeatId,
): boolean {
  if (objectAt(table.state, object).holder !== from || from === by) return false
  move(table, object, 'stolen', by, by)
  return true
}

/** The dead hold nothing: it goes to this killer, or to nobody. @returns whether he had it */
export function winObject<G extends Objects, E>(
  table: ObjectTable<G, E>,
  object: string,
  dead: SeatId,
  killer: SeatId | null,
): boolean {
  if (objectAt(table.state, object).holder !== dead) return false
  move(table, object, killer ? 'won' : 'lost', killer, killer)
  return true
}

/** A group gets it, by force, and will choose who holds it. */
export function gainObject<G extends Objects, E>(
  table: ObjectTable<G, E>,
  object: string,
  how: Extract<How, 'stolen' | 'won'>,
  group: string,
  by: SeatId | null,
): void {
  const from = objectAt(table.state, object).holder
  emit(table, 'objectGained', { object, how, from, group, by })
}

/** Puts it with somebody who knows of it, whatever was before; nobody: it is lost. */
export function putObject<G extends Objects, E>(
  table: ObjectTable<G, E>,
  object: string,
  to: SeatId | null,
): void {
  move(table, object, to ? 'given' : 'lost', to, null)
}

/** Its knowing holder puts it on somebody who does not know. @returns whether he could: a bound thing stays */
export function hideObject<G extends Objects, E>(
  table: ObjectTable<G, E>,
  object: string,
  by: SeatId,
  on: SeatId,
): boolean {
  if (by === on || !carriesKnowingly(table.state, object, by)) return false
  if (objectAt(table.state, object).bound) return false
  move(table, object, 'hidden', on, by)
  return true
}

/**
 * Whoever hid it takes it back, as long as its holder knows nothing of it. Being bound does not hold it: the holder
 * gives nothing away. @returns whether he could
 */
export function takeObjectBack<G extends Objects, E>(
  table: ObjectTable<G, E>,
  object: string,
  by: SeatId,
): boolean {
  if (objectAt(table.state, object).hiddenBy !== by) return false
  move(table, object, 'takenBack', by, by)
  return true
}

/** The holder learns that he carries it; from now on it is his. @returns whether that is news to him */
export function findObject<G extends Objects, E>(
  table: ObjectTable<G, E>,
  object: string,
): boolean {
  const { holder, hiddenBy } = objectAt(table.state, object)
  if (holder === null || hiddenBy === null) return false
  emit(table, 'objectFound', { object, seat: holder })
  return true
}

/** It stays with its holder, or with whom its group will choose, until it is taken by force. @returns whether anybody has it */
export function bindObject<G extends Objects, E>(
  table: ObjectTable<G, E>,
  object: string,
): boolean {
  const { holder, group } = objectAt(table.state, object)
  if (holder === null && group === null) return false
  emit(table, 'objectBound', { object, seat: holder })
  return true
}

/** The events of things for a game's own table; the room hears of none of them. */
export const objectEvents = <G extends Objects>(): EventTable<G, ObjectEvents, never> => ({
  objectMoved: unheard(({ game }, { object, how, to, by }) => {
    const before = game.objects[object] ?? NOWHERE
    const hiddenBy = how === 'hidden' ? by : null
    const bound = how === 'given' && before.group !== null && before.bound
    game.objects[object] = { holder: to, group: null, hiddenBy, bound }
  }),
  objectGained: unheard(({ game }, { object, group }) => {
    game.objects[object] = { ...NOWHERE, group }
  }),
  objectFound: unheard(({ game }, { object, seat }) => {
    game.objects[object] = { ...(game.objects[object] ?? NOWHERE), holder: seat, hiddenBy: null }
  }),
  objectBound: unheard(({ game }, { object }) => {
    game.objects[object] = { ...(game.objects[object] ?? NOWHERE), bound: true }
  }),
})
