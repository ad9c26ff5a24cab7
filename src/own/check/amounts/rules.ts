/** Where a house rule decides a value, each of its own values has to come to something that may stand there. */
import * as v from 'valibot'
import { comparatorOf, type Comparator } from '../../language/base/comparators'
import type { HouseRule } from '../../format/people'
import { nearest } from '../../problems/nearest'
import { lookUp } from '../../../engine'
import { say, type Checked, type Pass } from '../base/context'

/** More values of a number than anybody writes out. */
const MANY = 60

/** The values a rule can have; of numbers the least and the most, unless each of them has to be named. */
function valuesOf(rule: HouseRule, part: string | undefined, isMapped: boolean): unknown[] {
  if (rule.switch !== undefined) return [true, false]
  if (rule.choice !== undefined) return Object.keys(rule.values ?? {})
  if (rule.seconds !== undefined && part === undefined) return [rule.seconds]
  const usual = rule.number ?? lookUp(rule.seconds ?? {}, part ?? '') ?? 0
  const { min = Math.min(0, usual), max = Math.max(999, usual) } = rule
  if (!isMapped || max - min > MANY) return [min, max]
  return Array.from({ length: max - min + 1 }, (_, at) => min + at)
}

export const ruleValues: Pass = {
  document(_, checked) {
    values(checked)
    clocks(checked)
  },
  condition({ part }, checked) {
    if (!('option' in part)) return
    const word = comparatorOf(part)
    if (word) compared(checked, part, word)
    else bare(checked, part)
  },
}

function values(checked: Checked): void {
  for (const { part, schema } of checked.decided) {
    const [id = '', clock] = String(part['option']).split('.')
    const rule = lookUp(checked.document.options ?? {}, id)
    if (!rule || checked.report.isHurt(`options.${id}`)) continue
    const map = part['map'] as Readonly<Record<string, unknown>> | undefined
    const wrong = valuesOf(rule, clock, map !== undefined).filter((value) => {
      const stands = map ? lookUp(map, String(value)) : value
      return stands === undefined || !v.is(schema, stands)
    })
    const missing = wrong.map((value) =>
      typeof value === 'object' ? clocksOf(id, rule) : String(value),
    )
    if (missing.length > 0) {
      const params = { id, missing: missing.join(', ') }
      say(checked, 'optionDoesNotFit', part, map ? 'map' : 'option', params)
    } else if (map) beyond(checked, id, rule, map)
  }
}

const clocksOf = (id: string, { seconds = {} }: HouseRule): string =>
  Object.keys(seconds)
    .map((clock) => `${id}.${clock}`)
    .join(', ')

/** What a map says for values that the rule does not have. */
function beyond(
  checked: Checked,
  id: string,
  rule: HouseRule,
  map: Readonly<Record<string, unknown>>,
): void {
  if (rule.switch === undefined && rule.choice === undefined) return
  const known = valuesOf(rule, undefined, true).map(String)
  const stranger = Object.keys(map).find((value) => !known.includes(value))
  if (stranger !== undefined) {
    say(checked, 'optionDoesNotFit', map, stranger, { id, missing: stranger }, 'key')
  }
}

/** `clocks.talk`: a house rule has to have the clock it is named with. */
function clocks({ document, names, report }: Checked): void {
  for (const { name, kinds, offset, path } of names.used) {
    const [id = '', clock] = name.split('.')
    const rule = kinds[0] === 'option' ? lookUp(document.options ?? {}, id) : undefined
    if (!rule || clock === undefined || Object.hasOwn(rule.seconds ?? {}, clock)) continue
    const known = Object.keys(rule.seconds ?? {}).map((each) => `${id}.${each}`)
    report.add('noSuch', offset, path, { kind: 'option', id: name, nearest: nearest(name, known) })
  }
}

/** A house rule by itself says whether something is so. */
function bare(checked: Checked, part: Readonly<Record<string, unknown>>): void {
  const id = String(part['option'])
  const rule = lookUp(checked.document.options ?? {}, id.split('.')[0] ?? '')
  if (!rule || rule.switch !== undefined) return
  say(checked, 'optionDoesNotFit', part, 'option', { id, missing: id })
}

/** `{ option: mood, is: dark }`: the value has to be one of the rule's; without one the rule is a switch. */
function compared(
  checked: Checked,
  part: Readonly<Record<string, unknown>>,
  word: Comparator,
): void {
  const [id = '', clock] = String(part['option']).split('.')
  const rule = lookUp(checked.document.options ?? {}, id)
  if (!rule || checked.report.isHurt(`options.${id}`)) return
  const value = part[word]
  const isNumber = rule.number !== undefined || (rule.seconds !== undefined && clock !== undefined)
  const equal = word === 'is' || word === 'not'
  const fits = isNumber
    ? typeof value === 'number'
    : equal && valuesOf(rule, clock, false).includes(value)
  if (!fits) say(checked, 'optionDoesNotFit', part, word, { id, missing: String(value) })
}
