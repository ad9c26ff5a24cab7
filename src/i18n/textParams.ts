/** Turns what the host sends as parameters (seats, cards, lists) into what stands in a sentence. */
import { listNames, type TextParams } from './format'
import { nameOfId, type Naming, type NamingTexts } from './naming'

/** Parameters as words; objects have no place in a sentence and are left out. */
export function textParams<T extends NamingTexts>(
  params: Readonly<Record<string, unknown>> | undefined,
  naming: Naming<T>,
): TextParams {
  const words: Record<string, string | number> = {}
  for (const [key, value] of Object.entries(params ?? {})) {
    const word = wordOf(value, naming)
    if (word !== null) words[key] = word
  }
  return words
}

function wordOf<T extends NamingTexts>(value: unknown, naming: Naming<T>): string | number | null {
  if (typeof value === 'number') return value
  if (typeof value === 'string') return nameOfId(value, naming)
  if (!Array.isArray(value)) return null
  const words = value.map((entry: unknown) => String(wordOf(entry, naming) ?? ''))
  return listNames(words, naming.language)
}
