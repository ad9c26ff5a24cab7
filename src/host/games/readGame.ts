/** Reads a text as a game: what can be said of it, whatever is wrong with it. */
import { LIMITS } from '../../own/format/limits'
import { opened } from '../../own/open'
import type { Problem } from '../../own/problems/codes'
import { readTree, type Reading } from '../../own/read/read'
import { ownPackOf } from './makePack'
import { fingerprintOf, type OwnPack } from './ownPack'

/** A text of the base language, or of several. */
type Said = string | Readonly<Record<string, string>>

export interface ReadGame {
  /** Null where the text says none. */
  readonly id: string | null
  readonly name: Said | null
  readonly tagline: Said | null
  readonly edition: number | null
  readonly languages: readonly string[]
  readonly problems: readonly Problem[]
  /** Null while it cannot be played. */
  readonly pack: OwnPack | null
  readonly fingerprint: string | null
}

const ID = /^[a-z][a-z0-9-]{1,39}$/
/** The id's own line, where nothing else of a text can be understood. */
const ID_LINE =
  /^(?:\{\s*|[ ]{0,4}(?="))?"?id"?[ ]*:[ ]*["']?([a-z][a-z0-9-]{1,39})["']?[ ]*(?:[,}#]|$)/m

/** Reads and checks a text, and makes it ready to be played. Never throws for what the text says. */
export function readGame(text: string): ReadGame {
  const reading = readTree(text)
  // Taken before it is expanded; to read a text twice would take twice as long.
  const head = headOf(reading, text)
  const { document, problems } = opened(reading)
  if (!document) return { ...head, problems, pack: null, fingerprint: null }
  const { id, name, tagline, edition, languages } = document
  const pack = ownPackOf(document)
  const found = Buffer.byteLength(pack.carried.canonical)
  if (found > LIMITS.expanded) {
    // No evening could bring it along: what could be begun could not be opened again.
    const tooBig = tooBigWith(found)
    return { ...head, problems: [tooBig, ...problems], pack: null, fingerprint: null }
  }
  const fingerprint = fingerprintOf(pack.carried.hash)
  return { id, name, tagline: tagline ?? null, edition, languages, problems, pack, fingerprint }
}

const tooBigWith = (found: number): Problem => ({
  code: 'tooBig',
  level: 'error',
  line: 1,
  column: 1,
  path: '',
  params: { what: 'bytes', found, most: LIMITS.expanded },
})

/** What can be told of a text that cannot be played. */
function headOf(
  { tree, broken }: Reading,
  text: string,
): Omit<ReadGame, 'problems' | 'pack' | 'fingerprint'> {
  const part = (word: string): unknown => (tree && !broken.has(word) ? tree[word] : undefined)
  const [id, edition, languages] = [part('id'), part('edition'), part('languages')]
  const written = ID_LINE.exec(text.slice(0, 300_000))?.[1] ?? null
  return {
    id: typeof id === 'string' && ID.test(id) ? id : written,
    name: said(part('name')),
    tagline: said(part('tagline')),
    edition: typeof edition === 'number' ? edition : null,
    languages: Array.isArray(languages) ? languages.map(String) : [],
  }
}

function said(value: unknown): Said | null {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, string>>)
    : null
}

/** A text in a language, else in the document's first, else in any. */
export function inLanguage(text: Said | null, language: string, base: string | undefined): string {
  if (text === null || typeof text === 'string') return text ?? ''
  const has = (code: string | undefined) => code !== undefined && Object.hasOwn(text, code)
  const [any = ''] = Object.values(text)
  const found = has(language) ? text[language] : base !== undefined && has(base) ? text[base] : any
  return found ?? ''
}
