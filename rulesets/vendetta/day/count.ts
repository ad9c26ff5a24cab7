import { hasStatus, seatsWith, type ballotsOf, type SeatId } from '../../../src/engine'
import { holder, isAlive, roleOf, type VendettaState, type VendettaTable } from '../evening'
import type { HouseRules } from '../options'

type Ballots = ReturnType<typeof ballotsOf>

/** A hypnotized player and where his vote was counted; null: for nobody. */
interface Move {
  readonly seat: SeatId
  readonly suspect: SeatId | null
}

/** V-98: death, jail and silence take the vote away. */
export const hasVote = (state: VendettaState, seat: SeatId): boolean =>
  isAlive(state, seat) && !hasStatus(state, seat, 'jailed') && !hasStatus(state, seat, 'silenced')

/** V-40, V-82, V-O9: where the Hypnotist's hand takes the votes of the hypnotized. */
function movedVotes(state: VendettaState, rules: HouseRules, ballots: Ballots): Move[] {
  const hypnotist = holder(state, 'hypnotist')
  if (!hypnotist) return []
  const suspect = ballots[hypnotist]?.[0] ?? null
  if (!suspect && rules.hypnosisIfAbstain === 'free') return []
  return seatsWith(state, 'hypnotized')
    .filter((seat) => seat !== hypnotist && hasVote(state, seat))
    .map((seat) => ({ seat, suspect }))
}

/** V-35, V-99: the hands as they count, the moved votes and the Judge's second one in them. */
export function countedHands(table: VendettaTable, ballots: Ballots): Ballots {
  const { state } = table
  const counted: Record<SeatId, readonly SeatId[]> = { ...ballots }
  for (const { seat, suspect } of movedVotes(state, table.options, ballots)) {
    counted[seat] = suspect ? [suspect] : []
    table.emit('voteMoved', { seat, suspect })
  }
  for (const [seat, votes] of Object.entries(counted) as [SeatId, readonly SeatId[]][]) {
    if (roleOf(state, seat) === 'judge') counted[seat] = votes.flatMap((vote) => [vote, vote])
  }
  return counted
}
