/** The desk's part of the phones. */
import type { DeskPhones } from '../../bridge'
import { seatId } from '../../engine'
import type { HostState } from '../state/state'

export function deskPhones({ phones }: HostState): DeskPhones {
  const { on, doorOpen, names } = phones
  return {
    on,
    doorOpen,
    claims: phones.claims.map(({ id, place, sign }) => ({
      id,
      name: names[place] ?? '',
      seat: seatId(place),
      taken: phones.has(place),
      sign,
    })),
    seats: names.flatMap((_, place) =>
      phones.has(place) ? [{ seat: seatId(place), here: phones.isHere(place) }] : [],
    ),
  }
}
