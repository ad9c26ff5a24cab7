/** Changes in an author's own text that leave the rest of it as it was written. */
import { isMap, parseDocument, stringify, type Document } from 'yaml'
import type { OwnDocument } from '../format/document'

/** The schema beside the games, by which editors complete and check. */
export const SCHEMA_FILE = 'own-game-1.schema.json'

const SCHEMA_LINE = `# yaml-language-server: $schema=./${SCHEMA_FILE}`

const written = (document: Document): string => document.toString({ lineWidth: 0 })

/** The text with a word of its top level changed; what cannot be understood is null. */
function withWord(text: string, word: string, value: string | number): string | null {
  const line = new RegExp(`^(${word}:[ \\t]*)("[^"\\n]*"|'[^'\\n]*'|[^\\s#]+)`, 'm')
  if (line.test(text)) return text.replace(line, (_, key: string) => `${key}${value}`)
  const document = parseDocument(text)
  if (document.errors.length > 0 || !isMap(document.contents)) return null
  document.set(word, value)
  return written(document)
}

/** The text under another id; null where nothing in it can be called so. */
export const withId = (text: string, id: string): string | null => withWord(text, 'id', id)

export interface Origin {
  readonly id: string
  readonly edition: number | null
  readonly fingerprint: string | null
}

/** A copy to go on with: its own id, its first edition, and above it from which game it came. */
export function copied(text: string, id: string, origin: Origin | null): string | null {
  const named = withId(text.replace(/^\uFEFF/, ''), id)
  const first = named === null ? null : withWord(named, 'edition', 1)
  if (first === null) return null
  const rest = first.replace(/^# yaml-language-server:.*\r?\n/m, '')
  const from = origin && [
    `# From: ${origin.id}`,
    ...(origin.edition === null ? [] : [`edition ${origin.edition}`]),
    ...(origin.fingerprint === null ? [] : [origin.fingerprint]),
  ]
  return [SCHEMA_LINE, ...(from ? [from.join(', ')] : []), rest].join('\n')
}

/** What recipes may add besides the team or role that uses them. */
const TABLES = ['statuses', 'links', 'notices'] as const
const WHOLE = ['shields', 'victory', 'deal'] as const

/** The text with every recipe put in, its comments kept where nothing was put in. @param expanded the same, as it was read */
export function writtenOut(text: string, expanded: OwnDocument): string {
  const document = parseDocument(text, { uniqueKeys: false })
  for (const section of ['teams', 'roles'] as const) {
    for (const [id, part] of Object.entries(expanded[section])) {
      if (document.hasIn([section, id, 'like'])) put(document, [section, id], part)
    }
  }
  for (const section of TABLES) {
    for (const [id, part] of Object.entries(expanded[section] ?? {})) {
      if (!document.hasIn([section, id])) put(document, [section, id], part)
    }
  }
  for (const section of WHOLE) {
    const part = expanded[section]
    const before = document.get(section)
    const was =
      before === undefined ? undefined : (document.toJS() as Record<string, unknown>)[section]
    if (part !== undefined && JSON.stringify(was) !== JSON.stringify(part)) {
      put(document, [section], part)
    }
  }
  return written(document)
}

/** Without the classes and prototypes of whoever made it. */
const plain = (part: unknown): unknown => JSON.parse(JSON.stringify(part)) as unknown

const put = (document: Document, path: readonly string[], part: unknown): void => {
  document.setIn(path, document.createNode(plain(part)))
}

/** A canonical document as a text that people can read and change. */
export const readable = (canonical: string): string =>
  `${SCHEMA_LINE}\n${stringify(JSON.parse(canonical), { lineWidth: 0 })}`
