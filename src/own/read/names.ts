/** Names that a document gives and uses. */
import type { AnySchema, Kind } from '../schema/marks'
import type { TreeMap } from './tree'
import { isReserved, isReservedCause, isReservedStep } from '../format/reserved'

/** A name and where it stands. */
export interface NameAt {
  readonly name: string
  readonly kinds: readonly Kind[]
  readonly offset: number
  readonly path: string
}

/** A word that only documents with `needs: 2` may write. */
export interface NewerAt {
  readonly word: string
  readonly offset: number
  readonly path: string
}

/** A value that a house rule decides, and the schema of what may stand there. */
export interface Decided {
  readonly part: TreeMap
  readonly schema: AnySchema
}

const STEPS: ReadonlySet<Kind> = new Set(['call', 'ask', 'power', 'ballot'])

/** True if nothing of this kind may be called so. */
export const isTaken = (kind: Kind, id: string): boolean => {
  if (STEPS.has(kind)) return isReservedStep(id)
  return kind === 'cause' ? isReservedCause(id) : isReserved(id)
}
