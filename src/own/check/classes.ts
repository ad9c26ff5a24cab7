/** What a call is for, and where that puts it in the night. */
import type { Call } from '../format/calls'
import type { OwnDocument } from '../format/document'
import type { Effect } from '../format/effects'
import { callsOf } from './visit'

/** From first to last: the order in which calls stand in a night whose order is not written, and collected acts are looked at. */
export const CLASSES = [
  'know',
  'hide',
  'swap',
  'stop',
  'turn',
  'guard',
  'mark',
  'kill',
  'change',
  'look',
  'trail',
] as const
export type CallClass = (typeof CLASSES)[number]

/** What makes a call one that follows a trail. */
export const TRAIL = ['doomed', 'attackedBy', 'chosenBy', 'visitedBy', 'visitorsOf']

/** True if one of these words is a key anywhere in it. */
export function speaksOf(part: unknown, words: readonly string[]): boolean {
  if (typeof part !== 'object' || part === null) return false
  if (Array.isArray(part)) return part.some((each) => speaksOf(each, words))
  return Object.entries(part).some(
    ([word, inside]) => words.includes(word) || speaksOf(inside, words),
  )
}

/** All effects of a list, those under conditions included. */
export function flat(effects: readonly Effect[] | undefined): Exclude<Effect, { if: unknown }>[] {
  return (effects ?? []).flatMap((effect) =>
    'if' in effect ? [...flat(effect.do), ...flat(effect.else)] : [effect],
  )
}

/** All that a call does in the end, whatever is answered. */
export const effectsOf = (call: Call): Exclude<Effect, { if: unknown }>[] => [
  ...flat(call.do),
  ...flat(call.otherwise),
]

function classOfStatus(document: OwnDocument, id: string): CallClass {
  const traits = document.statuses?.[id]?.traits
  const maps = Array.isArray(traits) ? traits : [traits ?? {}]
  if (maps.some(({ noActs, noGroup }) => Boolean(noActs) || Boolean(noGroup))) return 'stop'
  const guards = (document.shields ?? []).some(({ status }) => status === id)
  return guards ? 'guard' : 'mark'
}

function classOfEffect(document: OwnDocument, effect: Exclude<Effect, { if: unknown }>): CallClass {
  if ('give' in effect) {
    const id = typeof effect.give === 'string' ? effect.give : effect.give.status
    const self = typeof effect.give === 'object' && effect.give.to === 'self'
    const traits = document.statuses?.[id]?.traits
    const maps = Array.isArray(traits) ? traits : [traits ?? {}]
    return self && maps.some(({ away }) => Boolean(away)) ? 'hide' : classOfStatus(document, id)
  }
  if ('swap' in effect) return 'swap'
  if ('redirect' in effect) return 'turn'
  if ('attack' in effect) return 'kill'
  if ('become' in effect || 'join' in effect) return 'change'
  if ('link' in effect || 'unlink' in effect || 'exchange' in effect) return 'know'
  return 'mark'
}

/** The class of a call, the first that fits. */
export function classOf(document: OwnDocument, call: Call): CallClass {
  if (speaksOf(call, TRAIL)) return 'trail'
  const effects = effectsOf(call)
  const shows = effects.some((effect) => 'show' in effect)
  if (shows || call.first?.role !== undefined || call.first?.team !== undefined) return 'look'
  const classes = effects.map((effect) => CLASSES.indexOf(classOfEffect(document, effect)))
  return CLASSES[Math.min(...classes)] ?? 'know'
}

/** All calls in the order in which a night goes through them. */
export function callsInOrder(document: OwnDocument): Call[] {
  const calls = callsOf(document).map(({ part }) => part)
  const order = document.night?.order
  const rank = (call: Call): number =>
    order ? order.indexOf(call.id) : CLASSES.indexOf(classOf(document, call))
  return [...calls].sort((one, two) => rank(one) - rank(two))
}
