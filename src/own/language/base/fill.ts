/** Sentences with placeholders. */
export type Params = Readonly<Record<string, string>>

/** Fills these placeholders and leaves all others. */
export const fill = (template: string, params: Params): string =>
  template.replaceAll(/\{(\w+)\}/g, (all, word: string) =>
    Object.hasOwn(params, word) ? (params[word] as string) : all,
  )
