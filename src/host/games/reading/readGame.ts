/** Reads a text as a game: what can be said of it, whatever is wrong with it. */
import type { OwnDocument } from '../../../own/format/document'
import { LIMITS } from '../../../own/schema/limits'
import { opened } from '../../../own/open/open'
import type { Problem } from '../../../own/problems/codes'
import { readTree, type Reading } from '../../../own/read/read'
import { bare, type Tree } from '../../../own/read/tree'
import { ownPackOf } from '../pack/makePack'
import { fingerprintOf, type OwnPack } from '../pack/ownPack'

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

/** What can be said of a text before a game is made of it: plain data, which can be sent from where it was read. */
export interface TextRead {
  readonly head: Omit<ReadGame, 'problems' | 'pack' | 'fingerprint'>
  readonly problems: readonly Problem[]
  /** Null while it cannot be played. */
  readonly document: OwnDocument | null
}

/** Reads and checks a text. Never throws for what the text says. */
export function readText(text: string): TextRead {
  const reading = readTree(text)
  // Taken before it is expanded; to read a text twice would take twice as long.
  const head = headOf(reading, text)
  return { head, ...opened(reading) }
}

/** Makes what was read ready to be played. */
export function gameOf({ head, problems, document: sent }: TextRead): ReadGame {
  if (!sent) return { ...head, problems, pack: null, fingerprint: null }
  // On its way from a thread it was given prototypes, whose names are no names of its own.
  const document = bare(sent as unknown as Tree) as unknown as OwnDocument
  const { id, name, tagline, edition, languages } = document
  const pack = ownPackOf(document)
  const found = Buffer.byteLength(pack.carried.canonical)
  if (found > LIMITS.expanded) {
    // No evening could bring it along: what could be begun could not be opened again.
    const tooBig = ofWhole('tooBig', { what: 'bytes', found, most: LIMITS.expanded })
    return { ...head, problems: [tooBig, ...problems], pack: null, fingerprint: null }
  }
  const fingerprint = fingerprintOf(pack.carried.hash)
  return { id, name, tagline: tagline ?? null, edition, languages, problems, pack, fingerprint }
}

/** Reads and checks a text, and makes it ready to be played. Never throws for what the text says. */
export const readGame = (text: string): ReadGame => gameOf(readText(text))

/** A text that could not be read in the time and the memory that there is for one. */
export function unreadInTime(text: string): TextRead {
  const id = writtenId(text)
  const head = { id, name: null, tagline: null, edition: null, languages: [] }
  return { head, problems: [ofWhole('tooSlow')], document: null }
}

/** A problem that lies nowhere in particular. */
const ofWhole = (code: Problem['code'], params: Problem['params'] = {}): Problem => ({
  code,
  level: 'error',
  line: 1,
  column: 1,
  path: '',
  params,
})

const writtenId = (text: string): string | null => ID_LINE.exec(text.slice(0, 300_000))?.[1] ?? null

/** What can be told of a text that cannot be played. */
function headOf({ tree, broken }: Reading, text: string): TextRead['head'] {
  const part = (word: string): unknown => (tree && !broken.has(word) ? tree[word] : undefined)
  const [id, edition, languages] = [part('id'), part('edition'), part('languages')]
  return {
    id: typeof id === 'string' && ID.test(id) ? id : writtenId(text),
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
