/** Whose phone a night waits for. */
import { seatId, type SeatId } from '../../engine'
import { leftOpenly } from '../phones/leftOpenly'
import type { LiveEvening } from '../evening/liveEvening'
import type { Phones } from '../phones/phones'

interface Table {
  readonly phones: Phones
  readonly evening: LiveEvening | null
}

/** Everybody at the table whose phone is away, or who has none; whoever has left the evening is not waited for. */
export function waitsFor({ phones, evening }: Table): SeatId[] {
  const left = leftOpenly(evening)
  return phones.names.flatMap((_, place) =>
    left.has(place) || phones.isHere(place) ? [] : [seatId(place)],
  )
}

/** How many at the table have no phone. */
export function withoutPhone({ phones, evening }: Table): number {
  const left = leftOpenly(evening)
  return phones.names.filter((_, place) => !left.has(place) && !phones.has(place)).length
}

/** Whether everybody at the table has a phone, which is what such nights need. */
export const allHavePhones = (state: Table): boolean =>
  state.phones.on && state.phones.names.length > 0 && withoutPhone(state) === 0
