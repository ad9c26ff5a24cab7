/** Whether votes fit their form: by name, or counted by number with the few whose name a rule asks for. */
import type { Answer, Form, Voter } from './answers'
import { askedByName, handsFor } from './draftAnswer'
import { seatEntries, type SeatId } from '../base/ids'
import { refuse, type Refusal } from '../base/refusal'

type Ballots = Extract<Form, { kind: 'ballots' }>
type Hands = Readonly<Record<SeatId, readonly SeatId[]>>

const sumOf = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** Checks every voter's hands, and that none is missing where all have to be raised. */
export function checkBallots(
  form: Ballots,
  ballots: Hands,
  uncounted: readonly SeatId[] = [],
): Refusal | null {
  for (const [by, votes] of seatEntries(ballots)) {
    const refusal = checkBallot(form, by, votes)
    if (refusal) return refusal
  }
  if (form.use === 'any') return null
  const short = form.voters.find(({ seat, votes, optional }) => {
    if (uncounted.includes(seat)) return false
    const hands = ballots[seat]
    if (hands === undefined) return !optional
    return form.use === 'all' && hands.length < votes
  })
  return short ? refuse('mustUseAllVotes', { seat: short.seat, votes: short.votes }) : null
}

/** Checks one voter's hands; used for drafts as well. */
export function checkBallot(form: Ballots, by: SeatId, votes: readonly SeatId[]): Refusal | null {
  const voter = form.voters.find(({ seat }) => seat === by)
  if (!voter) return refuse('noVote', { seat: by })
  const bad = votes.find((seat) => !form.candidates.includes(seat))
  if (bad) return refuse('notACandidate', { seat: bad })
  if (form.notSelf && votes.includes(by)) return refuse('notSelf', { seat: by })
  const barred = votes.find((seat) => voter.except?.includes(seat))
  if (barred) return refuse('notACandidate', { seat: barred })
  if (form.distinct && new Set(votes).size !== votes.length) return refuse('namedTwice')
  return votes.length > voter.votes
    ? refuse('tooManyVotes', { seat: by, votes: voter.votes })
    : null
}

/**
 * Checks a count of hands.
 * @returns null when it may stand, else the reason: too many or too few hands, or a hand that a rule asks about is not noted
 */
export function checkTotals(
  form: Ballots,
  { totals, hands = {}, uncounted = [] }: Extract<Answer, { kind: 'totals' }>,
): Refusal | null {
  for (const [candidate, count] of seatEntries(totals)) {
    const refusal = checkTotal(form, candidate, count)
    if (refusal) return refusal
  }
  const eased = easedFor(form, uncounted)
  return checkNamed(eased, hands) ?? checkRest(eased, totals, hands)
}

/** Whoever raised hands that count for nothing need not raise others. */
function easedFor(form: Ballots, uncounted: readonly SeatId[]): Ballots {
  if (uncounted.length === 0) return form
  const eased = (voter: Voter): Voter =>
    uncounted.includes(voter.seat) ? { ...voter, optional: true } : voter
  return { ...form, voters: form.voters.map(eased) }
}

/** Checks the hands counted for one candidate; used for drafts as well. */
export function checkTotal(form: Ballots, candidate: SeatId, hands: number): Refusal | null {
  if (!form.unnamed) return refuse('needsNames')
  if (!form.candidates.includes(candidate)) return refuse('notACandidate', { seat: candidate })
  const max = handsFor(form, candidate)
  const fits = Number.isInteger(hands) && hands >= 0 && hands <= max
  return fits ? null : refuse('tooManyHands', { max })
}

function checkNamed(form: Ballots, hands: Hands): Refusal | null {
  for (const [by, votes] of seatEntries(hands)) {
    if (!form.named?.includes(by)) return refuse('notAsked', { seat: by })
    const refusal = checkBallot(form, by, votes)
    if (refusal) return refusal
  }
  const silent = askedByName(form).find(({ seat }) => hands[seat] === undefined)
  if (silent) return refuse('handNotNoted', { seat: silent.seat })
  if (form.use !== 'all') return null
  const short = askedByName(form).find(
    ({ seat, votes, optional }) => !optional && (hands[seat] ?? []).length < votes,
  )
  return short ? refuse('mustUseAllVotes', { seat: short.seat, votes: short.votes }) : null
}

/** The hands that are left without those that were noted: no more than the others have, and no fewer where they must. */
function checkRest(
  form: Ballots,
  totals: Readonly<Record<SeatId, number>>,
  hands: Hands,
): Refusal | null {
  const noted = Object.values(hands).flat()
  const others = form.voters.filter(({ seat }) => hands[seat] === undefined)
  const rest = sumOf(Object.values(totals)) - noted.length
  const max = sumOf(others.map(({ votes }) => votes))
  if (rest > max) return refuse('tooManyHands', { max: max + noted.length })
  for (const candidate of form.candidates) {
    const own = noted.filter((seat) => seat === candidate).length
    const total = totals[candidate] ?? 0
    if (total < own) return refuse('handsMissing', { count: own - total })
    const most = own + handsFor({ ...form, voters: others }, candidate)
    if (total > most) return refuse('tooManyHands', { max: most })
  }
  const wanted = sumOf(others.map(({ votes, optional }) => (optional ? 0 : votes)))
  return form.use === 'all' && rest < wanted
    ? refuse('handsMissing', { count: wanted - rest })
    : null
}

type Marks = Extract<Form, { kind: 'marks' }>

/** Checks how many said which word; used for drafts as well. @param whole also whether everybody who must has said one */
export function checkCounts(
  { members, options, all, unnamed }: Marks,
  counts: Readonly<Record<string, number>>,
  whole: boolean,
): Refusal | null {
  if (!unnamed) return refuse('needsNames')
  for (const [option, count] of Object.entries(counts)) {
    if (!options.includes(option)) return refuse('unknownOption', { option })
    if (!Number.isInteger(count) || count < 0)
      return refuse('tooManyHands', { max: members.length })
  }
  const said = sumOf(Object.values(counts))
  if (said > members.length) return refuse('tooManyHands', { max: members.length })
  return whole && all && said < members.length
    ? refuse('handsMissing', { count: members.length - said })
    : null
}
