/** How announcements change what the room sees of a seat: out, back, and marks that come and go. */
import type { SeatId } from '../base/ids'
import type { SeatEffect } from '../record/items'
import type { PublicSeat } from '../record/publicRecord'

/** Of whom an announcement speaks: one seat or several. */
const seatsOf = (of: unknown): SeatId[] => [of].flat() as SeatId[]

/** Those named are out; with `badges` they keep the marks they had. */
export const goesOut =
  (badges: 'keep' | 'lose' = 'keep'): SeatEffect =>
  ({ of }, seat) => {
    for (const id of seatsOf(of)) {
      seat(id).out = true
      if (badges === 'lose') seat(id).badges = []
    }
  }

/** Those named are in again. */
export const comesBack: SeatEffect = ({ of }, seat) => {
  for (const id of seatsOf(of)) seat(id).out = false
}

const without = ({ badges }: PublicSeat, name: string) => badges.filter((held) => held !== name)

/** Those named get a mark, or lose it. */
export const badge =
  (on: boolean, name: string): SeatEffect =>
  ({ of }, seat) => {
    for (const id of seatsOf(of)) {
      const others = without(seat(id), name)
      seat(id).badges = on ? [...others, name] : others
    }
  }

/** Takes a mark off everybody but those. */
export function clearBadge(
  all: readonly PublicSeat[],
  name: string,
  but: readonly string[] = [],
): void {
  for (const seat of all) if (!but.includes(seat.id)) seat.badges = without(seat, name)
}
