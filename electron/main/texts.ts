/** What the program says outside its windows, in the host's language. */
import { languages, type DesktopTexts, type Languages } from '../../src/i18n/languages'
import { desktop } from '../../src/i18n/locales/en/desktop'
import { Speaker } from '../../src/i18n/speaker'

/** What is said before the host's language is known. */
export const firstTexts: DesktopTexts = desktop

export class SpokenTexts {
  #texts = firstTexts
  readonly #listeners = new Set<() => void>()
  readonly #speaker: Speaker<DesktopTexts>

  /** @param spoken the languages that can be chosen */
  constructor(spoken: Languages = languages) {
    this.#speaker = new Speaker({
      languages: spoken,
      base: desktop,
      part: async (language) => (await language.desktop()).desktop,
      onWords: (texts) => {
        this.#texts = texts
        for (const listener of this.#listeners) listener()
      },
    })
  }

  get now(): DesktopTexts {
    return this.#texts
  }

  /** Goes over to a language. @throws what loading throws; then it stays as it was */
  choose(language: string): Promise<void> {
    return this.#speaker.choose(language)
  }

  /** Takes the words of a language that is a document. */
  bring(language: string, texts: DesktopTexts): void {
    this.#speaker.bring(language, texts)
  }

  /** Calls back whenever the texts are in another language. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener)
  }
}
