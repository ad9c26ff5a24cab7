/** What players say to a step themselves, and whether it is what the step asks before everybody. */
import type { SeatId } from '../base/ids'
import type { Asks } from '../script/step'

/** What somebody says to a step. */
export type Said =
  | { readonly for: 'hands'; readonly votes: readonly SeatId[] }
  | { readonly for: 'word'; readonly word: string }
  | { readonly for: 'choice'; readonly seats: readonly SeatId[] }

/** A hand as it was given; null: taken back. */
export interface GivenHand {
  readonly seat: SeatId
  readonly hand: Said | null
  /** Where it stands in the order of everything that was done. */
  readonly place: number
}

/** The newest word of each, in the order in which they gave it. */
export function newestOf(given: readonly GivenHand[]): Map<SeatId, GivenHand> {
  const newest = new Map<SeatId, GivenHand>()
  for (const one of given) {
    newest.delete(one.seat)
    newest.set(one.seat, one)
  }
  return newest
}

/**
 * Whether a step takes this from somebody, as everybody at the table knows: no secret has a say in it (PH-23a).
 * @param hand null: takes back what was said
 */
export function takesHand(asks: Asks, seat: SeatId, hand: Said | null): boolean {
  const asked = asks.of.find((one) => one.seat === seat)
  if (!asked) return false
  if (hand === null) return true
  switch (hand.for) {
    case 'word':
      return asks.words?.includes(hand.word) ?? false
    case 'choice': {
      if (asks.for !== 'choice') return false
      const { min, max } = asks.count ?? { min: 1, max: 1 }
      const isNobody = hand.seats.length === 0 && !asks.must
      const isEnough = hand.seats.length >= min && hand.seats.length <= max
      return (isEnough || isNobody) && isAmong(asks, seat, hand.seats) && isDistinct(hand.seats)
    }
    case 'hands':
      return (
        asks.for === 'hands' &&
        hand.votes.length <= asked.hands &&
        (hand.votes.length > 0 || !asks.must) &&
        isAmong(asks, seat, hand.votes) &&
        (!asks.distinct || isDistinct(hand.votes)) &&
        (asks.split === true || new Set(hand.votes).size < 2)
      )
  }
}

const isAmong = ({ among, self }: Asks, seat: SeatId, seats: readonly SeatId[]): boolean =>
  seats.every((one) => among.includes(one) && (self === true || one !== seat))

const isDistinct = (seats: readonly SeatId[]): boolean => new Set(seats).size === seats.length
