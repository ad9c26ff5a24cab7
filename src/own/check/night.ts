/** The order of the night: complete, without circles, nothing read before it is there. */
import type { Call } from '../format/calls'
import type { Causes } from '../format/scalars'
import { callsInOrder, classOf, effectsOf } from './classes'
import type { Checked } from './context'
import { say } from './context'

export function checkNight(checked: Checked): void {
  const { document, names } = checked
  const night = document.night ?? {}
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
  if (circle(checked)) return
  calls.forEach((call, at) => tooEarly(checked, call, calls.slice(at + 1)))
  if ((night.resolve ?? 'natural') === 'natural')
    calls.forEach((call) => unresolved(checked, call, calls))
  else calls.forEach((call, at) => tooLate(checked, call, calls.slice(0, at)))
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

/** Every value under one of these words, anywhere in it. */
function under(part: unknown, words: readonly string[]): unknown[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part as Record<string, unknown>).flatMap(([word, inside]) =>
    words.includes(word) && !Array.isArray(part) ? [inside as unknown] : under(inside, words),
  )
}

const causesOf = (call: Call): string[] =>
  effectsOf(call).flatMap((effect) => {
    if (!('attack' in effect)) return []
    return [typeof effect.attack === 'string' ? effect.attack : effect.attack.cause]
  })

const fits = (read: Causes, cause: string): boolean =>
  [read].flat().some((each) => each === cause || ['any', 'all', 'night'].includes(each))

function tooEarly(checked: Checked, call: Call, later: readonly Call[]): void {
  const causes = under(call, ['doomed', 'attackedBy']) as Causes[]
  const chosen = (under(call, ['chosenBy']) as Causes[]).flat()
  const other = later.find(
    (each) =>
      chosen.includes(each.id) ||
      causesOf(each).some((cause) => causes.some((read) => isNamed(read) && fits(read, cause))),
  )
  if (other) say(checked, 'readsTooEarly', call, 'id', { id: call.id, other: other.id })
}

/** `any` and its like read what is there so far; only a cause by its name has to be there. */
const isNamed = (read: Causes): boolean =>
  [read].flat().every((each) => !['any', 'all', 'night'].includes(each))

const COLLECTED = ['hide', 'swap', 'stop', 'turn', 'guard', 'mark', 'kill', 'change']
const THIS_NIGHT = ['dawn', 'nightEnd']

function unresolved(checked: Checked, call: Call, calls: readonly Call[]): void {
  const { document } = checked
  const read = under([call.choose, call.blocked, call.first], ['status']).flat().map(String)
  for (const id of read) {
    const until = [document.statuses?.[id]?.until].flat()
    if (!until.some((each) => typeof each === 'string' && THIS_NIGHT.includes(each))) continue
    const givers = calls.filter((each) => gives(each, id))
    const late = givers.every((each) => COLLECTED.includes(classOf(document, each)))
    if (givers.length === 0 || !late) continue
    say(checked, 'readsUnresolved', call, 'id', { id: call.id, status: id })
    return
  }
}

const gives = (call: Call, id: string): boolean =>
  effectsOf(call).some(
    (effect) =>
      'give' in effect &&
      (typeof effect.give === 'string' ? effect.give : effect.give.status) === id,
  )

function tooLate(checked: Checked, call: Call, earlier: readonly Call[]): void {
  const { document } = checked
  if (!['swap', 'stop', 'turn'].includes(classOf(document, call))) return
  const other = earlier.find(
    (each) =>
      each.choose !== undefined && each.unstoppable !== true && classOf(document, each) !== 'know',
  )
  if (other) say(checked, 'changesTooLate', call, 'id', { id: call.id, other: other.id })
}
