/** How hands are counted, and who speaks before. */
import * as v from 'valibot'
import type { PhrasesOf, Said } from '../../../language/base/entry'
import { literal } from '../../../language/base/scalars'
import { Num, Clock, Who } from '../../../language/expressions'
import type { DaySaying } from './entry'
import { Seconds, Yes, oneOf } from '../../../schema/scalars'

export const Defence = v.union([
  Seconds,
  v.strictObject({ seconds: Clock, accuser: v.exactOptional(Yes) }),
])
export type Defence = v.InferOutput<typeof Defence>

/** What a run-off may have of its own. */
export const count = {
  use: v.exactOptional(oneOf('any', 'each', 'all')),
  hands: v.exactOptional(Num),
  self: v.exactOptional(Yes),
  turn: v.exactOptional(oneOf('voter', 'candidate')),
  shown: v.exactOptional(oneOf('live', 'closed')),
}

export const Vote = v.strictObject({
  ...count,
  voters: v.exactOptional(Who),
  /** May stand at the trial as well. */
  confirm: v.exactOptional(Yes),
})
export type Vote = v.InferOutput<typeof Vote>

export const DEFENCES = {
  defence: {
    en: 'Each accused speaks, {n} s.',
    de: 'Jede angeklagte Person spricht, {n} s.',
    pl: 'Każda oskarżona osoba mówi, {n} s.',
  },
  defenceOfBoth: {
    en: 'Accuser and accused speak, {n} s each.',
    de: 'Erst spricht die anklagende, dann die angeklagte Person, je {n} s.',
    pl: 'Najpierw mówi oskarżyciel, potem oskarżony, po {n} s.',
  },
} as const satisfies PhrasesOf

/** Who speaks, and for how long. */
export function defenceLines(
  defence: Defence | undefined,
  phrases: typeof DEFENCES,
  { number }: DaySaying,
): readonly Said[] {
  if (defence === undefined) return []
  const isMap = typeof defence === 'object' && 'seconds' in defence
  const n = number((isMap ? defence.seconds : defence) as Num)
  const both = isMap && literal(defence.accuser) === true
  return [[both ? phrases.defenceOfBoth : phrases.defence, { n }]]
}
