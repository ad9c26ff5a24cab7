/**
 * The languages that desk, room and phones can be in: those that are parts of the program, and those that are documents,
 * shipped with it or laid into a folder by the host. His own come before shipped ones of the same code.
 */
import type { LanguageFileView, LanguageName, WordsPack } from '../../bridge'
import { WORDS } from '../../bridge/packs'
import {
  readLanguage,
  type LanguageDocument,
  type Part,
  type Tables,
  type TextTable,
} from '../../i18n/documents/readLanguage'
import { BASE_LANGUAGE, byName, type Language, type Languages } from '../../i18n/languages'
import { takeBook } from '../../own/words/texts/tongue'
import type { LanguageFolder, ShippedLanguages } from './ports'

/** So many problems of a file are told; whoever has mended them sees the next. */
const MOST_TOLD = 12

interface Own {
  readonly file: string
  readonly document: LanguageDocument
}

export interface LanguageDocumentsOptions {
  /** Those that are parts of the program. */
  readonly languages: Languages
  readonly shipped: ShippedLanguages
  readonly folder: LanguageFolder | null
  /** What they all translate; asked for with the first document. */
  readonly english: () => Promise<Tables>
  /** Hears of a folder or a shipped language that cannot be read. */
  readonly onError: (error: unknown) => void
}

export class LanguageDocuments {
  /** All that can be chosen, as it is now: the same table for as long as the program runs. */
  readonly languages: Languages
  /** Counts what was read. */
  serial = 0
  /** What is to be said of the files in the folder. */
  told: readonly LanguageFileView[] = []
  readonly #known: Record<string, Language>
  readonly #loaded = new Map<string, LanguageDocument>()
  #own = new Map<string, Own>()

  /** @param kept codes that were chosen before: they are waited for until the folder was read */
  constructor(
    private readonly options: LanguageDocumentsOptions,
    kept: readonly string[],
  ) {
    this.#known = {}
    this.languages = this.#known
    this.#list(options.folder ? kept : [])
  }

  /** How each can be called, in their order. */
  names(): LanguageName[] {
    const names = Object.entries(this.#known).map(([code, { name }]): LanguageName => {
      if (this.#isPart(code)) return { code, name }
      const own = this.#own.get(code)
      const { english = 0, texts = 0 } = own?.document ?? {}
      return { code, name, document: { file: own?.file ?? null, english, texts } }
    })
    return byName(names, BASE_LANGUAGE)
  }

  /**
   * Reads the folder anew. A file that cannot be used leaves what it was before.
   * @returns what takes it over
   */
  async read(): Promise<() => void> {
    const { folder, english, onError } = this.options
    const nothing = () => this.#list([])
    if (!folder) return nothing
    try {
      const files = await folder.list()
      const base = files.length > 0 ? await english() : null
      const before = new Map([...this.#own.values()].map((own) => [own.file, own]))
      const own = new Map<string, Own>()
      const told: LanguageFileView[] = []
      for (const { file, text } of base ? files : []) {
        const { document, problems } =
          text === null || !base
            ? {
                document: null,
                problems: [{ code: 'unreadable', line: 1, path: '', params: {} } as const],
              }
            : readLanguage(text, base)
        const used = document ? { file, document } : before.get(file)
        const other = used && own.get(used.document.language)
        if (used && !other) own.set(used.document.language, used)
        const double = { code: 'double', line: 1, path: '', params: { file: other?.file ?? '' } }
        const all = other ? [double, ...problems] : problems
        if (all.length > 0)
          told.push({
            file,
            isUsed: document !== null && !other,
            problems: all.slice(0, MOST_TOLD),
            more: Math.max(0, all.length - MOST_TOLD),
          })
      }
      return () => {
        this.#own = own
        this.told = told
        this.serial += 1
        for (const { document } of own.values())
          takeBook(document.language, document.tables.phrases)
        this.#list([])
      }
    } catch (error) {
      onError(error)
      return nothing
    }
  }

  /** Makes ready what desk and room say; a language that cannot be loaded is said in English. */
  async bring(wanted: readonly string[]): Promise<void> {
    await Promise.all(wanted.map((language) => this.#load(language)))
  }

  /** What somebody says in a language; null where it is no document, or is not ready. */
  tableOf(language: string, part: Part): TextTable | null {
    return this.#documentOf(language)?.tables[part] ?? null
  }

  /** What a window says in it. */
  wordsOf(language: string, parts: readonly Part[]): WordsPack | null {
    const { tables } = this.#documentOf(language) ?? {}
    if (!tables) return null
    const words = Object.fromEntries(parts.map((part) => [part, tables[part]]))
    return { id: WORDS, language, words }
  }

  /** Changes when a language's words are others, or have come. */
  state(language: string): string {
    return this.#documentOf(language) ? `${language}, ${this.serial}` : ''
  }

  #documentOf(language: string): LanguageDocument | undefined {
    return this.#own.get(language)?.document ?? this.#loaded.get(language)
  }

  #isPart(code: string): boolean {
    return Object.hasOwn(this.options.languages, code)
  }

  async #load(language: string): Promise<void> {
    const { shipped, english, onError } = this.options
    const listed = Object.hasOwn(shipped, language) ? shipped[language] : undefined
    if (!listed || this.#documentOf(language)) return
    try {
      const { document } = readLanguage(JSON.stringify(await listed.load()), await english())
      if (document) this.#loaded.set(language, document)
    } catch (error) {
      onError(error)
    }
  }

  /** @param waited codes that a file may turn out to have */
  #list(waited: readonly string[]): void {
    const { languages, shipped } = this.options
    const found: Record<string, Language> = {}
    for (const code of waited) if (/^[a-z]{2,3}(-\w+)*$/.test(code)) found[code] = { name: code }
    for (const [code, { name }] of Object.entries(shipped)) found[code] = { name }
    for (const [code, { document }] of this.#own) found[code] = { name: document.name }
    Object.assign(found, languages)
    for (const code of Object.keys(this.#known)) Reflect.deleteProperty(this.#known, code)
    Object.assign(this.#known, found)
  }
}
