import type { Json } from './ids'
import { refuse, type Refusal } from './refusal'

/** A house rule and the values it may take; the default stands first in each specification. */
export type OptionDef =
  | { readonly kind: 'switch'; readonly default: boolean }
  | { readonly kind: 'choice'; readonly default: string; readonly values: readonly string[] }
  | {
      readonly kind: 'number'
      readonly default: number
      readonly min: number
      readonly max: number
    }
  | {
      readonly kind: 'seconds'
      readonly default: Readonly<Record<string, number>>
      readonly min: number
      readonly max: number
    }
  | {
      readonly kind: 'order'
      readonly default: readonly string[]
      /** Pairs whose first must stay before their second. */
      readonly before: readonly (readonly [string, string])[]
      /** Pairs whose second must follow right after their first. */
      readonly joined?: readonly (readonly [string, string])[]
    }

export type OptionDefs = Readonly<Record<string, OptionDef>>

/** The values of an evening, complete: what was not chosen stands at its default. */
export type OptionValues = Readonly<Record<string, Json>>

/** Completes chosen options with the defaults. @returns the values, or why one cannot be taken */
export function readOptions(
  defs: OptionDefs,
  chosen: OptionValues,
): { ok: true; values: OptionValues } | { ok: false; refusal: Refusal } {
  const values: Record<string, Json> = {}
  for (const [id, def] of Object.entries(defs)) values[id] = def.default
  for (const [id, value] of Object.entries(chosen)) {
    const def = defs[id]
    if (!def) return { ok: false, refusal: refuse('unknownHouseRule', { option: id }) }
    if (!fits(def, value))
      return { ok: false, refusal: refuse('badHouseRule', { option: id, value }) }
    values[id] = def.kind === 'seconds' ? { ...def.default, ...(value as object) } : value
  }
  return { ok: true, values }
}

const within = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max

function fits(def: OptionDef, value: Json): boolean {
  switch (def.kind) {
    case 'switch':
      return typeof value === 'boolean'
    case 'choice':
      return typeof value === 'string' && def.values.includes(value)
    case 'number':
      return within(value, def.min, def.max)
    case 'seconds':
      return (
        typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        Object.entries(value).every(
          ([name, seconds]) => name in def.default && within(seconds, def.min, def.max),
        )
      )
    case 'order':
      return Array.isArray(value) && isOrder(def, value)
  }
}

/** Whether a list holds every entry of an order once and keeps its constraints. */
export function isOrder(
  def: Extract<OptionDef, { kind: 'order' }>,
  value: readonly Json[],
): boolean {
  const at = (entry: string) => value.indexOf(entry)
  return (
    value.length === def.default.length &&
    def.default.every((entry) => value.includes(entry)) &&
    def.before.every(([first, second]) => at(first) < at(second)) &&
    (def.joined ?? []).every(([first, second]) => at(first) + 1 === at(second))
  )
}
