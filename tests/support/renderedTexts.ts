/** A game's sentences as they are read at every value of the house rules that they follow. */
import type { OptionDef, OptionDefs, OptionValues } from '../../src/engine'
import type { WrittenTexts } from '../../src/i18n/rulesetTexts'
import { isByRule, isSentences, textFor } from '../../src/i18n/textsFor'
import type { ByRule, Text } from '../../src/i18n/writtenTexts'
import { rulesAt } from './ruledTexts'

/** Values of the house rules that one text follows: `{ mayor: 'true', 'timers.speech': '0' }`. */
export type Values = Readonly<Record<string, string>>

/** One text, and what it says at each combination of the values that it follows. */
export interface Rendered {
  /** Where it stands: `steps.day.vote.do`. */
  readonly path: string
  readonly parts: readonly ByRule[]
  readonly readings: readonly { readonly values: Values; readonly says: string }[]
}

/** Stands for any number that a text does not name. */
const ANY_NUMBER = '25'

/** All texts of a game as they are read under its house rules. */
export function renderedTexts(texts: WrittenTexts, defs: OptionDefs): Rendered[] {
  const walk = (part: unknown, path: string): Rendered[] => {
    if (typeof part === 'string') return [rendered(part, path, defs)]
    if (typeof part !== 'object' || part === null) return []
    if (isByRule(part) || isSentences(part)) return [rendered(part, path, defs)]
    return Object.entries(part).flatMap(([key, inner]) =>
      walk(inner, path === '' ? key : `${path}.${key}`),
    )
  }
  return walk(texts, '')
}

function rendered(text: Text, path: string, defs: OptionDefs): Rendered {
  const parts = partsOf(text)
  const rules = [...new Set(parts.map(({ by }) => by))]
  const combined = rules.reduce<Values[]>(
    (all, by) => {
      const values = valuesOf(
        by,
        defs,
        parts.filter((part) => part.by === by),
      )
      return all.flatMap((one) => values.map((value) => ({ ...one, [by]: value })))
    },
    [{}],
  )
  const readings = combined.map((values) => ({
    values,
    says: textFor(text, rulesOf(values, defs)),
  }))
  return { path, parts, readings }
}

function partsOf(text: Text): ByRule[] {
  if (typeof text === 'string') return []
  if (isSentences(text)) return text.sentences.flatMap(partsOf)
  return [text, ...Object.values(text.texts).flatMap(partsOf)]
}

/** All values of a choice or a switch; of a number those that the text names, and one that it does not. */
function valuesOf(by: string, defs: OptionDefs, parts: readonly ByRule[]): string[] {
  const def = defOf(by, defs)
  if (def.kind === 'switch') return ['false', 'true']
  if (def.kind === 'choice') return [...def.values]
  const named = parts.flatMap(({ texts }) => Object.keys(texts)).filter((key) => key !== 'else')
  return [...new Set([...named, ANY_NUMBER])]
}

function defOf(by: string, defs: OptionDefs): OptionDef {
  const def = defs[by.split('.')[0] ?? '']
  if (!def) throw new Error(`no house rule ${by}`)
  return def
}

const rulesOf = (values: Values, defs: OptionDefs): OptionValues =>
  Object.entries(values).reduce<OptionValues>(
    (rules, [by, value]) => rulesAt(defs, rules, { by, texts: {} }, value),
    {},
  )

/** Which of a part's texts is read at a value. */
const keyAt = ({ texts }: ByRule, value: string): string =>
  Object.hasOwn(texts, value) ? value : 'else'

/** Values of a house rule of which a text says that it follows them, and says the same whatever the other rules are. */
export function alikeIn({ path, parts, readings }: Rendered): string[] {
  return parts.flatMap((part) => {
    const { by } = part
    const values = [...new Set(readings.map((reading) => reading.values[by] ?? ''))]
    const pairs = values.flatMap((one, at) =>
      values.slice(at + 1).map((other) => [one, other] as const),
    )
    return pairs
      .filter(([one, other]) => keyAt(part, one) !== keyAt(part, other))
      .filter(([one, other]) => !differs(by, one, other, readings))
      .map(([one, other]) => `${path}: the same at ${by} ${one} and ${other}`)
  })
}

function differs(by: string, one: string, other: string, readings: Rendered['readings']): boolean {
  const others = (values: Values) => JSON.stringify({ ...values, [by]: '' })
  const at = (value: string) =>
    new Map(
      readings
        .filter(({ values }) => values[by] === value)
        .map(({ values, says }) => [others(values), says]),
    )
  const said = at(other)
  return [...at(one)].some(([around, says]) => said.get(around) !== says)
}

/** One text for a person to read: each thing it may say once, with the house rules under which it says it. */
export function readable({ path, readings }: Rendered, fill: (text: string) => string): string {
  const said = new Map<string, Values[]>()
  for (const { values, says } of readings) said.set(says, [...(said.get(says) ?? []), values])
  if (said.size === 1) return `${path}: ${fill([...said.keys()][0] ?? '')}`
  const lines = [...said].map(
    ([says, under]) => `  [${whereIn(under)}] ${says === '' ? '(nothing)' : fill(says)}`,
  )
  return [`${path}:`, ...lines].join('\n')
}

/** For each house rule the values at which something is said; they may still have to meet. */
function whereIn(under: readonly Values[]): string {
  const rules = Object.keys(under[0] ?? {})
  return rules
    .map((by) => `${by}: ${[...new Set(under.map((values) => values[by] ?? ''))].join('/')}`)
    .join(', ')
}
