/** Who has left the evening so that everybody knows it. */
import type { LiveEvening } from '../evening/liveEvening'
import { seatIndex } from '../../engine'

/** @returns the places of those whom a ruling let leave, once the town square shows them out */
export function leftOpenly(evening: LiveEvening | null): ReadonlySet<number> {
  const left = new Set<number>()
  const square = evening?.play?.game.state.record.seats
  if (!evening || !square) return left
  for (const { deed } of evening.ledger.acts) {
    if (deed.kind !== 'input' || deed.input.type !== 'ruling') continue
    const { ruling } = deed.input
    if (ruling.kind === 'leave') left.add(seatIndex(ruling.seat))
    else if (ruling.kind === 'revive') left.delete(seatIndex(ruling.seat))
  }
  for (const place of left) if (!square[place]?.out) left.delete(place)
  return left
}
