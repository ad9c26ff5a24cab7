/** A language's file to be filled in: all texts of the program in their order, those that were translated before kept. */
import { PARTS, type Tables, type TextTable } from '../../src/i18n/documents/readLanguage'

export interface FilledIn {
  readonly document: Readonly<Record<string, unknown>>
  /** How many texts are in English, for whoever translates. */
  readonly english: number
  readonly texts: number
  /** What the program no longer says, key by key; it is left out. */
  readonly gone: readonly string[]
}

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a language calls itself: `français`; its code where nobody knows. */
export function ownName(code: string): string {
  try {
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
    return name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1)
  } catch {
    return code
  }
}

/**
 * @param english the program's tables
 * @param before an older file, as JSON; absent: there was none
 */
export function filledIn(code: string, english: Tables, before?: unknown): FilledIn {
  const gone: string[] = []
  let missing = 0
  let texts = 0
  function table(base: TextTable, old: unknown, path: string): TextTable {
    const known = isTable(old) ? old : {}
    for (const key of Object.keys(known)) if (!Object.hasOwn(base, key)) gone.push(`${path}.${key}`)
    return Object.fromEntries(
      Object.entries(base).map(([key, inner]): [string, string | TextTable] => {
        const found = known[key]
        if (typeof inner !== 'string') return [key, table(inner, found, `${path}.${key}`)]
        texts++
        if (typeof found === 'string' && found.trim() !== '') return [key, found]
        missing++
        return [key, inner]
      }),
    )
  }
  const old = isTable(before) ? before : {}
  const tables = PARTS.map((part) => [part, table(english[part], old[part], part)] as const)
  const { name } = old
  return {
    document: {
      nightfall: 'language',
      format: 1,
      language: code,
      name: typeof name === 'string' && name !== '' ? name : ownName(code),
      ...Object.fromEntries(tables),
    },
    english: missing,
    texts,
    gone,
  }
}
