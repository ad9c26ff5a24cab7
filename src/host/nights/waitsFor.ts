/** Whose phone a night waits for. */
import { seatId, type SeatId } from '../../engine'
import { leftOpenly } from '../phones/leftOpenly'
import type { LiveEvening } from '../evening/liveEvening'
import type { Hosting } from '../hosting/hosting'
import type { Phones } from '../phones/phones'

interface Table {
  readonly hosting: Hosting
  readonly phones: Phones
  readonly evening: LiveEvening | null
}

/** Everybody at the table whose phone is away, or who has none; whoever has left the evening is not waited for. */
export function waitsFor({ phones, evening, hosting }: Table): SeatId[] {
  const left = leftOpenly(evening)
  return phones.names.flatMap((_, place) =>
    left.has(place) || phones.isHere(place) || hosting.without.has(place) ? [] : [seatId(place)],
  )
}

/** How many at the table have no phone. */
export function withoutPhone({ phones, evening }: Omit<Table, 'hosting'>): number {
  const left = leftOpenly(evening)
  return phones.names.filter((_, place) => !left.has(place) && !phones.has(place)).length
}

/** Whether everybody at the table has a phone, which is what such nights need. */
export const allHavePhones = (state: Omit<Table, 'hosting'>): boolean =>
  state.phones.on && state.phones.names.length > 0 && withoutPhone(state) === 0
