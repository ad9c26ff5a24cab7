import {
  followedHands,
  handsOfEach,
  hasStatus,
  seatsWith,
  seenToPlay,
  type AskedSeat,
  type ballotsOf,
  type Follower,
  type SeatId,
} from '../../../src/engine'
import { holderOf, isAlive, roleOf, type VendettaState, type VendettaTable } from '../state'
import type { HouseRules } from '../options'

type Ballots = ReturnType<typeof ballotsOf>

/** V-98: death, jail and silence take the vote away. */
export const hasVote = (state: VendettaState, seat: SeatId): boolean =>
  isAlive(state, seat) && !hasStatus(state, seat, 'jailed') && !hasStatus(state, seat, 'silenced')

/** V-98: the same as everybody sees it by the marks. */
export const seenToVote = (state: VendettaState): AskedSeat[] =>
  handsOfEach(seenToPlay(state, ['jailed', 'silenced']))

/** V-40, V-82, V-O9: the hypnotized, whose votes are where the Hypnotist's hand is. */
function hypnotized(state: VendettaState, { hypnosisIfAbstain }: HouseRules): Follower[] {
  const as = holderOf(state, 'hypnotist')
  if (!as) return []
  return seatsWith(state, 'hypnotized')
    .filter((seat) => seat !== as && hasVote(state, seat))
    .map((by) => ({ by, as, isFree: hypnosisIfAbstain === 'free' }))
}

/** The hands as they count, the moved votes in them. */
export const countedHands = (table: VendettaTable, ballots: Ballots): Ballots =>
  followedHands(ballots, hypnotized(table.state, table.options), ({ by }, [suspect = null]) =>
    table.emit('voteMoved', { seat: by, suspect }),
  )

/** Whose hand does not count as one of many: the Judge's, the hypnotized and whose hand they follow (V-35, V-40). */
export function namedVoters({ state, options }: VendettaTable): SeatId[] {
  const followers = hypnotized(state, options)
  const judge = holderOf(state, 'judge')
  const master = followers.length > 0 ? holderOf(state, 'hypnotist') : null
  const seats = [judge, master, ...followers.map(({ by }) => by)].flatMap((seat) => seat ?? [])
  return [...new Set(seats)].filter((seat) => hasVote(state, seat))
}

/** V-35, V-99: the Judge's hand counts twice. */
export const weightOf = (state: VendettaState, seat: SeatId): number =>
  roleOf(state, seat) === 'judge' ? 2 : 1
