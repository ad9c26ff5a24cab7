/** A document in the one form by which it is compared and kept. */
import type { OwnDocument } from '../format/document'

/**
 * Maps whose keys the author chose, by where they stand: their order has a meaning. A star stands for any key; `…` for
 * any way down to it.
 */
const KEPT: ReadonlySet<string> = new Set([
  'teams',
  'roles',
  'cards',
  'options',
  'counters',
  'statuses',
  'links',
  'objects',
  'causes',
  'notices',
  'signs',
])
/** Maps by ids that stand deeper down, by their own name. */
const KEPT_BELOW: ReadonlySet<string> = new Set(['acts', 'word', 'values', 'seconds', 'map'])

/** What the rows of a deck are called here, whose keys are numbers: a kind takes what cards named before it left. */
const ROW = 'row of a deck'

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

function ordered(value: unknown, key: string, depth: number): Json {
  if (Array.isArray(value)) return value.map((each) => ordered(each, '', depth + 1))
  if (typeof value !== 'object' || value === null) return value as Json
  const isKept = depth === 1 ? KEPT.has(key) : key === ROW || KEPT_BELOW.has(key)
  const keys = Object.keys(value)
  const made: Record<string, Json> = {}
  for (const each of isKept ? keys : keys.toSorted()) {
    const part = (value as Readonly<Record<string, unknown>>)[each]
    if (part !== undefined) made[each] = ordered(part, key === 'rows' ? ROW : each, depth + 1)
  }
  return made
}

/** The expanded document as JSON: maps by ids in its own order, all other keys sorted. */
export const canonicalOf = (document: OwnDocument): string =>
  JSON.stringify(ordered(document, '', 0))
