/** How much there may be of what stands in many places: calls, events, powers, effects within effects, stories. */
import type { Node, NodeOf } from '../../analyse/nodes'
import { LIMITS } from '../../schema/limits'
import { literal, nightsOf } from '../../language/base/scalars'
import { say, type Checked, type Pass } from '../base/context'

export const amounts: Pass = {
  document(_, checked) {
    const { nodes } = checked
    many(checked, 'calls', nodes.of('call'), LIMITS.calls)
    many(checked, 'triggers', nodes.of('trigger'), LIMITS.triggers)
    many(checked, 'powers', nodes.of('power'), LIMITS.powers)
    night(checked, nodes.of('call'))
    stories(checked)
    whole(checked)
  },
  effect(node, checked) {
    if (!('if' in node.part) || depthOf(node) !== LIMITS.effectDepth) return
    say(checked, 'tooDeep', node.part, 'if', { most: LIMITS.effectDepth }, 'key')
  },
}

/** How many effects an effect is within. */
const depthOf = ({ up }: Node): number => (up?.kind === 'effect' ? 1 + depthOf(up) : 0)

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
  all: readonly NodeOf<'call' | 'trigger' | 'power'>[],
  most: number,
): void {
  const beyond = all[most]
  if (!beyond) return
  const key = 'id' in beyond.part ? 'id' : 'on'
  say(checked, 'tooMany', beyond.part, key, { what, found: all.length, most })
}

/** The first night in which too many are called. */
function night(checked: Checked, all: readonly NodeOf<'call'>[]): void {
  if (all.length <= LIMITS.callsANight) return
  const calls = all.map(({ part }) => ({
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

function stories(checked: Checked): void {
  const { stories: all } = checked.document
  if (!all || 'use' in all) return
  for (const [language, grammar] of Object.entries(all)) {
    if (typeof grammar !== 'object' || 'use' in grammar) continue
    const { beginnings, middles, ends, nobodyDied } = grammar
    const sections = [beginnings, middles, ends, nobodyDied]
    const found = sections.flatMap((pieces) => Object.keys(pieces)).length
    if (found <= LIMITS.stories) continue
    say(checked, 'tooMany', all, language, { what: 'stories', found, most: LIMITS.stories }, 'key')
  }
}
