/** What fingers and hands amount to: agreement, majority, totals. */
import type { Answer } from './answers'
import { ballotsOf } from './draftAnswer'
import type { SeatId } from '../base/ids'

type Points = Readonly<Record<SeatId, SeatId | null>>
type Ballots = Readonly<Record<SeatId, readonly SeatId[]>>

/** The fingers of a group's answer; a declined or skipped call points at nobody. */
export const pointsOf = (answer: Answer): Points => (answer.kind === 'points' ? answer.points : {})

/** The hands of a vote's answer by candidate, whether or not they have names; a skipped vote raised none. */
export const totalsOf = (answer: Answer): Readonly<Record<SeatId, number>> =>
  answer.kind === 'totals' ? answer.totals : countVotes(ballotsOf(answer))

/** The seat everybody in the group points at, or null without full agreement. */
export function unanimous(points: Points, members: readonly SeatId[]): SeatId | null {
  const [first] = members
  const choice = first ? (points[first] ?? null) : null
  return choice && members.every((member) => points[member] === choice) ? choice : null
}

/** The seat more than half of the members point at, or null. */
export function majority(points: Points, members: readonly SeatId[]): SeatId | null {
  const totals = new Map<SeatId, number>()
  for (const member of members) {
    const at = points[member]
    if (at) totals.set(at, (totals.get(at) ?? 0) + 1)
  }
  for (const [seat, count] of totals) if (count * 2 > members.length) return seat
  return null
}

/** How many votes one hand of somebody is; 0: it is up for nothing. */
export type WeightOf = (voter: SeatId) => number

/** Adds up hands, one vote each or what they weigh. Seats without a vote are left out. */
export function countVotes(ballots: Ballots, weightOf?: WeightOf): Record<SeatId, number> {
  const totals: Record<SeatId, number> = {}
  for (const [voter, votes] of Object.entries(ballots) as [SeatId, readonly SeatId[]][]) {
    const weight = weightOf?.(voter) ?? 1
    if (weight <= 0) continue
    for (const seat of votes) totals[seat] = (totals[seat] ?? 0) + weight
  }
  return totals
}

/** Who has the most, in the order of `among`; empty without any vote. */
export function leaders(
  totals: Readonly<Record<SeatId, number>>,
  among: readonly SeatId[],
): SeatId[] {
  const most = Math.max(0, ...among.map((seat) => totals[seat] ?? 0))
  return most === 0 ? [] : among.filter((seat) => totals[seat] === most)
}
