/**
 * A language of the windows as a document: a JSON file with the keys of the English tables. What it lacks, and what is
 * wrong in it, is said in English, text by text.
 */
import { JsonFault, withLines, type Lined } from './lines'
import { textFault, type Counts, type TextFault } from './textFaults'

/** The tables of a document, by who says them; the phrases are those of the host's own games. */
export const PARTS = ['desk', 'desktop', 'phone', 'projector', 'phrases'] as const
export type Part = (typeof PARTS)[number]

/** Texts by their keys, as deep as they like. */
export interface TextTable {
  readonly [key: string]: string | TextTable
}
export type Tables = Readonly<Record<Part, TextTable>>

export interface LanguageProblem {
  readonly code:
    | JsonFault['code']
    | TextFault['code']
    | 'tooLarge'
    | 'notLanguage'
    | 'format'
    | 'language'
    | 'reserved'
    | 'name'
    | 'unknownKey'
    | 'kind'
  /** From 1. */
  readonly line: number
  /** Where it stands, key by key; empty: the file as a whole. */
  readonly path: string
  readonly params: TextFault['params']
}

export interface LanguageDocument {
  readonly language: string
  readonly name: string
  /** Complete: English where it has no text of its own. */
  readonly tables: Tables
  /** How many of them are in English yet. */
  readonly english: number
  readonly texts: number
}

export interface ReadLanguage {
  /** Null where nothing of it can be used. */
  readonly document: LanguageDocument | null
  readonly problems: readonly LanguageProblem[]
}

/** Longer than any translation, in letters. */
export const MOST_LETTERS = 1_000_000
/** Language, and perhaps script and country: `fr`, `pt-BR`, `zh-Hant-TW`. */
const CODE = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/
const NAME = /^[^\p{C}<>{}|]{1,40}$/u
const HEAD = ['nightfall', 'format', 'language', 'name']
/** What stands in English for a whole sentence, and not for a name. */
const SENTENCE = /\p{Ll}{3} \p{Ll}{3}/u

/** The languages that are parts of the program. */
const RESERVED = ['en', 'de', 'pl']

/** Codes of the program and sentences of games count by words, the windows by whole texts. */
const countsIn = (path: string): Counts =>
  /^(?:desk\.codes|phrases|desktop)\./.test(path) ? 'words' : 'texts'

type Entries = ReadonlyMap<string, Lined>

class Check {
  readonly problems: LanguageProblem[] = []
  english = 0
  texts = 0

  constructor(private readonly language: string) {}

  table(base: TextTable, given: Lined | undefined, path: string): TextTable {
    const entries: Entries | null = given?.kind === 'table' ? given.entries : null
    if (given && !entries) this.say('kind', given, path, { wanted: 'table' })
    for (const [key, value] of entries ?? [])
      if (!Object.hasOwn(base, key)) this.say('unknownKey', value, `${path}.${key}`, { key })
    return Object.fromEntries(
      Object.entries(base).map(([key, inner]) => {
        const [below, found] = [`${path}.${key}`, entries?.get(key)]
        return [
          key,
          typeof inner === 'string'
            ? this.#text(inner, found, below)
            : this.table(inner, found, below),
        ]
      }),
    )
  }

  say(
    code: LanguageProblem['code'],
    { line }: Pick<Lined, 'line'>,
    path: string,
    params: LanguageProblem['params'] = {},
  ): void {
    this.problems.push({ code, line, path, params })
  }

  #text(english: string, given: Lined | undefined, path: string): string {
    this.texts++
    const text = this.#usable(english, given, path)
    if (text === null || (text === english && SENTENCE.test(english))) this.english++
    return text ?? english
  }

  #usable(english: string, given: Lined | undefined, path: string): string | null {
    if (given && given.kind !== 'text') this.say('kind', given, path, { wanted: 'text' })
    if (given?.kind !== 'text' || given.text.trim() === '') return null
    const fault = textFault(english, given.text, this.language, countsIn(path))
    if (fault) this.say(fault.code, given, path, fault.params)
    return fault ? null : given.text
  }
}

/**
 * Reads a document.
 * @param english the tables that it translates
 */
export function readLanguage(text: string, english: Tables): ReadLanguage {
  const nothing = (problem: Omit<LanguageProblem, 'params'>, params = {}): ReadLanguage => ({
    document: null,
    problems: [{ ...problem, params }],
  })
  if (text.length > MOST_LETTERS) return nothing({ code: 'tooLarge', line: 1, path: '' })
  let whole: Lined
  try {
    whole = withLines(text)
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error
    const { code, line, found } = error
    return nothing({ code, line, path: '' }, { found })
  }
  const entries: Entries = whole.kind === 'table' ? whole.entries : new Map()
  const head = (key: string) => entries.get(key)
  const textOf = (key: string): string => {
    const given = head(key)
    return given?.kind === 'text' ? given.text : ''
  }
  const lineOf = (key: string): number => head(key)?.line ?? whole.line
  const fault = headFault(textOf, head('format'))
  if (fault !== null) {
    const [code, path] = fault
    return nothing({ code, line: lineOf(path), path }, { found: textOf(path) })
  }
  const language = textOf('language')
  const check = new Check(language)
  for (const [key, value] of entries)
    if (![...HEAD, ...PARTS].includes(key)) check.say('unknownKey', value, key, { key })
  const tables = Object.fromEntries(
    PARTS.map((part) => [part, check.table(english[part], head(part), part)]),
  ) as Record<Part, TextTable>
  const { problems, texts } = check
  const document = { language, name: textOf('name'), tables, english: check.english, texts }
  return { document, problems: [...problems].sort((one, other) => one.line - other.line) }
}

/** What is wrong with its first lines, and at which key; null: nothing is. */
function headFault(
  textOf: (key: string) => string,
  format: Lined | undefined,
): readonly [LanguageProblem['code'], string] | null {
  if (textOf('nightfall') !== 'language') return ['notLanguage', 'nightfall']
  if (format?.kind !== 'other' || format.value !== 1) return ['format', 'format']
  const language = textOf('language')
  if (!CODE.test(language)) return ['language', 'language']
  if (RESERVED.includes(language)) return ['reserved', 'language']
  return NAME.test(textOf('name')) ? null : ['name', 'name']
}
