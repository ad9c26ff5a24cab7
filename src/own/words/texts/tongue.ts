/** What a document is said in: its own texts, its own phrases, and the phrase book for all the rest. */
import { lookUp } from '../../../engine'
import type { OwnDocument } from '../../format/document'
import { PHRASES, type PhraseKey, type Phrases } from '../../format/phrases/phrases'
import { PHRASED, type Phrased } from '../../language/base/entry'
import { fill, type Params } from '../../language/base/fill'
import type { Text } from '../../schema/scalars'
import { de } from '../phrases/de'
import { en } from '../phrases/en'
import { shippedBooks } from '../phrases/shipped'
import { pl } from '../phrases/pl'

/** The languages of the program that have a phrase book. */
export const BOOK_LANGUAGES: readonly string[] = PHRASED
/** Those that are parts of the program. */
const PARTS: Readonly<Record<string, Phrases>> = { en, de, pl } satisfies Record<Phrased, Phrases>
/** Only these have one; any other language is asked for in vain. */
const BOOKS: Record<string, Phrases> = { ...PARTS, ...shippedBooks }

/** Takes the phrase book of a language that is a document. @param phrases by the keys of the English ones, complete */
export function takeBook(language: string, phrases: object): void {
  if (!Object.hasOwn(PARTS, language)) BOOKS[language] = phrases as Phrases
}

/** The one of a language, or of the same in any country. */
const written = (language: string): Phrases | undefined =>
  [language, primary(language)].map((code) => lookUp(BOOKS, code)).find(Boolean)

export interface Tongue {
  readonly document: OwnDocument
  /** The language of the document that is spoken. */
  readonly language: string
  /** A text of the document; empty where there is none. */
  readonly text: (text: Text | undefined) => string
  /** A sentence of the phrase book. What is not among the parameters stays, for the window to fill. */
  readonly phrase: (key: PhraseKey, params?: Params) => string
}

const primary = (language: string): string => language.split('-')[0] ?? language

/** The language a document is spoken in for somebody of this one: its own of that name, else its first. */
export function spokenLanguage({ languages }: OwnDocument, language: string): string {
  const [base = 'en'] = languages
  const near = languages.find((known) => primary(known) === primary(language))
  return languages.includes(language) ? language : (near ?? base)
}

/** The phrase book of a language, with the document's own sentences over it. */
function bookOf({ phrases = {} }: OwnDocument, language: string): Phrases {
  const known = written(language) ?? en
  const replaced = phrases[language] ?? {}
  const entries = (Object.keys(PHRASES) as PhraseKey[]).map((key) => [
    key,
    replaced[key] ?? known[key],
  ])
  return Object.fromEntries(entries) as Phrases
}

/** The sentences that a language lacks which the program does not speak itself, in English for the time being. */
export function lackingPhrases(
  { phrases = {} }: OwnDocument,
  language: string,
): Partial<Record<PhraseKey, string>> {
  if (written(language)) return {}
  const own = phrases[language] ?? {}
  return Object.fromEntries(Object.entries(en).filter(([key]) => !Object.hasOwn(own, key)))
}

/** How a document speaks to somebody of this language. */
export function tongueOf(document: OwnDocument, wanted: string): Tongue {
  const language = spokenLanguage(document, wanted)
  const [base = 'en'] = document.languages
  const book = bookOf(document, language)
  const text = (given: Text | undefined): string => {
    if (given === undefined) return ''
    if (typeof given === 'string') return given
    return given[language] ?? given[base] ?? Object.values(given)[0] ?? ''
  }
  const phrase = (key: PhraseKey, params: Params = {}): string => fill(book[key], params)
  return { document, language, text, phrase }
}
