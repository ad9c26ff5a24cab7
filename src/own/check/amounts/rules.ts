/** Where a house rule decides a value, each of its own values has to come to something that may stand there. */
import * as v from 'valibot'
import { COMPARATORS, type Comparator } from '../../format/expressions'
import type { HouseRule } from '../../format/people'
import { own } from '../../../engine'
import type { Checked } from '../context'
import { say } from '../context'

/** More values of a number than anybody writes out. */
const MANY = 60

/** The values a rule can have; of numbers the least and the most, unless each of them has to be named. */
function valuesOf(rule: HouseRule, part: string | undefined, isMapped: boolean): unknown[] {
  if (rule.switch !== undefined) return [true, false]
  if (rule.choice !== undefined) return Object.keys(rule.values ?? {})
  if (rule.seconds !== undefined && part === undefined) return [rule.seconds]
  const usual = rule.number ?? own(rule.seconds ?? {}, part ?? '') ?? 0
  const { min = Math.min(0, usual), max = Math.max(999, usual) } = rule
  if (!isMapped || max - min > MANY) return [min, max]
  return Array.from({ length: max - min + 1 }, (_, at) => min + at)
}

export function checkRuleValues(checked: Checked): void {
  for (const { part, schema } of checked.decided) {
    const [id = '', clock] = String(part['option']).split('.')
    const rule = own(checked.document.options ?? {}, id)
    if (!rule) continue
    const map = part['map'] as Readonly<Record<string, unknown>> | undefined
    const wrong = valuesOf(rule, clock, map !== undefined).filter((value) => {
      const stands = map ? own(map, String(value)) : value
      return stands === undefined || !v.is(schema, stands)
    })
    if (wrong.length === 0) continue
    const missing = wrong
      .map((value) => (typeof value === 'object' ? id : String(value)))
      .join(', ')
    say(checked, 'optionDoesNotFit', part, map ? 'map' : 'option', { id, missing })
  }
  conditions(checked, checked.tree)
}

/** `{ option: mood, is: dark }`: the value has to be one of the rule's; without one the rule is a switch. */
function conditions(checked: Checked, part: unknown): void {
  if (typeof part !== 'object' || part === null) return
  const map = part as Readonly<Record<string, unknown>>
  const word = COMPARATORS.find((known) => Object.hasOwn(map, known))
  if (typeof map['option'] === 'string') {
    if (word) compared(checked, map, word)
    else if (!checked.decided.some((known) => known.part === map)) bare(checked, map)
  }
  for (const inside of Object.values(map)) conditions(checked, inside)
}

/** A house rule by itself says whether something is so. */
function bare(checked: Checked, part: Readonly<Record<string, unknown>>): void {
  const id = String(part['option'])
  const rule = own(checked.document.options ?? {}, id.split('.')[0] ?? '')
  if (!rule || rule.switch !== undefined) return
  say(checked, 'optionDoesNotFit', part, 'option', { id, missing: id })
}

function compared(
  checked: Checked,
  part: Readonly<Record<string, unknown>>,
  word: Comparator,
): void {
  const [id = '', clock] = String(part['option']).split('.')
  const rule = own(checked.document.options ?? {}, id)
  if (!rule) return
  const value = part[word]
  const isNumber = rule.number !== undefined || (rule.seconds !== undefined && clock !== undefined)
  const equal = word === 'is' || word === 'not'
  const fits = isNumber
    ? typeof value === 'number'
    : equal && valuesOf(rule, clock, false).includes(value)
  if (!fits) say(checked, 'optionDoesNotFit', part, word, { id, missing: String(value) })
}
