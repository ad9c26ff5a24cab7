/**
 * What of players' own hands counts. They are kept as they were given; the legal draft is derived from them and from the
 * host's clicks, so that nobody is told by a refusal what only the host knows (PH-23a).
 */
import type { DraftEntry, Form, Voter } from '../answers/answers'
import { checkMark } from '../answers/checkAnswer'
import { checkBallot } from '../answers/checkVotes'
import { byOf, type Draft } from '../answers/draftAnswer'
import type { SeatId } from '../base/ids'
import type { Asks } from '../script/step'
import { newestOf, type GivenHand } from './given'

type Ballots = Extract<Form, { kind: 'ballots' }>
type Place = (entry: DraftEntry) => number

/** A step that asks before everybody: what it takes from the host, and what from players as everybody sees it. */
export interface Asking {
  readonly form: Form
  readonly asks: Asks
}

/** As many of somebody's hands as count, in their order. */
function countedVotes(
  form: Ballots,
  { seat, votes: most }: Voter,
  votes: readonly SeatId[],
  hands: number,
): readonly SeatId[] {
  // Whoever seems to have one hand and has several gives all of them.
  const [first] = votes
  const isOne = hands === 1 && first !== undefined && !form.distinct
  const all = isOne ? Array<SeatId>(Math.max(1, most)).fill(first) : votes
  const counted: SeatId[] = []
  for (const vote of all) if (!checkBallot(form, seat, [...counted, vote])) counted.push(vote)
  return counted
}

/** The entry that a hand amounts to; null: there is none of that kind, or it does not count. */
function entryOf({ form, asks }: Asking, { seat, hand }: GivenHand): DraftEntry | null {
  if (!hand) return null
  if (hand.for === 'hands' && form.kind === 'ballots') {
    const voter = form.voters.find((one) => one.seat === seat)
    // Whose hand may be left out where all others have to vote has none of his own.
    if (!voter || voter.optional) return null
    const hands = asks.of.find((one) => one.seat === seat)?.hands ?? 1
    const votes = countedVotes(form, voter, hand.votes, hands)
    const isShort = votes.length < Math.min(hand.votes.length, Math.max(1, voter.votes))
    return { kind: 'ballot', by: seat, votes, ...(isShort ? { uncounted: true } : {}) }
  }
  if (hand.for === 'word' && form.kind === 'marks') {
    return checkMark(form, seat, hand.word) ? null : { kind: 'mark', by: seat, option: hand.word }
  }
  return null
}

/** How many hands or words of players there were before a place, by whom they are for or what they say. */
function countedBefore(
  step: Asking,
  given: readonly GivenHand[],
  before: number,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const one of newestOf(given.filter(({ place }) => place < before)).values()) {
    const entry = entryOf(step, one)
    const said =
      entry?.kind === 'ballot' ? entry.votes : entry?.kind === 'mark' ? [entry.option] : []
    for (const what of said) counts.set(what, (counts.get(what) ?? 0) + 1)
  }
  return counts
}

/** A count that the host entered, with the hands that came after it from players themselves. */
function upToDate(
  step: Asking,
  entry: DraftEntry,
  given: readonly GivenHand[],
  at: number,
): DraftEntry {
  if (entry.kind !== 'total' && entry.kind !== 'counts') return entry
  const [now, then] = [countedBefore(step, given, Infinity), countedBefore(step, given, at)]
  const current = (what: string, entered: number): number =>
    Math.max(0, entered + (now.get(what) ?? 0) - (then.get(what) ?? 0))
  if (entry.kind === 'total') return { ...entry, hands: current(entry.candidate, entry.hands) }
  const counts: Record<string, number> = {}
  for (const word of new Set([...Object.keys(entry.counts), ...now.keys()])) {
    const count = current(word, entry.counts[word] ?? 0)
    if (count > 0 || word in entry.counts) counts[word] = count
  }
  return { ...entry, counts }
}

/**
 * The draft with players' own hands in it: of each voter the newest, whoever entered it, and counts by number with those
 * that came since.
 * @param placeOf where a click stands in the order of everything that was done
 */
export function withHands(
  step: Asking,
  draft: Draft,
  placeOf: Place,
  given: readonly GivenHand[],
): Draft {
  if (given.length === 0) return draft
  const newest = newestOf(given)
  const own = [...newest.values()].flatMap((one) => entryOf(step, one) ?? [])
  const clicks = draft.filter((entry) => {
    const by = byOf(entry)
    const hand = by === null ? undefined : newest.get(by)
    return !hand || placeOf(entry) > hand.place
  })
  return [...own, ...clicks.map((entry) => upToDate(step, entry, given, placeOf(entry)))]
}

/** Whose newest word is the own hand and not a click of the host. */
function ownWords(draft: Draft, placeOf: Place, given: readonly GivenHand[]): GivenHand[] {
  return [...newestOf(given).values()].filter(
    ({ seat, place }) => !draft.some((entry) => byOf(entry) === seat && placeOf(entry) > place),
  )
}

/** Hands that everybody sees and that count for nothing: a room that watches the count sees them like all others. */
export function handsUncounted(
  step: Asking,
  draft: Draft,
  placeOf: Place,
  given: readonly GivenHand[],
): Record<SeatId, readonly SeatId[]> {
  const seen: Record<SeatId, readonly SeatId[]> = {}
  if (step.form.kind !== 'ballots') return seen
  for (const one of ownWords(draft, placeOf, given)) {
    const { seat, hand } = one
    if (hand?.for !== 'hands' || hand.votes.length === 0) continue
    const entry = entryOf(step, one)
    const counted = entry?.kind === 'ballot' ? entry.votes.length : 0
    if (counted < hand.votes.length) seen[seat] = hand.votes
  }
  return seen
}
