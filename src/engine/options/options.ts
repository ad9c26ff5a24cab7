/** House rules: how a game defines them, which values they take, and how the rules read these. */
import type { Json } from '../base/ids'
import { lookUp } from '../base/lookUp'
import { refuse, type Refusal } from '../base/refusal'

/**
 * A house rule and the values it may take; complete with its default. `formerly` is the value
 * by which evenings were played that are older than the house rule, where that is not the default.
 */
export type OptionDef =
  | { readonly kind: 'switch'; readonly default: boolean; readonly formerly?: boolean }
  | {
      readonly kind: 'choice'
      readonly default: string
      readonly values: readonly string[]
      readonly formerly?: string
    }
  | {
      readonly kind: 'number'
      readonly default: number
      readonly formerly?: number
      readonly min: number
      readonly max: number
    }
  | {
      readonly kind: 'seconds'
      readonly default: Readonly<Record<string, number>>
      readonly formerly?: Readonly<Record<string, number>>
      readonly min: number
      readonly max: number
    }
  | {
      /** Any of these words, each once, in any order. */
      readonly kind: 'several'
      readonly default: readonly string[]
      readonly values: readonly string[]
      readonly formerly?: readonly string[]
    }
  | {
      readonly kind: 'order'
      readonly default: readonly string[]
      readonly formerly?: readonly string[]
      /** Pairs whose first must stay before their second. */
      readonly before: readonly (readonly [string, string])[]
      /** Pairs whose second must follow right after their first. */
      readonly joined?: readonly (readonly [string, string])[]
      /** Whether a scenario has to write it out; otherwise places that it leaves out stand where they usually do. */
      readonly writtenOut?: true
    }

export type OptionDefs = Readonly<Record<string, OptionDef>>

/** The values of an evening, complete: what was not chosen stands at its default. */
export type OptionValues = Readonly<Record<string, Json>>

/** The value that a definition allows, as the rules read it. */
export type ValueOf<D extends OptionDef> = D extends { readonly kind: 'switch' }
  ? boolean
  : D extends { readonly kind: 'choice'; readonly values: readonly (infer V)[] }
    ? V
    : D extends { readonly kind: 'number' }
      ? number
      : D extends { readonly kind: 'seconds'; readonly default: infer S }
        ? { readonly [Name in keyof S]: number }
        : D extends { readonly kind: 'several'; readonly values: readonly (infer V)[] }
          ? readonly V[]
          : D extends { readonly kind: 'order'; readonly default: readonly (infer P)[] }
            ? readonly P[]
            : never

/** All values of a game's house rules, read off their definitions; without a game any values by name. */
export type ValuesOf<O extends OptionDefs> = string extends keyof O
  ? OptionValues
  : { readonly [K in keyof O]: ValueOf<O[K]> }

/** Completes chosen options with the defaults. @returns the values, or why one cannot be taken */
export function readOptions(
  defs: OptionDefs,
  chosen: OptionValues,
): { ok: true; values: OptionValues } | { ok: false; refusal: Refusal } {
  const values: Record<string, Json> = {}
  for (const [id, def] of Object.entries(defs)) values[id] = def.default
  for (const [id, value] of Object.entries(chosen)) {
    const def = lookUp(defs, id)
    if (!def) return { ok: false, refusal: refuse('unknownHouseRule', { option: id }) }
    if (!fits(def, value))
      return { ok: false, refusal: refuse('badHouseRule', { option: id, value }) }
    values[id] = def.kind === 'seconds' ? { ...def.default, ...(value as object) } : value
  }
  return { ok: true, values }
}

const within = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max

/** Whether a house rule can take a value. */
export function fits(def: OptionDef, value: Json): boolean {
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
          ([name, seconds]) =>
            Object.hasOwn(def.default, name) && within(seconds, def.min, def.max),
        )
      )
    case 'several':
      return Array.isArray(value) && isSome(def.values, value)
    case 'order':
      return Array.isArray(value) && isOrder(def, value)
  }
}

/** Whether a list holds some of these words, none of them twice. */
const isSome = (words: readonly string[], list: readonly Json[]): boolean =>
  new Set(list).size === list.length &&
  list.every((entry) => typeof entry === 'string' && words.includes(entry))

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
