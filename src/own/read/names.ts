/** Names that a document gives and uses. */
import type { Kind } from '../format/marks'
import { isReserved, isReservedCause, isReservedStep } from '../format/reserved'

/** A name and where it stands. */
export interface NameAt {
  readonly name: string
  readonly kinds: readonly Kind[]
  readonly offset: number
  readonly path: string
}

const STEPS: ReadonlySet<Kind> = new Set(['call', 'ask', 'power'])

/** True if nothing of this kind may be called so. */
export const isTaken = (kind: Kind, id: string): boolean => {
  if (STEPS.has(kind)) return isReservedStep(id)
  return kind === 'cause' ? isReservedCause(id) : isReserved(id)
}
