/** Texts that a language lacks, and a skeleton of them to fill. */
import { stringify } from 'yaml'
import type { OwnDocument } from '../format/document'
import { lackingPhrases } from './texts/tongue'

/** Words whose plain values are texts to be read. */
const TEXTS: ReadonlySet<string> = new Set([
  'name',
  'help',
  'goal',
  'won',
  'called',
  'tagline',
  'told',
  'ended',
  'text',
  'notice',
  'say',
  'close',
  'host',
  'ask',
  'about',
  'tableRules',
  'tips',
  'do',
])
/** Parts that hold no texts, or are written for each language by themselves. */
const UNREAD: ReadonlySet<string> = new Set([
  'stories',
  'phrases',
  'theme',
  'sounds',
  'languages',
  'announce',
  'night',
])

type Node = { [key: string]: Node | string } | (Node | string)[]

interface Search {
  readonly languages: readonly string[]
  readonly base: string
  readonly language: string
  count: number
}

/** How the plain strings of a part are to be read: as ids, as texts, or as texts one step further down. */
type Reading = 'ids' | 'text' | 'table'
const TABLES: ReadonlySet<string> = new Set(['word', 'values'])

const readingOf = (key: string, inside: unknown, above: Reading): Reading => {
  if (above === 'table') return 'text'
  if (TABLES.has(key)) return typeof inside === 'object' ? 'table' : 'ids'
  return TEXTS.has(key) ? 'text' : 'ids'
}

function lackingInList(list: readonly unknown[], search: Search, reading: Reading): Node | null {
  const found = list.flatMap((each) => {
    const inside = lacking(each, search, reading)
    if (inside === null) return []
    const id = typeof each === 'object' && each !== null && 'id' in each ? each.id : undefined
    return [typeof id === 'string' ? ({ id, ...(inside as object) } as Node) : inside]
  })
  return found.length > 0 ? found : null
}

/** A text that is in other languages than the first alone. */
function inAnother(map: Readonly<Record<string, unknown>>, { languages }: Search): unknown {
  const words = Object.keys(map)
  const isText = words.every((word) => languages.includes(word) && typeof map[word] === 'string')
  return isText ? map[words[0] ?? ''] : undefined
}

/** What of a part is missing: the texts of the base language in its place. */
function lacking(part: unknown, search: Search, reading: Reading): Node | string | null {
  if (typeof part === 'string') {
    // A plain text is in the base language.
    if (reading !== 'text' || search.language === search.base) return null
    search.count += 1
    return { [search.language]: part }
  }
  if (typeof part !== 'object' || part === null) return null
  if (Array.isArray(part)) return lackingInList(part, search, reading)
  const map = part as Readonly<Record<string, unknown>>
  const text = map[search.base] ?? inAnother(map, search)
  if (typeof text === 'string') {
    if (Object.hasOwn(map, search.language)) return null
    search.count += 1
    return { [search.language]: text }
  }
  const made: Record<string, Node | string> = {}
  for (const [key, inside] of Object.entries(map)) {
    if (UNREAD.has(key)) continue
    const found = lacking(inside, search, readingOf(key, inside, reading))
    if (found !== null) made[key] = found
  }
  return Object.keys(made).length > 0 ? made : null
}

function searched(document: OwnDocument, language: string) {
  const { languages } = document
  const search: Search = { languages, base: languages[0] ?? 'en', language, count: 0 }
  const skeleton = lacking(document, search, 'ids')
  return { count: search.count, skeleton }
}

/** How many texts a language of the document lacks. */
export const countMissing = (document: OwnDocument, language: string): number =>
  searched(document, language).count

/**
 * Per language of the document that lacks texts: how many, and where they would stand. Of a language that the program does
 * not speak, the sentences of the phrase book are among them (OG-91).
 */
export function missingIn(document: OwnDocument) {
  return document.languages.flatMap((language) => {
    const { count, skeleton } = searched(document, language)
    const spoken = lackingPhrases(document, language)
    const sentences = Object.keys(spoken).length
    if (skeleton === null && sentences === 0) return []
    const phrases = sentences === 0 ? {} : { phrases: { [language]: spoken } }
    const whole = { ...(skeleton as object | null), ...phrases }
    return [{ language, count: count + sentences, skeleton: stringify(whole, { lineWidth: 0 }) }]
  })
}
