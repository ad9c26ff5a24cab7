/** Says one kind of words in the language that was chosen last, and loads each language's once. */
import { BASE_LANGUAGE, type LanguageParts, type Languages } from './languages'

export interface SpeakerOptions<T> {
  readonly languages: Languages
  /** The words of the base language; any language that is not in the list is said in it. */
  readonly base: T
  /** Which words of a language these are. */
  readonly part: (language: LanguageParts) => Promise<T>
  /** Hears of a language's words as soon as they are there. */
  readonly onWords: (words: T, language: string) => void
}

export class Speaker<T> {
  #chosen: string = BASE_LANGUAGE
  readonly #known: Map<string, T>

  constructor(private readonly options: SpeakerOptions<T>) {
    this.#known = new Map([[BASE_LANGUAGE, options.base]])
  }

  /**
   * Changes the language; of several choices the last one counts, whichever is loaded first.
   * @throws what loading throws; the words stay as they were, and the same choice can be made again
   */
  async choose(language: string): Promise<void> {
    if (language === this.#chosen) return
    const before = this.#chosen
    this.#chosen = language
    try {
      const words = this.#known.get(language) ?? (await this.#load(language))
      if (words !== this.options.base) this.#known.set(language, words)
      if (this.#chosen === language) this.options.onWords(words, language)
    } catch (error) {
      if (this.#chosen === language) this.#chosen = before
      throw error
    }
  }

  /** Words of a language that were brought, or are others now; if it is the chosen one, they are said at once. */
  bring(language: string, words: T): void {
    this.#known.set(language, words)
    if (this.#chosen === language) this.options.onWords(words, language)
  }

  async #load(language: string): Promise<T> {
    const { languages, base, part } = this.options
    const listed = Object.hasOwn(languages, language) ? languages[language] : undefined
    if (!listed?.load) return base
    return part((await listed.load()).language)
  }
}
