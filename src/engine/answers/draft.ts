/** The draft of the open step: which clicks may be recorded, and which stay when the step changes under them. */
import type { DraftEntry, Form } from './answers'
import { checkMark, checkNomination, checkPoint } from './checkAnswer'
import { checkBallot, checkCounts, checkTotal } from './checkVotes'
import type { Draft } from './draftAnswer'
import type { SeatId } from '../base/ids'
import { refuse, type Refusal } from '../base/refusal'

/** Checks one entry by itself. @returns null when it may be recorded, else the reason */
export function checkEntry(form: Form, entry: DraftEntry): Refusal | null {
  if (form.kind === 'points' && entry.kind === 'point') return checkPoint(form, entry.by, entry.at)
  if (form.kind === 'ballots' && entry.kind === 'ballot') {
    return checkBallot(form, entry.by, entry.votes)
  }
  if (form.kind === 'ballots' && entry.kind === 'total') {
    return checkTotal(form, entry.candidate, entry.hands)
  }
  if (form.kind === 'ballots' && entry.kind === 'upForVote') {
    if (!form.inTurn) return refuse('notInTurn')
    return form.candidates.includes(entry.candidate)
      ? null
      : refuse('notACandidate', { seat: entry.candidate })
  }
  if (form.kind === 'marks' && entry.kind === 'mark') return checkMark(form, entry.by, entry.option)
  if (form.kind === 'marks' && entry.kind === 'counts') {
    return checkCounts(form, entry.counts, false)
  }
  if (form.kind === 'seats' && entry.kind === 'pick') {
    return form.targets.includes(entry.seat) ? null : refuse('notATarget', { seat: entry.seat })
  }
  if (form.kind === 'nominations' && entry.kind === 'nominate') {
    return checkNomination(form, entry.nomination)
  }
  return refuse('wrongForm', { wanted: form.kind })
}

/** Whom the host asks hands for at the moment, where candidates are voted on in turn: who was called or counted last. */
export function upForVote(form: Form | undefined, draft: Draft): SeatId | null {
  if (form?.kind !== 'ballots' || !form.inTurn) return null
  const call = draft.findLast((entry) => entry.kind === 'upForVote' || entry.kind === 'total')
  return call?.candidate ?? null
}

/** Splits a draft after a ruling: what is still legal stays, the rest is dropped and reported. */
export function dropIllegal(
  form: Form,
  draft: Draft,
): { kept: DraftEntry[]; dropped: DraftEntry[] } {
  const kept: DraftEntry[] = []
  const dropped: DraftEntry[] = []
  for (const entry of draft) (checkEntry(form, entry) ? dropped : kept).push(entry)
  return { kept, dropped }
}
