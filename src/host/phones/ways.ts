/** How an evening takes players' own hands, and whose turn that makes it. */
import { byOf, upForVote, type Asks, type Game, type RecordedGame, type SeatId } from '../../engine'
import type { Way } from '../../bridge/views/deskPhones'

/** How the rules have it asked, as far as phones can follow. */
const PROPOSED: Readonly<Record<Asks['order'], Way>> = {
  together: 'asTheyCome',
  voters: 'voters',
  candidates: 'candidates',
}

/** The way of an open step. @param chosen the host's own; null: as the rules have it */
export function wayOf(chosen: Way | null, asks: Asks): Way {
  const way = chosen ?? PROPOSED[asks.order]
  // Candidates are called one after the other where the rules do so, and nowhere else.
  return way === 'candidates' && asks.order !== 'candidates' ? PROPOSED[asks.order] : way
}

/**
 * Whose turn it is: the next who has said nothing, or the candidate who was called. It follows from what everybody sees.
 * @param isHere whether somebody has a phone that is connected
 */
export function turnOf(
  game: Game | RecordedGame,
  way: Way,
  isHere: (seat: SeatId) => boolean,
): SeatId | null {
  const { open, draft, heard } = game
  const asks = open?.stage?.asks
  if (!asks) return null
  if (way === 'candidates') return upForVote(open.form, draft)
  if (way !== 'voters') return null
  const isSeen = open.stage.count === 'live'
  const entered = new Set(draft.map(byOf))
  const waits = ({ seat }: { readonly seat: SeatId }) =>
    isHere(seat) ? !heard.includes(seat) : isSeen && !entered.has(seat)
  return asks.of.find(waits)?.seat ?? null
}
