/** The draft of an interrupt: it is sent as one answer, so its clicks are gathered in this window. */
import type { Answer, DraftEntry, Form } from '../../../bridge'

/** An empty answer in the shape of a form; null for forms that one click answers. */
export function emptyDraft(form: Form): Answer | null {
  switch (form.kind) {
    case 'points':
      return { kind: 'points', points: {} }
    case 'ballots':
      return { kind: 'ballots', ballots: {} }
    case 'marks':
      return { kind: 'marks', marks: {} }
    case 'seats':
      return { kind: 'seats', seats: [] }
    case 'nominations':
      return { kind: 'nominations', list: [] }
    default:
      return null
  }
}

/** The draft with one click more. */
export function withEntry(draft: Answer | null, entry: DraftEntry): Answer | null {
  if (draft?.kind === 'points' && entry.kind === 'point') {
    return { ...draft, points: { ...draft.points, [entry.by]: entry.at } }
  }
  if (draft?.kind === 'ballots' && entry.kind === 'ballot') {
    return { ...draft, ballots: { ...draft.ballots, [entry.by]: entry.votes } }
  }
  if (draft?.kind === 'marks' && entry.kind === 'mark') {
    return { ...draft, marks: { ...draft.marks, [entry.by]: entry.option } }
  }
  if (draft?.kind === 'seats' && entry.kind === 'pick') {
    const others = draft.seats.filter((seat) => seat !== entry.seat)
    return { ...draft, seats: entry.on ? [...others, entry.seat] : others }
  }
  if (draft?.kind === 'nominations' && entry.kind === 'nominate') {
    return { ...draft, list: [...draft.list, entry.nomination] }
  }
  return draft
}
