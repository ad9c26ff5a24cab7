/** What the value of a house rule comes to in the game's own words, one line for each thing it says. */
import type { Json } from '../engine'
import type { RulesetTexts } from './rulesetTexts'

/** Longer lists are orders of the night, which are read where the night stands. */
const LONGEST_LIST = 8

export function valueWords(
  value: Json | undefined,
  { values }: RulesetTexts['options'][string],
): string[] {
  const named = (id: string): string => (Object.hasOwn(values, id) ? values[id] : undefined) ?? id
  if (Array.isArray(value)) {
    return value.length > LONGEST_LIST ? [] : value.map((id) => named(String(id)))
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).map(([id, seconds]) => `${named(id)}: ${String(seconds)} s`)
  }
  return typeof value === 'number' ? [String(value)] : [named(String(value))]
}
