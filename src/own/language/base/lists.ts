/** Several words in one sentence, joined as the language does. */
import type { Phrased } from './entry'

/** What stands before the last of a list. */
const LAST: Readonly<Record<'and' | 'or', Readonly<Record<Phrased, string>>>> = {
  and: { en: 'and', de: 'und', pl: 'i' },
  or: { en: 'or', de: 'oder', pl: 'lub' },
}

/** `A, B and C`, or `A, B or C`; in a language that the program does not speak, `A, B, C`. */
export function listed(
  parts: readonly string[],
  language: string,
  joined: keyof typeof LAST,
): string {
  const word = (LAST[joined] as Readonly<Partial<Record<string, string>>>)[
    language.split('-')[0] ?? language
  ]
  const last = parts.at(-1) ?? ''
  if (word === undefined || parts.length < 2) return parts.join(', ')
  return `${parts.slice(0, -1).join(', ')} ${word} ${last}`
}
