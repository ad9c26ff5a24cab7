/** Puts the values of an evening's house rules into a document, so that nothing asks for them while it is played. */
import { lookUp, type OptionValues } from '../../engine'
import type { OwnDocument } from '../format/document'
import { COMPARING, comparatorOf } from '../language/base/comparators'

/** Parts that hold texts, or words that are nobody's expression. */
const UNREAD: ReadonlySet<string> = new Set([
  'options',
  'phrases',
  'stories',
  'theme',
  'sounds',
  'word',
  'words',
])

function valueOf(path: string, options: OptionValues): unknown {
  const [id = '', part] = path.split('.')
  const value = lookUp(options, id)
  if (part === undefined) return value
  return lookUp((value ?? {}) as Record<string, unknown>, part)
}

function folded(map: Readonly<Record<string, unknown>>, options: OptionValues): unknown {
  const value = valueOf(String(map['option']), options)
  const word = comparatorOf(map)
  if (word) return COMPARING[word].holds(value, map[word])
  const table = map['map'] as Record<string, unknown> | undefined
  return table ? lookUp(table, String(value)) : value
}

function fold(value: unknown, options: OptionValues): unknown {
  if (Array.isArray(value)) return value.map((entry) => fold(entry, options))
  if (typeof value !== 'object' || value === null) return value
  const map = value as Record<string, unknown>
  if (typeof lookUp(map, 'option') === 'string') return folded(map, options)
  const made: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(map)) {
    made[key] = UNREAD.has(key) ? part : fold(part, options)
  }
  return made
}

/** The document with every `{ option: … }` in it replaced by what it comes to. */
export const foldOptions = (document: OwnDocument, options: OptionValues): OwnDocument =>
  fold(document, options) as OwnDocument
