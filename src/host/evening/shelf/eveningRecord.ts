/** What an evening that is over came to, for the page of a group. It follows from its journal alone. */
import type { ClosestVote, EveningRecord, HeldVote, SeatId } from '../../../bridge'
import { rightHands } from '../../../bridge/asked/rightHands'
import { winnersOf } from '../../../bridge/views/winners'
import { seatId } from '../../../engine'
import type { Ledger } from '../ledger'
import type { Play } from '../play'
import { retell } from '../replay'

/**
 * @param nameOf how somebody is told; null: left out
 * @returns null for an evening that nobody has won
 */
export function eveningRecord(
  id: string,
  ledger: Ledger,
  nameOf: (name: string) => string | null,
): EveningRecord | null {
  const { ruleset, names } = ledger
  const seats = names.map((_, index) => seatId(index))
  const lived = new Map<SeatId, number>()
  const isOut = ({ game }: Play, seat: SeatId) =>
    ruleset.publicSeat(game.state, seat, game.options).out
  let seen = 0
  const play = retell(ledger, 0, (now) => {
    // A night is over once another part of the evening has come, and those who died of it are out.
    if (now.game.state.phase.kind === 'night' || now.tally.nights === seen) return
    if (now.game.state.phase.kind === 'dawn' && !now.game.state.winner) return
    seen = now.tally.nights
    for (const seat of seats) if (!isOut(now, seat)) lived.set(seat, seen)
  })
  const winner = play?.game.state.winner
  if (!play || !winner) return null
  const { state, options } = play.game
  const sides = seats.map((seat) => ({
    id: seat,
    team: ruleset.privateSeat(state, seat, options).team,
  }))
  const won = winnersOf(sides, winner, (seat) => isOut(play, seat))
  const named = (seat: SeatId) => nameOf(names[seats.indexOf(seat)] ?? '')
  const { nights, votes } = play.tally
  const hands = new Map(rightHands(votes).map((one) => [one.seat, one]))
  return {
    id,
    nights,
    winners: [...winner],
    players: sides.map(({ id: seat, team }) => ({
      name: named(seat),
      side: team,
      won: won.includes(seat),
      stayed: !isOut(play, seat),
      nights: lived.get(seat) ?? 0,
      right: hands.get(seat)?.right ?? 0,
      cast: hands.get(seat)?.cast ?? 0,
    })),
    closest: closestOf(votes, named),
  }
}

/** Of the votes that one hand decided, or none, the closest; the later one of several. */
function closestOf(
  votes: readonly HeldVote[],
  named: (seat: SeatId) => string | null,
): ClosestVote | null {
  const found = votes.flatMap(({ phase, totals }) => {
    const [first, second] = Object.entries(totals ?? {})
      .map(([seat, count]) => ({ seat: seat as SeatId, count }))
      .sort((a, b) => b.count - a.count)
    if (!first || !second || second.count === 0 || first.count - second.count > 1) return []
    return [
      {
        phase,
        names: [named(first.seat), named(second.seat)] as const,
        counts: [first.count, second.count] as const,
      },
    ]
  })
  const margin = ({ counts: [first, second] }: ClosestVote) => first - second
  return found.reduce<ClosestVote | null>(
    (best, vote) => (best && margin(best) < margin(vote) ? best : vote),
    null,
  )
}
