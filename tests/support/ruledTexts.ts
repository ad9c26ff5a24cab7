/** Where a game's texts follow its house rules, and what they say at each value. */
import type { Json, OptionDef, OptionDefs, OptionValues } from '../../src/engine'
import { isByRule, isSentences, textFor } from '../../src/i18n/textsFor'
import type { WrittenTexts } from '../../src/i18n/rulesetTexts'
import type { ByRule, Text } from '../../src/i18n/writtenTexts'

/** A place at which one text follows one house rule. */
export interface Ruled {
  /** Where the text stands: `roles.doctor.help`. */
  readonly path: string
  /** The whole text, of which the ruled part may be one sentence. */
  readonly text: Text
  readonly part: ByRule
  /** Values of other house rules without which this part is not reached. */
  readonly under: readonly (readonly [by: string, value: string])[]
}

const isText = (part: object): part is Exclude<Text, string> => isByRule(part) || isSentences(part)

/** All of them, in the order of the texts. */
export function ruledIn(texts: WrittenTexts): Ruled[] {
  const walk = (part: unknown, path: string): Ruled[] => {
    if (typeof part !== 'object' || part === null) return []
    if (isText(part)) return within(part, { path, text: part, under: [] })
    return Object.entries(part).flatMap(([key, inner]) =>
      walk(inner, path === '' ? key : `${path}.${key}`),
    )
  }
  return walk(texts, '')
}

function within(part: Text, place: Omit<Ruled, 'part'>): Ruled[] {
  if (typeof part === 'string') return []
  if (isSentences(part)) return part.sentences.flatMap((one) => within(one, place))
  const inner = Object.entries(part.texts).flatMap(([value, text]) =>
    within(text, { ...place, under: [...place.under, [part.by, value] as const] }),
  )
  return [{ ...place, part }, ...inner]
}

/** House rules at which a text takes one of its named values, or `else`. */
export function rulesAt(
  defs: OptionDefs,
  rules: OptionValues,
  part: Pick<ByRule, 'by' | 'texts'>,
  value: string,
): OptionValues {
  const [rule = '', clock] = part.by.split('.')
  const def = defs[rule]
  if (!def) throw new Error(`no house rule ${part.by}`)
  const taken = valueOf(def, value, Object.keys(part.texts))
  if (clock === undefined) return { ...rules, [rule]: taken }
  return { ...rules, [rule]: { ...(rules[rule] as object), [clock]: taken } }
}

function valueOf(def: OptionDef, value: string, named: readonly string[]): Json {
  const other = (values: readonly string[]) => values.find((one) => !named.includes(one)) ?? value
  switch (def.kind) {
    case 'switch':
      return (value === 'else' ? other(['true', 'false']) : value) === 'true'
    case 'choice':
      return value === 'else' ? other(def.values) : value
    default:
      return value === 'else' ? 25 : Number(value)
  }
}

/** House rules under which a ruled part is reached: the defaults, and what stands around it. */
export function rulesAround(
  defs: OptionDefs,
  defaults: OptionValues,
  { path, text, under }: Ruled,
): OptionValues {
  return under.reduce((rules, [by, value]) => {
    const part = within(text, { path, text, under: [] }).find((one) => one.part.by === by)?.part
    return rulesAt(defs, rules, part ?? { by, texts: {} }, value)
  }, defaults)
}

/** What the whole text says at each value of the part, all others as they are around it. */
export function readings(
  defs: OptionDefs,
  defaults: OptionValues,
  ruled: Ruled,
): { readonly value: string; readonly rules: OptionValues; readonly says: string }[] {
  const around = rulesAround(defs, defaults, ruled)
  return Object.keys(ruled.part.texts).map((value) => {
    const rules = rulesAt(defs, around, ruled.part, value)
    return { value, rules, says: textFor(ruled.text, rules) }
  })
}

/** Every text that a table holds. */
export function textsIn(table: unknown): string[] {
  if (typeof table === 'string') return [table]
  if (typeof table !== 'object' || table === null) return []
  return Object.values(table).flatMap(textsIn)
}
