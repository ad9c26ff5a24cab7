/** Which call reads what another one brings about. */
import type { Call } from '../format/calls'
import type { OwnDocument } from '../format/document'
import { listOf } from '../language/base/scalars'
import { effectsOf } from './classes'
import { nodesOf } from './nodes'

const causesOf = (document: OwnDocument, call: Call): string[] =>
  effectsOf(document, call).flatMap((effect) => {
    if (!('attack' in effect)) return []
    return [typeof effect.attack === 'string' ? effect.attack : effect.attack.cause]
  })

const OF_ALL = ['any', 'all', 'night']

/** Whether a call reads by its name what another one brings about. */
export function bringsAbout(document: OwnDocument, other: Call, reader: Call): boolean {
  const { causes, chosen } = readsOf(document, reader)
  if (other.id === reader.id || causes.length + chosen.length === 0) return false
  if (chosen.includes(other.id)) return true
  return causesOf(document, other).some((cause) => causes.includes(cause))
}

interface Reads {
  readonly causes: readonly string[]
  readonly chosen: readonly string[]
}
const READS = new WeakMap<Call, Reads>()

/** The causes and calls that a call asks about by their names; looked up once, for each is held against all others. */
function readsOf(document: OwnDocument, call: Call): Reads {
  const known = READS.get(call)
  if (known) return known
  const sets = nodesOf(document).in(call, 'who')
  const reads = {
    causes: sets.flatMap(({ part }) => {
      if (typeof part === 'string') return []
      const read = 'doomed' in part ? part.doomed : 'attackedBy' in part ? part.attackedBy : []
      // `any` and its like read what is there so far; only a cause by its name has to be there.
      return listOf(read).some((cause) => OF_ALL.includes(cause)) ? [] : listOf(read)
    }),
    chosen: sets.flatMap(({ part }) =>
      typeof part !== 'string' && 'chosenBy' in part ? listOf(part.chosenBy) : [],
    ),
  }
  READS.set(call, reads)
  return reads
}
