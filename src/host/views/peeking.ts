/** Who has the laptop in hand during the deal, and who gets it next: all of it is seen by everybody. */
import type { Peeking } from '../../bridge'
import { seatId, seatIndex, type SeatId } from '../../engine'
import type { LiveEvening } from '../evening/liveEvening'
import type { HostState } from '../state/state'

/**
 * The next one in the circle who has not looked yet and does not look on a phone; null after the last one, when the host
 * gets the laptop back.
 */
export function nextPlayer(
  { evening, phones }: Pick<HostState, 'evening' | 'phones'>,
  from: SeatId,
): SeatId | null {
  const seats = evening?.ledger.names.map((_, index) => seatId(index)) ?? []
  const after = [...seats.slice(seatIndex(from) + 1), ...seats.slice(0, seatIndex(from))]
  const hasPhone = (seat: SeatId) => phones.isHere(seatIndex(seat))
  return after.find((seat) => !evening?.ledger.deal.isDone(seat) && !hasPhone(seat)) ?? null
}

/** Who has given the laptop back by now, as everybody has seen; nothing where the host types in what was drawn. */
export function looked({ header, ledger }: LiveEvening): { looked?: readonly SeatId[] } {
  if (header.by === 'host') return {}
  const seats = ledger.names.map((_, index) => seatId(index))
  return { looked: seats.filter((seat) => ledger.deal.isDone(seat)) }
}

/** What the big screen tells of it; nothing while the host has the laptop, and of cards never. */
export function peeking(state: Pick<HostState, 'evening' | 'lock' | 'phones'>): {
  peeking?: Peeking
} {
  const { evening, lock } = state
  const seat = lock?.seat
  if (!evening || !seat) return {}
  const { names, deal } = evening.ledger
  const seen = names.filter((_, index) => seatId(index) !== seat && deal.isDone(seatId(index)))
  const next = nextPlayer(state, seat)
  return { peeking: { seat, next, number: seen.length + 1, of: names.length } }
}
