/** Several words in one sentence, joined as the language does. */

const writers = new Map<string, Intl.ListFormat | null>()

const TYPES = { and: 'conjunction', or: 'disjunction' } as const

/** British English has no comma before the last of a list. */
const written = (language: string): string => (language === 'en' ? 'en-GB' : language)

/** What writes lists; null where a document is in a language that nobody else has ever named so. */
function writerOf(language: string, joined: keyof typeof TYPES): Intl.ListFormat | null {
  const key = `${language} ${joined}`
  const known = writers.get(key)
  if (known !== undefined) return known
  let made: Intl.ListFormat | null = null
  try {
    made = new Intl.ListFormat(written(language), { type: TYPES[joined] })
  } catch {
    // A tag that only looks like one; commas are read everywhere.
  }
  writers.set(key, made)
  return made
}

/** `A, B and C`, or `A, B or C`. */
export const listed = (
  parts: readonly string[],
  language: string,
  joined: keyof typeof TYPES,
): string => writerOf(language, joined)?.format(parts) ?? parts.join(', ')
