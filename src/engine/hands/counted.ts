/**
 * What of players' own hands counts. They are kept as they were given; the legal draft is derived from them and from the
 * host's clicks, so that nobody is told by a refusal what only the host knows (PH-23a).
 */
import type { DraftEntry, Form, Voter } from '../answers/answers'
import { checkMark } from '../answers/checkAnswer'
import { checkBallot } from '../answers/checkVotes'
import type { Draft } from '../answers/draftAnswer'
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

/** Whose click it was, where a click is somebody's. */
const voterOf = (entry: DraftEntry): SeatId | null =>
  entry.kind === 'ballot' || entry.kind === 'mark' ? entry.by : null

/** How many of the hands given before a place are for a candidate. */
const handsFor = (step: Asking, given: readonly GivenHand[], before: number, at: SeatId): number =>
  [...newestOf(given.filter(({ place }) => place < before)).values()]
    .map((one) => entryOf(step, one))
    .reduce(
      (sum, entry) =>
        sum + (entry?.kind === 'ballot' ? entry.votes.filter((vote) => vote === at).length : 0),
      0,
    )

/** How many said a word before a place. */
const wordsFor = (
  step: Asking,
  given: readonly GivenHand[],
  before: number,
  word: string,
): number =>
  [...newestOf(given.filter(({ place }) => place < before)).values()].filter((one) => {
    const entry = entryOf(step, one)
    return entry?.kind === 'mark' && entry.option === word
  }).length

/** A count that the host entered, with the hands that came after it from players themselves. */
function upToDate(step: Asking, entry: DraftEntry, given: readonly GivenHand[], at: number) {
  if (entry.kind === 'total') {
    const { candidate } = entry
    const since = handsFor(step, given, Infinity, candidate) - handsFor(step, given, at, candidate)
    return { ...entry, hands: Math.max(0, entry.hands + since) }
  }
  if (entry.kind === 'counts') {
    const counts: Record<string, number> = {}
    const { form } = step
    const words = form.kind === 'marks' ? form.options : Object.keys(entry.counts)
    for (const word of words) {
      const since = wordsFor(step, given, Infinity, word) - wordsFor(step, given, at, word)
      const count = Math.max(0, (entry.counts[word] ?? 0) + since)
      if (count > 0 || word in entry.counts) counts[word] = count
    }
    return { ...entry, counts }
  }
  return entry
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
    const by = voterOf(entry)
    const hand = by === null ? undefined : newest.get(by)
    return !hand || placeOf(entry) > hand.place
  })
  return [...own, ...clicks.map((entry) => upToDate(step, entry, given, placeOf(entry)))]
}

/** Whose newest word is the own hand and not a click of the host. */
function ownWords(draft: Draft, placeOf: Place, given: readonly GivenHand[]): GivenHand[] {
  return [...newestOf(given).values()].filter(
    ({ seat, place }) => !draft.some((entry) => voterOf(entry) === seat && placeOf(entry) > place),
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
