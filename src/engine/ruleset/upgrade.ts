/**
 * Fits what an older version wrote at the top of an evening to the rules of today. Nothing is ever refused here:
 * what no longer fits is replaced and named.
 */
import type { Deck } from '../casting/casting'
import type { Json } from '../base/ids'
import { fits, isOrder, type OptionDef, type OptionValues } from '../options/options'
import type { AnyRuleset } from './ruleset'

/** What an evening is played by. */
export interface EveningRules {
  /** Every house rule's value in this evening, complete by the version that began it. */
  readonly options: OptionValues
  /** What of it the host chose; the rest stood at its default then. */
  readonly chosen: OptionValues
  readonly deck: Deck
}

/**
 * Something that the host has to be told of an old evening. The engine's own codes are
 * - `houseRuleGone` {option, was}: there is no such house rule any more
 * - `houseRuleReplaced` {option, was, now}: the value can no longer be taken, another one stands for it
 */
export interface UpgradeFinding {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
}

export interface Upgraded<R extends EveningRules = EveningRules> {
  readonly header: R
  readonly findings: readonly UpgradeFinding[]
}

type OrderDef = Extract<OptionDef, { kind: 'order' }>

const word = (value: Json): string =>
  typeof value === 'string' ? value : JSON.stringify(value).slice(0, 200)

/**
 * What an evening is played by today: first as its ruleset's own `upgrade` says, then house rule by house rule. One
 * that did not exist takes the value by which older evenings were played. An order stays as it was begun with: what has
 * a new place in it is in no older deck; where it should be called all the same, the ruleset's `upgrade` says so, with
 * `completeOrder`.
 * @param from the version of the ruleset that began the evening
 */
export function upgraded<R extends EveningRules>(
  ruleset: AnyRuleset,
  header: R,
  from: number,
): Upgraded<R> {
  const own = from < ruleset.version ? ruleset.upgrade?.(header, from) : undefined
  const findings: UpgradeFinding[] = [...(own?.findings ?? [])]
  const stood = { ...header, ...own?.header }
  const options: Record<string, Json> = {}
  for (const [option, def] of Object.entries(ruleset.options)) {
    const was = Object.hasOwn(stood.options, option) ? stood.options[option] : undefined
    const now = was === undefined ? (def.formerly ?? def.default) : fitted(def, was)
    options[option] = now
    if (was === undefined || keeps(def, was)) continue
    findings.push({
      code: 'houseRuleReplaced',
      params: { option, was: word(was), now: word(now) },
    })
  }
  for (const [option, was] of Object.entries(stood.options)) {
    if (Object.hasOwn(ruleset.options, option)) continue
    findings.push({ code: 'houseRuleGone', params: { option, was: word(was) } })
  }
  return { header: { ...stood, options }, findings }
}

/** Whether all of an old value is still there today. */
function keeps(def: OptionDef, was: Json): boolean {
  if (def.kind !== 'order') return fits(def, was)
  return Array.isArray(was) && was.every(isPlaceOf(def)) && isOrder(among(def, was), was)
}

const isPlaceOf =
  ({ default: places }: OrderDef) =>
  (value: Json): value is string =>
    typeof value === 'string' && places.includes(value)

/** The value that stands for an old one today; the old one itself wherever it can be. */
function fitted(def: OptionDef, was: Json): Json {
  switch (def.kind) {
    case 'number':
      if (typeof was !== 'number' || !Number.isFinite(was)) return def.default
      return clamped(was, def)
    case 'seconds':
      return fittedSeconds(def, was)
    case 'several':
      return Array.isArray(was) ? def.values.filter((value) => was.includes(value)) : def.default
    case 'order': {
      const places = Array.isArray(was) ? [...new Set(was.filter(isPlaceOf(def)))] : []
      return isOrder(among(def, places), places) ? places : def.default
    }
    default:
      return fits(def, was) ? was : def.default
  }
}

const clamped = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, Math.round(value)))

function fittedSeconds(def: Extract<OptionDef, { kind: 'seconds' }>, was: Json): Json {
  const old = typeof was === 'object' && was !== null && !Array.isArray(was) ? was : {}
  const seconds: Record<string, number> = {}
  for (const [clock, usual] of Object.entries(def.default)) {
    const value = (old as Readonly<Record<string, Json>>)[clock]
    seconds[clock] = typeof value === 'number' ? clamped(value, def) : usual
  }
  return seconds
}

/**
 * An order of an older version with today's places: those that are gone are left out, each new one stands behind the
 * place it follows by default, or as near to it as the order's constraints allow.
 * @returns the order; today's default if no such order is legal
 */
export function completeOrder(def: OrderDef, old: readonly string[]): readonly string[] {
  let order = def.default.filter((place) => old.includes(place))
  order.sort((a, b) => old.indexOf(a) - old.indexOf(b))
  const usual = def.default
  for (const place of usual) {
    if (order.includes(place)) continue
    const before = usual.slice(0, usual.indexOf(place)).findLast((other) => order.includes(other))
    const wanted = before === undefined ? 0 : order.indexOf(before) + 1
    const ways = Array.from({ length: order.length + 1 }, (_, at) => order.toSpliced(at, 0, place))
    const near = (way: readonly string[]) => Math.abs(way.indexOf(place) - wanted)
    ways.sort((a, b) => near(a) - near(b))
    order = ways.find((way) => isOrder(among(def, way), way)) ?? order.toSpliced(wanted, 0, place)
  }
  return isOrder(def, order) ? order : usual
}

/** What an order asks of some of its places. */
function among(def: OrderDef, places: readonly string[]): OrderDef {
  const both = ([first, second]: readonly [string, string]) =>
    places.includes(first) && places.includes(second)
  return {
    ...def,
    default: places,
    before: def.before.filter(both),
    joined: (def.joined ?? []).filter(both),
  }
}
