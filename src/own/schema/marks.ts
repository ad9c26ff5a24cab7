/**
 * What the schema says about itself beside the shape, for whoever walks it: which strings are ids, which name something,
 * which code a wrong value gets.
 */
import * as v from 'valibot'
import type { ErrorCode } from '../problems/codes'

/** What there are names of. */
export const KINDS = [
  'team',
  'role',
  'card',
  'kind',
  'status',
  'link',
  'object',
  'counter',
  'notice',
  'sign',
  'call',
  'option',
  'cause',
  'power',
  'ask',
  'act',
  'word',
  'ballot',
  'answer',
  'pile',
  'pileCard',
] as const
export type Kind = (typeof KINDS)[number]

/** What placeholders a text may hold: lines said aloud (of a question before everybody: with who is asked), lines the host reads, what is told of players, or none. */
export type Placeholders = 'spoken' | 'asked' | 'host' | 'item' | 'none'

/** What a part of a document is, for whoever looks at all parts of its kind. */
export type PartKind =
  | 'team'
  | 'role'
  | 'status'
  | 'link'
  | 'object'
  | 'shield'
  | 'call'
  | 'silentStep'
  | 'trigger'
  | 'ask'
  | 'power'
  | 'question'
  | 'traits'
  | 'effect'
  | 'dayPart'
  | 'victory'
  | 'deck'
  | 'deckVariant'
  | 'deckCheck'

export interface Mark {
  readonly part?: PartKind
  /** The code of a wrong value, whatever is wrong with it. */
  readonly code?: ErrorCode
  /** The string, or each key of the map, makes something of this kind known. */
  readonly makes?: Kind
  /** The string names something of one of these kinds. */
  readonly names?: readonly Kind[]
  readonly text?: {
    readonly most: number
    /** By the kind of its place, or one by one. */
    readonly holds: Placeholders | readonly string[]
  }
  /** Exactly one of these words has to stand in the map. */
  readonly one?: { readonly of: readonly string[]; readonly code: ErrorCode }
  /** Words that are refused here with a reason of their own. */
  readonly refused?: Readonly<Record<string, ErrorCode>>
  /** Only documents that say `needs: 2` may write this; under which word it is told of. */
  readonly newer?: string
  /** Expressions are counted and bounded from here on. */
  readonly expression?: 'who' | 'number' | 'condition'
}

/** A schema as far as its walkers know it. */
export type AnySchema = v.GenericSchema

/** The schema with a mark on it. */
export const marked = <const S extends AnySchema>(schema: S, mark: Mark) =>
  v.pipe(schema, v.metadata({ mark }))

/** The schema of a part that is looked at by what it is. */
export const part = <const S extends AnySchema>(kind: PartKind, schema: S) =>
  marked(schema, { part: kind })

/** The same of a map with these words. */
export const partOf = <const E extends v.ObjectEntries>(kind: PartKind, entries: E) =>
  part(kind, v.strictObject(entries))

/** The schema of what came with `needs: 2`: a word, or a new form of one. What editors know by a name goes in as a choice of one. */
export const newer = <const S extends AnySchema>(word: string, schema: S) =>
  marked(schema, { newer: word })

/** A string that names something of these kinds. */
export const named = (...names: Kind[]) => marked(v.string(), { names })

/** One such name, or a list of them. */
export const someNamed = (...names: Kind[]) => v.union([named(...names), v.array(named(...names))])

/** A schema whose failures all are this one. */
export const coded = <const S extends AnySchema>(code: ErrorCode, schema: S) =>
  marked(schema, { code })

/** A map with exactly one of these words in it. */
export const exactlyOne = <const S extends v.GenericSchema<object>>(
  schema: S,
  of: readonly string[],
  code: ErrorCode = 'oneWord',
) =>
  v.pipe(
    schema,
    v.check((value) => of.filter((word) => Object.hasOwn(value, word)).length === 1),
    v.metadata({ mark: { one: { of, code } } satisfies Mark }),
  )

const MARKS = new WeakMap<AnySchema, Mark>()

interface Piped {
  readonly pipe?: readonly { readonly type: string; readonly metadata?: { readonly mark?: Mark } }[]
}

/** Everything that is marked on a schema. */
export function markOf(schema: AnySchema): Mark {
  const known = MARKS.get(schema)
  if (known) return known
  const pipe = (schema as unknown as Piped).pipe ?? []
  // A marked schema that is marked again holds the first pipe as its first item.
  const inner = pipe[0] as unknown as AnySchema | undefined
  const start = inner && inner !== schema && 'pipe' in inner ? markOf(inner) : {}
  const mark = pipe.reduce<Mark>((all, item) => ({ ...all, ...item.metadata?.mark }), start)
  MARKS.set(schema, mark)
  return mark
}
