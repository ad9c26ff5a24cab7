/** The texts of an evening: those of its game, as its house rules have them. */
import type { Json, OptionValues } from '../engine'
import type { RulesetTexts, WrittenTexts } from './rulesetTexts'
import type { ByRule, Sentences, Text } from './writtenTexts'

/**
 * All texts of a game under these house rules. An evening may be older than its game's words: what follows a house
 * rule that it has not, or a value that nobody names, is said by `else` or else by the first text.
 */
export const textsFor = (texts: WrittenTexts, rules: OptionValues): RulesetTexts =>
  said(texts, rules) as RulesetTexts

/** One text under these house rules; empty where it says nothing. */
export const textFor = (text: Text, rules: OptionValues): string => said(text, rules) as string

function said(written: unknown, rules: OptionValues): unknown {
  if (typeof written !== 'object' || written === null) return written
  if (Array.isArray(written)) return spoken(written, rules)
  if (isByRule(written)) return said(chosen(written, rules), rules)
  if (isSentences(written)) return spoken(written.sentences, rules).join(' ')
  return Object.fromEntries(Object.entries(written).map(([key, part]) => [key, said(part, rules)]))
}

/** What a list comes to: a text that is empty under these rules is no line. */
const spoken = (list: readonly unknown[], rules: OptionValues): unknown[] =>
  list.map((part) => said(part, rules)).filter((part) => part !== '')

function chosen({ by, texts }: ByRule, rules: OptionValues): unknown {
  const value = String(valueOf(by, rules))
  const other = texts['else'] ?? Object.values(texts)[0] ?? ''
  return Object.hasOwn(texts, value) ? texts[value] : other
}

/** The value of a house rule, or of one of its clocks. */
function valueOf(by: string, rules: OptionValues): Json | undefined {
  if (Object.hasOwn(rules, by)) return rules[by]
  const [rule = '', clock = ''] = by.split('.')
  return (rules[rule] as Readonly<Record<string, Json>> | undefined)?.[clock]
}

/** Whether a part of a game's texts is a text that follows a house rule. */
export const isByRule = (part: object): part is ByRule =>
  'by' in part && typeof part.by === 'string' && 'texts' in part && typeof part.texts === 'object'

/** Whether a part of a game's texts is one text of several sentences. */
export const isSentences = (part: object): part is Sentences =>
  'sentences' in part && Array.isArray(part.sentences)
