/** What the clicks of a draft amount to. It imports nothing that runs, so that a window can fold clicks as the engine does. */
import type { Answer, DraftEntry, Form } from './answers'
import type { SeatId } from '../ids'

/** The entries recorded so far for an answer that takes many clicks. */
export type Draft = readonly DraftEntry[]

/** Whether a step with this form collects a draft before it is answered. */
export const takesDraft = (form: Form): boolean =>
  form.kind === 'points' ||
  form.kind === 'ballots' ||
  form.kind === 'marks' ||
  form.kind === 'seats' ||
  form.kind === 'nominations'

/** How many hands each has, whosever they are; seats without one are left out. */
function handsIn(ballots: Readonly<Record<SeatId, readonly SeatId[]>>): Record<SeatId, number> {
  const totals: Record<SeatId, number> = {}
  for (const seat of Object.values(ballots).flat()) totals[seat] = (totals[seat] ?? 0) + 1
  return totals
}

/** Without those for whom nobody raised a hand. */
const counted = (totals: Readonly<Record<SeatId, number>>): Record<SeatId, number> =>
  Object.fromEntries(Object.entries(totals).filter(([, hands]) => hands > 0))

/**
 * The answer that a draft amounts to; later entries of the same seat replace earlier ones. Counting goes on from
 * the hands that have a name already; the next hand with a name drops the count again.
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
      for (const entry of draft) {
        if (entry.kind === 'ballot') {
          ballots[entry.by] = entry.votes
          totals = null
        } else if (entry.kind === 'total') {
          totals = { ...(totals ?? handsIn(ballots)), [entry.candidate]: entry.hands }
        }
      }
      return totals ? { kind: 'totals', totals: counted(totals) } : { kind: 'ballots', ballots }
    }
    case 'marks': {
      const marks: Record<SeatId, string> = {}
      for (const entry of draft) if (entry.kind === 'mark') marks[entry.by] = entry.option
      return { kind: 'marks', marks }
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
