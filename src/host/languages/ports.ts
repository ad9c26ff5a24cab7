/** Where the host's own languages lie. */

export interface LanguageFile {
  readonly file: string
  /** Null where it is no file, is too long, or may not be read. */
  readonly text: string | null
}

export interface LanguageFolder {
  /** Every file of a language, sorted by name; none where there is no folder. */
  list(): Promise<readonly LanguageFile[]>
  /** Calls back when something in it may have changed. @returns a function that stops */
  watch(listener: () => void): () => void
}

/** Languages that come with the program, by their codes. */
export type ShippedLanguages = Readonly<
  Record<string, { readonly name: string; readonly load: () => Promise<unknown> }>
>
