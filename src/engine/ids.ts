/** A place in the circle. Ids stay with the place for the whole evening; names belong to the host. */
export type SeatId = `s${number}`

/** The id of the seat at a zero-based index, clockwise from the first. */
export const seatId = (index: number): SeatId => `s${index}`

/** The zero-based index of a seat, clockwise from the first. */
export const seatIndex = (id: SeatId): number => Number(id.slice(1))

/** Whether a value read from outside has the form of a seat id. */
export const isSeatId = (value: unknown): value is SeatId =>
  typeof value === 'string' && /^s\d{1,3}$/.test(value)

/** Anything that survives JSON unchanged. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
