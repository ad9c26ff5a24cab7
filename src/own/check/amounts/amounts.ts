/** How much there may be of what stands in many places: calls, events, powers, effects within effects, stories. */
import type { Effect } from '../../language/expressions'
import { LIMITS } from '../../schema/limits'
import { literal, nightsOf } from '../../language/base/scalars'
import type { Checked } from '../context'
import { say } from '../context'
import { callsOf, ownersOf, powersOf, triggersOf, type Owned } from '../../analyse/visit'

export function checkAmounts(checked: Checked): void {
  const { document } = checked
  const calls = callsOf(document)
  many(checked, 'calls', calls, LIMITS.calls)
  many(checked, 'triggers', triggersOf(document), LIMITS.triggers)
  many(checked, 'powers', powersOf(document), LIMITS.powers)
  if (calls.length > LIMITS.callsANight) night(checked)
  for (const { part } of ownersOf(document)) {
    for (const list of [part.calls, part.when, part.powers])
      for (const each of list ?? []) deep(checked, each)
  }
  stories(checked)
  whole(checked)
}

/** With its recipes put in, in the form in which an evening keeps it. */
function whole(checked: Checked): void {
  const { document, tree } = checked
  const most = LIMITS.expanded
  const text = JSON.stringify(document)
  if (text.length * 3 <= most) return
  const found = new TextEncoder().encode(text).length
  if (found <= most) return
  say(checked, 'tooBig', tree, 'roles', { what: 'expanded', found, most }, 'key')
}

/** The first one too many is named. */
function many(
  checked: Checked,
  what: 'calls' | 'triggers' | 'powers',
  all: readonly Owned<object>[],
  most: number,
): void {
  const beyond = all[most]
  if (!beyond) return
  const key = 'id' in beyond.part ? 'id' : 'on'
  say(checked, 'tooMany', beyond.part, key, { what, found: all.length, most })
}

/** The first night in which too many are called. */
function night(checked: Checked): void {
  const calls = callsOf(checked.document).map(({ part }) => ({
    part,
    nights: nightsOf(literal(part.nights), true),
  }))
  for (let round = 1; round <= 12; round++) {
    const made = calls.filter(({ nights }) => nights(round))
    const beyond = made[LIMITS.callsANight]
    if (!beyond) continue
    const params = { what: 'callsANight', found: made.length, most: LIMITS.callsANight }
    return say(checked, 'tooMany', beyond.part, 'id', params)
  }
}

function deep(checked: Checked, part: unknown): void {
  for (const key of ['do', 'otherwise'] as const) {
    const effects = (part as Partial<Record<'do' | 'otherwise', readonly Effect[]>>)[key]
    for (const effect of effects ?? []) within(checked, effect, 1)
  }
  const { ask } = part as { readonly ask?: object }
  if (ask) deep(checked, ask)
}

function within(checked: Checked, effect: Effect, depth: number): void {
  if (!('if' in effect)) return
  if (depth > LIMITS.effectDepth) {
    return say(checked, 'tooDeep', effect, 'if', { most: LIMITS.effectDepth }, 'key')
  }
  for (const inside of [...effect.do, ...(effect.else ?? [])]) within(checked, inside, depth + 1)
}

function stories(checked: Checked): void {
  const { stories: all } = checked.document
  if (!all || 'use' in all) return
  for (const [language, grammar] of Object.entries(all)) {
    if (typeof grammar !== 'object' || 'use' in grammar) continue
    const { beginnings, middles, ends, nobodyDied } = grammar
    const found = [beginnings, middles, ends, nobodyDied].reduce(
      (sum, pieces) => sum + Object.keys(pieces).length,
      0,
    )
    if (found <= LIMITS.stories) continue
    say(checked, 'tooMany', all, language, { what: 'stories', found, most: LIMITS.stories }, 'key')
  }
}
