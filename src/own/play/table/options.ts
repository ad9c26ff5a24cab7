/** The house rules of a document as the engine knows them. */
import type { OptionDef, OptionDefs } from '../../../engine'
import type { OwnDocument } from '../../format/document'
import type { HouseRule } from '../../format/people'
import { bringsAbout } from '../../analyse/follows'
import { planOf } from '../../plan/plan'
import type { Plan } from '../../plan/types'
import { doomedNow } from '../dawn/dawn'

function defOf(rule: HouseRule): OptionDef {
  const { values = {} } = rule
  const numbers = [rule.number ?? 0, ...Object.values(rule.seconds ?? {})]
  const min = rule.min ?? Math.min(0, ...numbers)
  const max = rule.max ?? Math.max(999, ...numbers)
  if (rule.switch !== undefined) return { kind: 'switch', default: rule.switch }
  if (rule.choice !== undefined) {
    return { kind: 'choice', default: rule.choice, values: Object.keys(values) }
  }
  if (rule.number !== undefined) return { kind: 'number', default: rule.number, min, max }
  return { kind: 'seconds', default: rule.seconds ?? {}, min, max }
}

/** Pairs of calls that every order keeps: what is written, and reads that need an earlier call. */
function keptPairs({ doc, calls }: Plan): readonly (readonly [string, string])[] {
  const parts = calls.map(({ source }) => source)
  const read = parts.flatMap((call) =>
    parts
      .filter((other) => bringsAbout(doc, other, call))
      .map((other) => [other.id, call.id] as const),
  )
  return [...(doc.night?.keep ?? []), ...read]
}

export function optionsOf(document: OwnDocument): OptionDefs {
  const defs: Record<string, OptionDef> = {}
  for (const [id, rule] of Object.entries(document.options ?? {})) defs[id] = defOf(rule)
  if (document.night?.mayChange) {
    const usual = Object.fromEntries(Object.entries(defs).map(([id, def]) => [id, def.default]))
    const plan = planOf(document, usual, doomedNow)
    const joined = document.night.joined ?? []
    defs['nightOrder'] = {
      kind: 'order',
      default: plan.calls.map(({ id }) => id),
      before: keptPairs(plan),
      joined,
    }
  }
  return defs
}
