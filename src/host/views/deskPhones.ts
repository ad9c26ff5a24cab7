/** The desk's part of the phones. */
import type { DeskPhones } from '../../bridge'
import { seatId } from '../../engine'
import type { HostState } from '../state/state'

export function deskPhones({ phones }: HostState): DeskPhones {
  const { on, doorOpen, names } = phones
  return {
    on,
    doorOpen,
    claims: phones.claims.map(({ id, name, place, sign }) => ({
      id,
      name,
      seat: place === null ? null : seatId(place),
      taken: place !== null && phones.has(place),
      sign,
    })),
    seats: names.flatMap((_, place) =>
      phones.has(place) ? [{ seat: seatId(place), here: phones.isHere(place) }] : [],
    ),
  }
}
