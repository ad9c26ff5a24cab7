/** Who comes before the vote of a trial. */
import * as v from 'valibot'
import type { PhrasesOf, Said } from '../../../language/base/entry'
import { literal } from '../../../language/base/scalars'
import { Yes, number, value } from '../../../schema/scalars'

export const Stand = v.union([
  value(v.literal('everyone')),
  v.strictObject({ noted: v.strictObject({ min: number(0, 40) }) }),
  v.strictObject({
    nominated: v.strictObject({
      places: v.exactOptional(number(1, 40)),
      second: v.exactOptional(Yes),
      each: v.exactOptional(number(1, 40)),
    }),
  }),
  v.strictObject({
    accused: v.strictObject({
      each: v.exactOptional(number(1, 40)),
      withdraw: v.exactOptional(Yes),
      min: v.exactOptional(number(0, 40)),
    }),
  }),
])
export type Stand = v.InferOutput<typeof Stand>

export const STANDS = {
  everyone: {
    en: 'Everybody can be voted for.',
    de: 'Alle stehen zur Wahl.',
    pl: 'Głosować można na każdego.',
  },
  noted: {
    en: 'The host notes suspects, at least {n}.',
    de: 'Die Spielleitung notiert Verdächtige, mindestens {n}.',
    pl: 'Prowadzący notuje podejrzanych, co najmniej {n}.',
  },
  nominated: {
    en: 'Players nominate each other.',
    de: 'Vorschläge aus der Runde.',
    pl: 'Zgłaszają gracze.',
  },
  accused: {
    en: 'Players accuse each other.',
    de: 'Anklagen aus der Runde.',
    pl: 'Oskarżają gracze.',
  },
} as const satisfies PhrasesOf

/** Who stands. */
export function standLine(stand: Stand, phrases: typeof STANDS): Said {
  if (typeof stand === 'object') {
    if ('noted' in stand) return [phrases.noted, { n: String(literal(stand.noted.min)) }]
    if ('nominated' in stand) return [phrases.nominated]
    if ('accused' in stand) return [phrases.accused]
  }
  return [phrases.everyone]
}
