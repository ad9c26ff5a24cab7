/** What the rules have against an entry as soon as it comes, not only when its list is closed. */
import {
  checkEntry,
  draftAnswer,
  type DraftEntry,
  type Refusal,
  type ShownGame,
} from '../../engine'

/** Looked at as it comes from the desk: what a journal holds was taken once and stays taken. */
export function refusedAtOnce(
  { open, draft }: Pick<ShownGame, 'open' | 'draft'>,
  step: string,
  entry: DraftEntry,
): Refusal | null {
  if (open?.id !== step) return null
  const refusal = checkEntry(open.form, entry)
  if (refusal) return refusal
  return open.checkSoFar?.(draftAnswer(open.form, [...draft, entry])) ?? null
}
