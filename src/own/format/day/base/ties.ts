/** Ways out of a tie. */
import * as v from 'valibot'
import type { PhrasesOf, Said } from '../../../language/base/entry'
import { literal } from '../../../language/base/scalars'
import { Who } from '../../../language/expressions'
import { named } from '../../../schema/marks'
import { oneOf, value } from '../../../schema/scalars'
import type { DaySaying } from './entry'
import { Defence, count } from './votes'

const Runoff = v.strictObject({
  runoff: v.strictObject({
    ...count,
    defence: v.exactOptional(Defence),
    voters: v.exactOptional(oneOf('others', 'all')),
  }),
})
const Holder = v.strictObject({ holder: named('status') })

export const Tie = v.union([
  value(v.picklist(['runoff', 'lot', 'lastDead', 'all', 'none'])),
  Runoff,
  Holder,
  v.strictObject({ falls: Who }),
])
export type Tie = v.InferOutput<typeof Tie>

export const ElectionTie = v.union([
  value(v.picklist(['runoff', 'lot', 'lastDead', 'none'])),
  Runoff,
  Holder,
])

export const TIES = {
  tie: { en: 'A tie: {ways}.', de: 'Gleichstand: {ways}.', pl: 'Remis: {ways}.' },
  runoff: { en: 'a run-off', de: 'Stichwahl', pl: 'dogrywka' },
  lot: { en: 'a lot', de: 'Los', pl: 'los' },
  lastDead: {
    en: 'the last player to go out decides',
    de: 'es entscheidet, wer zuletzt gehen musste',
    pl: 'decyduje, kto odpadł ostatni',
  },
  all: {
    en: 'all of them are condemned',
    de: 'alle mit den meisten Stimmen werden verurteilt',
    pl: 'wyrok dla wszystkich',
  },
  none: { en: 'nobody is condemned', de: 'niemand wird verurteilt', pl: 'bez wyroku' },
  holder: {
    en: 'decided by the holder of “{x}”',
    de: 'es entscheidet, wer das hat: „{x}“',
    pl: 'decyduje ten, kto to ma: „{x}”',
  },
  fallsOn: { en: 'it falls on {of}', de: 'es trifft {of}', pl: 'pada na: {of}' },
} as const satisfies PhrasesOf

function wayOut(way: Tie, { who, name }: DaySaying, phrases: typeof TIES): Said {
  if (typeof way !== 'object') return [phrases[way]]
  if ('runoff' in way) return [phrases.runoff]
  if ('holder' in way) return [phrases.holder, { x: name(way.holder) }]
  if ('falls' in way) return [phrases.fallsOn, { of: who(way.falls) }]
  return [phrases[literal<Tie>(way) as keyof typeof TIES]]
}

/** What happens in a tie, one way after the other. */
export const tieLine = (ways: readonly Tie[], saying: DaySaying, phrases: typeof TIES): Said => [
  phrases.tie,
  { ways: ways.map((way) => saying.said(wayOut(way, saying, phrases))).join(' → ') },
]
