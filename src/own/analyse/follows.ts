/** Which call reads what another one brings about. */
import type { Call } from '../format/calls'
import type { Causes } from '../schema/scalars'
import { effectsOf } from './classes'

/** Every value under one of these words, anywhere in it. */
export function under(part: unknown, words: readonly string[]): unknown[] {
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

/** Whether a call reads by its name what another one brings about. */
export function bringsAbout(other: Call, reader: Call): boolean {
  const { causes, chosen } = readsOf(reader)
  if (other.id === reader.id || causes.length + chosen.length === 0) return false
  if (chosen.includes(other.id)) return true
  return causesOf(other).some((cause) => causes.some((read) => fits(read, cause)))
}

interface Reads {
  readonly causes: readonly Causes[]
  readonly chosen: readonly string[]
}
const READS = new WeakMap<Call, Reads>()

/** The causes and calls that a call asks about by their names; looked up once, for each is held against all others. */
function readsOf(call: Call): Reads {
  const known = READS.get(call)
  if (known) return known
  const causes = (under(call, ['doomed', 'attackedBy']) as Causes[]).filter(isNamed)
  const reads = { causes, chosen: (under(call, ['chosenBy']) as Causes[]).flat() }
  READS.set(call, reads)
  return reads
}

/** `any` and its like read what is there so far; only a cause by its name has to be there. */
const isNamed = (read: Causes): boolean =>
  [read].flat().every((each) => !['any', 'all', 'night'].includes(each))
