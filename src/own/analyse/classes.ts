/** What a call is for, and where that puts it in the night. */
import type { Call } from '../format/calls'
import type { OwnDocument } from '../format/document'

import { CLASSES, type CallClass } from '../language/base/classes'
import type { OfStatuses } from '../language/effects/base/effect'
import { classOfEffect, formsWith } from '../language/folds/find'
import type { TraitMap } from '../schema/traits'
import { nodesOf, type Node } from './nodes'
import { plainEffectsIn, type PlainEffect } from './owners'

/** What makes a call one that follows a trail. */
const TRAIL = formsWith(({ trail }) => trail)

/** True if one of these words says who is meant in one of these. */
export const speakOf = (nodes: readonly Node[], words: readonly string[]): boolean =>
  nodes.some(
    ({ kind, part }) =>
      kind === 'who' && typeof part === 'object' && words.some((word) => Object.hasOwn(part, word)),
  )

/** All that a call does in the end, whatever is answered. */
export const effectsOf = (document: OwnDocument, call: Call): readonly PlainEffect[] =>
  plainEffectsIn(nodesOf(document).in(call, 'effect'))

const statusesOf = ({ statuses = {}, shields = [] }: OwnDocument): OfStatuses => ({
  traits: (id) => [statuses[id]?.traits ?? []].flat() as unknown as TraitMap[],
  guards: (id) => shields.some(({ status }) => status === id),
})

const KNOWN = new WeakMap<Call, { readonly document: OwnDocument; readonly is: CallClass }>()

/** The class of a call, the first that fits. */
export function classOf(document: OwnDocument, call: Call): CallClass {
  const known = KNOWN.get(call)
  if (known?.document === document) return known.is
  const is = found(document, call)
  KNOWN.set(call, { document, is })
  return is
}

function found(document: OwnDocument, call: Call): CallClass {
  if (speakOf(nodesOf(document).in(call, 'who'), TRAIL)) return 'trail'
  const { role, team, answerOf } = call.first ?? {}
  if (role !== undefined || team !== undefined || answerOf !== undefined) return 'look'
  return classOfEffects(document, effectsOf(document, call)) ?? 'know'
}

/** What all these effects are for: to look if one of them is, else the lowest class; undefined for none. */
export function classOfEffects(
  document: OwnDocument,
  effects: readonly PlainEffect[],
): CallClass | undefined {
  const statuses = statusesOf(document)
  const classes = effects.flatMap((effect) => classOfEffect(effect, statuses) ?? [])
  if (classes.includes('look')) return 'look'
  return CLASSES[Math.min(...classes.map((is) => CLASSES.indexOf(is)))]
}

/** Where a call stands: in a written order, else by its class. */
export const rankIn =
  (order: readonly string[] | undefined) =>
  ({ id, class: is }: Ranked): number =>
    order ? order.indexOf(id) : CLASSES.indexOf(is)

interface Ranked {
  readonly id: string
  readonly class: CallClass
}

type Pairs = readonly (readonly string[])[]

/**
 * Calls by their rank, as far as the pairs allow: the first of `keep` comes before its second, the second of `joined`
 * right after its first.
 */
export function arranged<T extends Ranked>(
  calls: readonly T[],
  { keep = [], joined = [] }: { readonly keep?: Pairs; readonly joined?: Pairs },
  rank: (call: T) => number,
): T[] {
  const sorted = [...calls].sort((one, two) => rank(one) - rank(two))
  if (keep.length + joined.length === 0) return sorted
  const nextOf = new Map(joined.map(([first = '', second = '']) => [first, second]))
  const led = new Set(nextOf.values())
  const block = (id: string, seen: readonly string[] = []): readonly string[] => {
    const next = nextOf.get(id)
    const more = next === undefined || seen.includes(next) ? [] : block(next, [...seen, next])
    return [id, ...more]
  }
  const blocks = sorted.filter(({ id }) => !led.has(id)).map(({ id }) => block(id, [id]))
  const made: string[] = []
  while (blocks.length > 0) {
    const isFree = (ids: readonly string[]) =>
      keep.every(([first = '', second = '']) => {
        const waits = ids.includes(second) && !ids.includes(first)
        return !waits || !blocks.some((other) => other.includes(first))
      })
    const at = Math.max(0, blocks.findIndex(isFree))
    made.push(...(blocks.splice(at, 1)[0] ?? []))
  }
  // What bites its own tail is refused elsewhere, and stands where it stood.
  const place = ({ id }: T) => (made.includes(id) ? made.indexOf(id) : made.length)
  return sorted.sort((one, two) => place(one) - place(two))
}

/** All calls in the order in which a night goes through them. */
export function callsInOrder(document: OwnDocument): Call[] {
  const { night = {} } = document
  const calls = nodesOf(document)
    .of('call')
    .map(({ part }) => ({
      id: part.id,
      class: classOf(document, part),
      part,
    }))
  return arranged(calls, night, rankIn(night.order)).map(({ part }) => part)
}
