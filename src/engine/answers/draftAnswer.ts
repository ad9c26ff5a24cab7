/** What the clicks of a draft amount to. It imports nothing that runs, so that a window can fold clicks as the engine does. */
import type { Answer, DraftEntry, Form } from './answers'
import type { SeatId } from '../base/ids'

/** The entries recorded so far for an answer that takes many clicks. */
export type Draft = readonly DraftEntry[]

/** Whether a step with this form collects a draft before it is answered. */
export const takesDraft = (form: Form): boolean =>
  form.kind === 'points' ||
  form.kind === 'ballots' ||
  form.kind === 'marks' ||
  form.kind === 'seats' ||
  form.kind === 'nominations'

/** Whose hand, word or finger a click is; null: it is nobody's in particular. */
export const byOf = (entry: DraftEntry): SeatId | null => ('by' in entry ? entry.by : null)

/** The hands of a vote's answer that have a name; a skipped vote raised none. */
export const ballotsOf = (answer: Answer): Readonly<Record<SeatId, readonly SeatId[]>> =>
  answer.kind === 'ballots' ? answer.ballots : answer.kind === 'totals' ? (answer.hands ?? {}) : {}

/** How many said each word, whether or not it is known who. */
export function saidOf(answer: Answer): Readonly<Record<string, number>> {
  if (answer.kind === 'counts') return answer.counts
  const said: Record<string, number> = {}
  if (answer.kind !== 'marks') return said
  for (const word of Object.values(answer.marks)) said[word] = (said[word] ?? 0) + 1
  return said
}

/** How many hands each has, whosever they are; seats without one are left out. */
function handsIn(ballots: Readonly<Record<SeatId, readonly SeatId[]>>): Record<SeatId, number> {
  const totals: Record<SeatId, number> = {}
  for (const seat of Object.values(ballots).flat()) totals[seat] = (totals[seat] ?? 0) + 1
  return totals
}

/** A count in the order of the candidates; it never has fewer hands for somebody than are known by name. */
function countOf(
  candidates: readonly SeatId[],
  totals: Readonly<Record<SeatId, number>>,
  hands: Readonly<Record<SeatId, readonly SeatId[]>>,
  rest: { readonly uncounted?: readonly SeatId[] },
): Answer {
  const known = handsIn(hands)
  const all: Record<SeatId, number> = {}
  for (const seat of candidates) {
    const count = Math.max(known[seat] ?? 0, totals[seat] ?? 0)
    if (count > 0) all[seat] = count
  }
  const isNoted = Object.keys(hands).length > 0
  return { kind: 'totals', totals: all, ...(isNoted ? { hands } : {}), ...rest }
}

/**
 * The answer that a draft amounts to; later entries of the same seat replace earlier ones. Counting goes on from
 * the hands that have a name already; the next hand with a name drops the count again, unless a rule asks for that name.
 */
export function draftAnswer(form: Form, draft: Draft): Answer {
  switch (form.kind) {
    case 'points': {
      const points: Record<SeatId, SeatId | null> = {}
      for (const entry of draft) if (entry.kind === 'point') points[entry.by] = entry.at
      return { kind: 'points', points }
    }
    case 'ballots': {
      const ballots: Record<SeatId, readonly SeatId[]> = {}
      // Where every voter is named, closing the count means that all others raised no hand.
      if (form.use === 'each') {
        for (const { seat, optional } of form.voters) if (!optional) ballots[seat] = []
      }
      let totals: Record<SeatId, number> | null = null
      const hands: Record<SeatId, readonly SeatId[]> = {}
      const uncounted = new Set<SeatId>()
      for (const entry of draft) {
        if (entry.kind === 'ballot') {
          ballots[entry.by] = entry.votes
          if (entry.uncounted) uncounted.add(entry.by)
          else uncounted.delete(entry.by)
          if (form.named?.includes(entry.by)) hands[entry.by] = entry.votes
          else totals = null
        } else if (entry.kind === 'total') {
          totals = { ...(totals ?? handsIn(ballots)), [entry.candidate]: entry.hands }
        }
      }
      const rest = uncounted.size > 0 ? { uncounted: [...uncounted] } : {}
      return totals
        ? countOf(form.candidates, totals, hands, rest)
        : { kind: 'ballots', ballots, ...rest }
    }
    case 'marks': {
      const marks: Record<SeatId, string> = {}
      let counts: Readonly<Record<string, number>> | null = null
      for (const entry of draft) {
        if (entry.kind === 'counts') counts = entry.counts
        else if (entry.kind === 'mark') {
          marks[entry.by] = entry.option
          counts = null
        }
      }
      return counts ? { kind: 'counts', counts } : { kind: 'marks', marks }
    }
    case 'seats': {
      const picked: SeatId[] = []
      for (const entry of draft) {
        if (entry.kind !== 'pick') continue
        const at = picked.indexOf(entry.seat)
        if (at >= 0) picked.splice(at, 1)
        if (entry.on) picked.push(entry.seat)
      }
      return { kind: 'seats', seats: picked }
    }
    case 'nominations':
      return {
        kind: 'nominations',
        list: draft.flatMap((entry) => (entry.kind === 'nominate' ? [entry.nomination] : [])),
      }
    default:
      return { kind: 'ok' }
  }
}

/** How many hands there can be for one candidate. */
export const handsFor = (
  { voters, notSelf, distinct }: Extract<Form, { kind: 'ballots' }>,
  candidate: SeatId,
): number =>
  voters
    .filter(({ seat }) => !notSelf || seat !== candidate)
    .reduce((sum, { votes }) => sum + (distinct ? Math.min(1, votes) : votes), 0)

/** Whoever has a vote that a rule asks about: with a count by number, his hand has to be noted besides. */
export const askedByName = ({ voters, named = [] }: Extract<Form, { kind: 'ballots' }>) =>
  voters.filter(({ seat, votes }) => votes > 0 && named.includes(seat))
