/** Texts that follow this game's house rules, in any language. */
import { byHouseRules } from '../../../src/i18n/writtenTexts'
import type { options } from '../options'

export const by = byHouseRules<typeof options>()

/** A coarse word and the one that stands for it where the house is polite. */
export type Coarse = readonly [coarse: string, polite: string]

/**
 * The same texts, each that has a coarse word as the house has it (K-O27). A text that follows a house rule may stand
 * wherever a text stands, so the shape stays.
 */
export function politely<T>(texts: T, words: readonly Coarse[]): T {
  const reworded = (part: unknown): unknown => {
    if (typeof part === 'string') {
      const polite = words.reduce((text, [coarse, other]) => text.replaceAll(coarse, other), part)
      return polite === part ? part : by('politeWords', { true: polite, false: part })
    }
    if (Array.isArray(part)) return part.map(reworded)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, reworded(one)]))
  }
  return reworded(texts) as T
}
