/** The names that everything else is known by: seats, and what survives the journal. */
/** A place in the circle. Ids stay with the place for the whole evening; names belong to the host. */
export type SeatId = `s${number}`

const ZERO = '0'.charCodeAt(0)

/** The id of the seat at a zero-based index, clockwise from the first. */
export const seatId = (index: number): SeatId => `s${index}`

/** The zero-based index of a seat, clockwise from the first. Read digit by digit: every rule asks for it. */
export function seatIndex(id: SeatId): number {
  let index = 0
  for (let at = 1; at < id.length; at++) index = index * 10 + (id.charCodeAt(at) - ZERO)
  return index
}

/** Sorts seats in the order of the circle. */
export const bySeat = (one: SeatId, other: SeatId): number => seatIndex(one) - seatIndex(other)

/** What a table of seats holds, seat by seat, as it was written. */
export const seatEntries = <T>(table: Readonly<Record<SeatId, T>>): [SeatId, T][] =>
  Object.entries(table) as [SeatId, T][]

/** Whether a value read from outside has the form of a seat id. */
export const isSeatId = (value: unknown): value is SeatId =>
  typeof value === 'string' && /^s\d{1,3}$/.test(value)

/** Anything that survives JSON unchanged. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** Something with everything in it to be read only. */
export type DeepReadonly<T> = { readonly [K in keyof T]: DeepReadonly<T[K]> }
