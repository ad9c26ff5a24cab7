/** Plays scenarios with a house rule forced to another value than they were written for. */
import type { AnyRuleset, Json, OptionDef } from '../../../src/engine'
import { runScenario, type Rulesets } from '../runner/run'
import type { Scenario } from '../runner/scenario'
import type { Value } from '../runner/value'

/** The values worth forcing: for clocks and numbers the default and something beside it. */
export function valuesOf(def: OptionDef): readonly Json[] {
  switch (def.kind) {
    case 'switch':
      return [def.default, !def.default]
    case 'choice':
      return def.values
    case 'number':
      return [def.default, def.default + 1]
    case 'seconds':
      return [
        def.default,
        Object.fromEntries(Object.entries(def.default).map(([id, n]) => [id, n + 7])),
      ]
    case 'several':
      return [def.default, ...def.values.map((value) => [value]), def.values]
    case 'order':
      return [def.default, [...def.default].reverse()]
  }
}

/** Whether a scenario still passes with the option forced to a value. */
export function passesWith(
  scenario: Scenario,
  rulesets: Rulesets,
  option: string,
  value: Json,
): boolean {
  const options = new Map(scenario.options)
  options.set(option, toValue(value))
  return runScenario({ ...scenario, options }, rulesets).failure === null
}

/** Whether two option values are the same, as JSON. */
export const sameValue = (a: Json | undefined, b: Json): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/** Values of an option of a ruleset, or none where it has no such option. */
export const optionValues = (ruleset: AnyRuleset, id: string): readonly Json[] => {
  const def = ruleset.options[id]
  return def ? valuesOf(def) : []
}

function toValue(json: Json): Value {
  if (Array.isArray(json)) return (json as readonly Json[]).map(toValue)
  if (typeof json === 'object' && json !== null) {
    return new Map(Object.entries(json as Record<string, Json>).map(([k, v]) => [k, toValue(v)]))
  }
  return json as string | number | boolean
}
