/** Names of a scenario and seats of the engine, both ways. */
import { isSeatId, seatId, seatIndex, type SeatId } from '../../../src/engine'
import { Malformed, print, type Value } from './value'

/** The players of a scenario in seat order. */
export class Names {
  constructor(readonly all: readonly string[]) {}

  /** @throws Malformed when nobody has this name */
  seat(name: Value | undefined): SeatId {
    const index = this.all.indexOf(String(name))
    if (index < 0) throw new Malformed(`there is no player ${print(name)}`)
    return seatId(index)
  }

  /** Whether a value names a player. */
  has(name: Value | undefined): name is string | number {
    return (typeof name === 'string' || typeof name === 'number') && this.all.includes(String(name))
  }

  name(seat: SeatId): string {
    return this.all[seatIndex(seat)] ?? seat
  }

  /** Puts names for seats, however deep they lie, keys included. */
  told(value: unknown): unknown {
    if (isSeatId(value)) return this.name(value)
    if (Array.isArray(value)) return value.map((item) => this.told(item))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        isSeatId(key) ? this.name(key) : key,
        this.told(inner),
      ]),
    )
  }
}
