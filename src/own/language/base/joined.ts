/** How several phrases are said as one. */
import type { Phrase, Saying } from './entry'
import type { ConditionWithin } from '../../schema/fields'

export const AND: Phrase = { en: '{a}, and {b}', de: '{a}, und {b}', pl: '{a} oraz {b}' }
export const OR: Phrase = { en: '{a}, or {b}', de: '{a}, oder {b}', pl: '{a} albo {b}' }
/** Conditions that their house rules have decided. */
export const ALWAYS: Phrase = { en: 'always', de: 'immer', pl: 'zawsze' }
export const NEVER: Phrase = { en: 'never', de: 'nie', pl: 'nigdy' }

export const CHOSEN: Phrase = { en: 'the choice is {x}', de: 'gewählt ist {x}', pl: 'wybór: {x}' }

/** Several conditions, those of another kind in brackets. */
export const bracketed = (
  conditions: readonly ConditionWithin[],
  other: 'all' | 'any',
  { condition }: Saying,
): string[] =>
  conditions.map((part) => {
    const said = condition(part)
    return typeof part === 'object' && other in part ? `(${said})` : said
  })
