/** The order of the night: complete, without circles, nothing read before it is there. */
import type { Call } from '../format/calls'
import { callsInOrder, classOf, effectsOf } from '../analyse/classes'
import { bringsAbout } from '../analyse/follows'
import { isWithin, type Node, type Nodes } from '../analyse/nodes'
import { statusesOf } from '../language/effects/things/give'
import { ownerOf, plainEffectsIn, type PlainEffect } from '../analyse/owners'
import { namedIn } from '../analyse/reach'
import { say, type Checked } from './base/context'

export function night(checked: Checked): void {
  const { document, names } = checked
  const { night = {} } = document
  // How the night is resolved, and in which order, is not known.
  if (checked.hurt.has('night')) return
  const calls = callsInOrder(document)
  if (night.order) {
    // Calls that are wrong themselves have their place in it, too.
    const all = names.made.filter(
      ({ kinds, path }) => kinds[0] === 'call' && !/\.then\b/.test(path),
    )
    const missing = [...new Set(all.map(({ name }) => name))].filter(
      (id) => !night.order?.includes(id),
    )
    if (missing.length > 0) {
      say(checked, 'orderIncomplete', night, 'order', { missing: missing.join(', ') })
      return
    }
  }
  if (circle(checked) || againstOrder(checked)) return
  calls.forEach((call, at) => tooEarly(checked, call, calls.slice(at + 1)))
  if ((night.resolve ?? 'natural') === 'natural')
    calls.forEach((call) => unresolved(checked, call, calls))
  calls.forEach((call, at) => tooLate(checked, call, calls.slice(0, at)))
}

/** True if pairs of `keep` and `joined` bite their tails. */
function circle(checked: Checked): boolean {
  const { keep = [], joined = [] } = checked.document.night ?? {}
  const pairs = [...keep, ...joined]
  const after = (id: string, seen: readonly string[]): boolean =>
    pairs.some(([one, two]) => one === id && (seen.includes(two) || after(two, [...seen, two])))
  const found = pairs.length <= 200 && pairs.some(([one]) => after(one, [one]))
  const key = keep.length > 0 ? 'keep' : 'joined'
  const { night } = checked.document
  if (found && night) say(checked, 'orderCircle', night, key)
  return found
}

/** True if the written order names a call twice, or does not keep to its own pairs. */
function againstOrder(checked: Checked): boolean {
  const { night } = checked.document
  const { order, keep = [], joined = [] } = night ?? {}
  if (!night || !order) return false
  const twice = order.findIndex((id, at) => order.indexOf(id) !== at)
  if (twice >= 0) {
    const id = order[twice] ?? ''
    say(checked, 'idTwice', order, twice, { id, other: `night.order[${order.indexOf(id)}]` })
    return true
  }
  const kept = keep.every(([one, two]) => order.indexOf(one) < order.indexOf(two))
  const next = joined.every(([one, two]) => order.indexOf(one) + 1 === order.indexOf(two))
  if (kept && next) return false
  say(checked, 'orderCircle', night, kept ? 'joined' : 'keep')
  return true
}

function tooEarly(checked: Checked, call: Call, later: readonly Call[]): void {
  const other = later.find((each) => bringsAbout(checked.document, each, call))
  if (other) say(checked, 'readsTooEarly', call, 'id', { id: call.id, other: other.id })
}

const COLLECTED = ['hide', 'swap', 'stop', 'turn', 'guard', 'mark', 'kill', 'change']
const THIS_NIGHT = ['dawn', 'nightEnd']
/** What of a call is looked at as it opens. */
const READ_AT_ONCE = ['wake', 'choose', 'blocked', 'first']

/** A status that comes about by collected acts of this night alone is not there before they are carried out. */
function unresolved(checked: Checked, call: Call, calls: readonly Call[]): void {
  const { document, nodes } = checked
  const at = calls.indexOf(call)
  const looks = ['look', 'trail'].includes(classOf(document, call))
  const read = nodes
    .in(call, 'who')
    .filter((set) => READ_AT_ONCE.some((word) => isWithin(set, call, word)))
  for (const id of [...ownedBy(nodes, call), ...namedIn(read, 'status')]) {
    const until = [document.statuses?.[id]?.until].flat()
    if (!until.some((each) => typeof each === 'string' && THIS_NIGHT.includes(each))) continue
    const givers = calls.filter((each) => gives(effectsOf(document, each), id))
    const isLate = (each: Call) =>
      COLLECTED.includes(classOf(document, each)) && (!looks || calls.indexOf(each) > at)
    if (givers.length === 0 || !givers.every(isLate) || givenOtherwise(nodes, id)) continue
    say(checked, 'readsUnresolved', call, 'id', { id: call.id, status: id })
    return
  }
}

/** The status whose holders a call wakes because nothing else is said. */
function ownedBy(nodes: Nodes, call: Call): readonly string[] {
  const node = nodes.of('call').find(({ part }) => part === call)
  const owner = node && call.wake === undefined ? ownerOf(node) : undefined
  return owner?.kind === 'status' ? [owner.id] : []
}

/** Whether triggers, questions, powers or elections give it, too. */
const givenOtherwise = (nodes: Nodes, id: string): boolean =>
  gives(plainEffectsIn(nodes.of('effect').filter((effect) => !isOfCall(effect))), id)

const isOfCall = ({ up }: Node): boolean =>
  up?.kind === 'call' || (up?.kind === 'effect' && isOfCall(up))

const gives = (effects: readonly PlainEffect[], id: string): boolean =>
  effects.some((effect) => 'give' in effect && statusesOf(effect.give).includes(id))

function tooLate(checked: Checked, call: Call, earlier: readonly Call[]): void {
  const { document } = checked
  if (!['swap', 'stop', 'turn'].includes(classOf(document, call))) return
  // What is collected is carried out together, whatever comes first; what looks has looked.
  const isNatural = (document.night?.resolve ?? 'natural') === 'natural'
  const other = earlier.find((each) => {
    if (each.choose === undefined || each.unstoppable === true) return false
    const is = classOf(document, each)
    return isNatural ? is === 'look' || is === 'trail' : is !== 'know'
  })
  if (other) say(checked, 'changesTooLate', call, 'id', { id: call.id, other: other.id })
}
