/** Cards are drawn from a pile and go from hand to hand; one of them is played. */
import * as v from 'valibot'
import type { PhrasesOf, Said } from '../../../language/base/entry'
import { literal } from '../../../language/base/scalars'
import { Who } from '../../../language/expressions'
import { LIMITS } from '../../../schema/limits'
import { named } from '../../../schema/marks'
import { Yes, number } from '../../../schema/scalars'
import { dayEntry, noHands, noOffice, when, within } from '../base/entry'

const HandOn = v.strictObject({
  if: when,
  pile: named('pile'),
  n: number(1, LIMITS.hand),
  through: v.pipe(v.array(Who), v.minLength(1), v.maxLength(LIMITS.hand)),
  veto: v.exactOptional(Yes),
})

const PHRASES = {
  draws: {
    en: 'Cards drawn from “{x}”: {n}.',
    de: 'Gezogen von „{x}“: {n} Karten.',
    pl: 'Kart dobieranych ze stosu „{x}”: {n}.',
  },
  discards: {
    en: 'One is put away in secret by: {who}.',
    de: 'Eine legt geheim weg: {who}.',
    pl: 'Jedną odkłada w tajemnicy: {who}.',
  },
  plays: {
    en: 'One is played by: {who}.',
    de: 'Eine spielt aus: {who}.',
    pl: 'Jedną zagrywa: {who}.',
  },
  veto: {
    en: 'They may ask to play none; the first of them decides.',
    de: 'Diese Person kann bitten, keine zu spielen; die erste entscheidet.',
    pl: 'Ta osoba może prosić, by nie grać żadnej; decyduje pierwsza.',
  },
} as const satisfies PhrasesOf

export const handOn = dayEntry({
  about: 'Cards of a pile go from hand to hand, and the last player plays one.',
  schema: HandOn,
  isNewer: true,
  step: 'day.handOn',
  moments: {},
  condition: within,
  office: noOffice,
  condemns: false,
  handsSeen: noHands,
  phrases: PHRASES,
  lines({ pile, n, through, veto }, { who, number: said, name }, phrases) {
    const lines: Said[] = [[phrases.draws, { x: name(pile), n: said(n) }]]
    for (const [at, each] of through.entries()) {
      const isLast = at === through.length - 1
      lines.push([isLast ? phrases.plays : phrases.discards, { who: who(each) }])
    }
    if (veto !== undefined && literal(veto) !== false) lines.push([phrases.veto])
    return lines
  },
})
