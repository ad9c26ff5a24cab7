/** Turns what the host sends as parameters (seats, cards, lists) into what stands in a sentence. */
import type { Json } from '../../bridge'
import { listNames, type TextParams } from '../../i18n/format'
import { nameOfId, nameOfWord, type Naming as NamingBy } from '../../i18n/naming'
import type { RulesetTexts } from '../../i18n/rulesetTexts'

export { nameOfId, nameOfWord }
/** With all words of the game, as the desk has them. */
export type Naming = NamingBy<RulesetTexts>

/** Parameters as words; objects have no place in a sentence and are left out. */
export function textParams(
  params: Readonly<Record<string, unknown>> | undefined,
  naming: Naming,
): TextParams {
  const words: Record<string, string | number> = {}
  for (const [key, value] of Object.entries(params ?? {})) {
    const word = wordOf(value as Json, naming)
    if (word !== null) words[key] = word
  }
  return words
}

function wordOf(value: Json, naming: Naming): string | number | null {
  if (typeof value === 'number') return value
  if (typeof value === 'string') return nameOfId(value, naming)
  if (!Array.isArray(value)) return null
  const words = value.map((entry: Json) => String(wordOf(entry, naming) ?? ''))
  return listNames(words, naming.language)
}
