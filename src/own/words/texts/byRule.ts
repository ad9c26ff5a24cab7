/** Texts that follow a house rule of the document. */
import type { ByRule, Sentences, Text } from '../../../i18n/writtenTexts'
import type { OwnDocument } from '../../format/document'
import type { FromOption, Literal } from '../../schema/scalars'

const isFromOption = (value: unknown): value is FromOption =>
  typeof value === 'object' && value !== null && 'option' in value

/** The values that a house rule may have; of numbers none. */
function valuesOf({ options = {} }: OwnDocument, id: string): readonly Literal[] {
  const rule = options[id]
  if (rule?.switch !== undefined) return [true, false]
  return rule?.choice !== undefined ? Object.keys(rule.values ?? {}) : []
}

/** What is said of a value that a house rule may decide. */
export function byValue<T extends Literal>(
  document: OwnDocument,
  value: T | FromOption | undefined,
  absent: T,
  say: (value: T) => string,
): Text {
  if (value === undefined) return say(absent)
  if (!isFromOption(value)) return say(value)
  const { option, map } = value
  const entries = map
    ? Object.entries(map).map(([of, to]) => [of, say(to as T)] as const)
    : valuesOf(document, option).map((of) => [String(of), say(of as T)] as const)
  const [first, ...others] = entries
  if (!first) return say(absent)
  if (others.every(([, text]) => text === first[1])) return first[1]
  return { by: option, texts: Object.fromEntries(entries) } satisfies ByRule
}

/** One text of several sentences; those that say nothing are left out. */
export function together(...parts: readonly Text[]): Text {
  const said = parts
    .flatMap((part) => (typeof part === 'object' && 'sentences' in part ? part.sentences : [part]))
    .filter((part) => part !== '')
  if (said.every((part) => typeof part === 'string')) return said.join(' ')
  return { sentences: said } satisfies Sentences
}
