/** Where a house rule decides a value, it has to do so for each of its own values. */
import type { HouseRule } from '../format/people'
import type { Checked } from './context'
import { say } from './context'

/** The values a rule can have, where there are few enough to be named. */
function valuesOf(rule: HouseRule): readonly string[] {
  if (rule.switch !== undefined) return ['true', 'false']
  return rule.choice === undefined ? [] : Object.keys(rule.values ?? {})
}

export function checkRuleValues(checked: Checked): void {
  visit(checked, checked.tree)
}

function visit(checked: Checked, part: unknown): void {
  if (typeof part !== 'object' || part === null) return
  const { option, map } = part as { option?: unknown; map?: unknown }
  const rules = checked.document.options ?? {}
  if (typeof option === 'string' && typeof map === 'object' && map !== null) {
    const rule = Object.hasOwn(rules, option) ? rules[option] : undefined
    const missing = rule ? valuesOf(rule).filter((value) => !Object.hasOwn(map, value)) : []
    if (missing.length > 0) {
      say(checked, 'optionDoesNotFit', part, 'map', { id: option, missing: missing.join(', ') })
    }
  }
  for (const inside of Object.values(part as Record<string, unknown>)) visit(checked, inside)
}
