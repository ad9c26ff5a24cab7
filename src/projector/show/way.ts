/** The way of a thing through the circle, leg by leg, read off the evening's true story; it is in no view before that. */
import type { ChronicleEntry, SeatId } from '../../bridge'

export interface Leg {
  /** Null where nobody had it before. */
  readonly from: SeatId | null
  readonly to: SeatId
  /** What the story says of it: the gains of groups that led to it, and how it came to this player. */
  readonly told: readonly ChronicleEntry[]
}

const MOVES = ['objectMoved', 'objectGained']

/** Every time that somebody else got it, in order; none where the game has no such thing. */
export function legsOf(chronicle: readonly ChronicleEntry[]): Leg[] {
  const legs: Leg[] = []
  let told: ChronicleEntry[] = []
  for (const entry of chronicle.filter(({ key }) => MOVES.includes(key))) {
    told.push(entry)
    const to = entry.seats['to']?.[0]
    if (!to) continue
    const from = legs.at(-1)?.to ?? null
    if (to !== from) legs.push({ from, to, told })
    told = []
  }
  return legs
}
