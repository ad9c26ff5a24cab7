/** The house rules of a document as the engine knows them. */
import type { OptionDef, OptionDefs } from '../../../engine'
import type { OwnDocument } from '../../format/document'
import type { HouseRule } from '../../format/people'
import { planOf } from '../../plan/plan'
import { doomedNow } from '../dawn/dawn'

function defOf(rule: HouseRule): OptionDef {
  const { min = 0, max = 999, values = {} } = rule
  if (rule.switch !== undefined) return { kind: 'switch', default: rule.switch }
  if (rule.choice !== undefined) {
    return { kind: 'choice', default: rule.choice, values: Object.keys(values) }
  }
  if (rule.number !== undefined) return { kind: 'number', default: rule.number, min, max }
  return { kind: 'seconds', default: rule.seconds ?? {}, min, max }
}

/** Pairs of calls that every order keeps: what is written, and reads that need an earlier call. */
function keptPairs(document: OwnDocument): readonly (readonly [string, string])[] {
  return document.night?.keep ?? []
}

export function optionsOf(document: OwnDocument): OptionDefs {
  const defs: Record<string, OptionDef> = {}
  for (const [id, rule] of Object.entries(document.options ?? {})) defs[id] = defOf(rule)
  if (document.night?.mayChange) {
    const usual = Object.fromEntries(Object.entries(defs).map(([id, def]) => [id, def.default]))
    const calls = planOf(document, usual, doomedNow).calls.map(({ id }) => id)
    const joined = document.night.joined ?? []
    defs['nightOrder'] = { kind: 'order', default: calls, before: keptPairs(document), joined }
  }
  return defs
}
