/** The house rules that a scenario chooses, in the words of the game as it is today. */
import { completeOrder, type AnyRuleset, type Json } from '../../../src/engine'
import type { Scenario } from './scenario'
import { toJson } from './value'

/** An order from before a place was added takes it in where it usually is, as the lobby does; a wrong one stays wrong. */
function today(ruleset: AnyRuleset, id: string, value: Json): Json {
  const def = ruleset.options[id]
  if (def?.kind !== 'order' || def.writtenOut || !Array.isArray(value)) return value
  const written = value.map(String)
  const whole = completeOrder(def, written)
  const kept = whole.filter((place) => written.includes(place))
  return kept.length === written.length && kept.every((place, at) => place === written[at])
    ? whole
    : value
}

export const chosenIn = ({ options }: Scenario, ruleset: AnyRuleset): Record<string, Json> =>
  Object.fromEntries(
    [...options].map(([id, value]) => [id, today(ruleset, id, toJson(value) as Json)]),
  )
