import type { Answer, DraftEntry, Form } from './answers'
import { checkBallot, checkMark, checkNomination, checkPoint } from './checkAnswer'
import type { SeatId } from './ids'
import { refuse, type Refusal } from './refusal'

/** The entries recorded so far for an answer that takes many clicks. */
export type Draft = readonly DraftEntry[]

/** Whether a step with this form collects a draft before it is answered. */
export const takesDraft = (form: Form): boolean =>
  form.kind === 'points' ||
  form.kind === 'ballots' ||
  form.kind === 'marks' ||
  form.kind === 'seats' ||
  form.kind === 'nominations'

/** Checks one entry by itself. @returns null when it may be recorded, else the reason */
export function checkEntry(form: Form, entry: DraftEntry): Refusal | null {
  if (form.kind === 'points' && entry.kind === 'point') return checkPoint(form, entry.by, entry.at)
  if (form.kind === 'ballots' && entry.kind === 'ballot') {
    return checkBallot(form, entry.by, entry.votes)
  }
  if (form.kind === 'ballots' && entry.kind === 'upForVote') {
    if (!form.inTurn) return refuse('notInTurn')
    return form.candidates.includes(entry.candidate)
      ? null
      : refuse('notACandidate', { seat: entry.candidate })
  }
  if (form.kind === 'marks' && entry.kind === 'mark') return checkMark(form, entry.by, entry.option)
  if (form.kind === 'seats' && entry.kind === 'pick') {
    return form.targets.includes(entry.seat) ? null : refuse('notATarget', { seat: entry.seat })
  }
  if (form.kind === 'nominations' && entry.kind === 'nominate') {
    return checkNomination(form, entry.nomination)
  }
  return refuse('wrongForm', { wanted: form.kind })
}

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

/** Whom the host asks hands for at the moment, where candidates are voted on in turn. */
export function upForVote(draft: Draft): SeatId | null {
  const call = draft.findLast((entry) => entry.kind === 'upForVote')
  return call?.candidate ?? null
}

/** Splits a draft after a ruling: what is still legal stays, the rest is dropped and reported. */
export function sift(form: Form, draft: Draft): { kept: DraftEntry[]; dropped: DraftEntry[] } {
  const kept: DraftEntry[] = []
  const dropped: DraftEntry[] = []
  for (const entry of draft) (checkEntry(form, entry) ? dropped : kept).push(entry)
  return { kept, dropped }
}
