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

/** The answer that a draft amounts to; later entries of the same seat replace earlier ones. */
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
      for (const entry of draft) if (entry.kind === 'ballot') ballots[entry.by] = entry.votes
      return { kind: 'ballots', ballots }
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
