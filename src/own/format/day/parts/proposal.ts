/** One player proposes others, and everybody votes on it. */
import * as v from 'valibot'
import type { PhrasesOf, Said } from '../../../language/base/entry'
import { literal } from '../../../language/base/scalars'
import { Effects, Who, held } from '../../../language/expressions'
import { MOST } from '../../../schema/limits'
import { named } from '../../../schema/marks'
import { number, oneOf } from '../../../schema/scalars'
import { dayEntry, noOffice, when, within } from '../base/entry'

const Leader = v.union([named('status'), v.strictObject({ next: named('status') })])

const Proposal = v.strictObject({
  if: when,
  leader: Leader,
  choose: v.strictObject({
    of: v.exactOptional(Who),
    min: held('min', 1, MOST.chosen),
    max: held('max', 1, MOST.chosen),
  }),
  vote: v.exactOptional(
    v.strictObject({
      voters: v.exactOptional(Who),
      shown: v.exactOptional(oneOf('live', 'closed')),
    }),
  ),
  yes: v.exactOptional(Effects),
  no: v.exactOptional(Effects),
  times: v.exactOptional(number(1, MOST.refusals)),
  after: v.exactOptional(Effects),
})
type Proposal = v.InferOutput<typeof Proposal>

/** The status of whoever proposes. */
export const leadIn = ({ leader }: Proposal): string =>
  typeof leader === 'string' ? leader : leader.next

const PHRASES = {
  leader: {
    en: 'Proposed by the holder of “{x}”.',
    de: 'Es schlägt vor, wer das hat: „{x}“.',
    pl: 'Proponuje ten, kto to ma: „{x}”.',
  },
  next: {
    en: '“{x}” passes to the left, and they propose.',
    de: '„{x}“ geht nach links weiter, und diese Person schlägt vor.',
    pl: '„{x}” przechodzi w lewo i ta osoba proponuje.',
  },
  of: {
    en: 'At least {min} and at most {max} of {of}.',
    de: 'Mindestens {min} und höchstens {max}, aus: {of}.',
    pl: 'Co najmniej {min}, co najwyżej {max}, spośród: {of}.',
  },
  agreed: {
    en: 'More than half of all hands have to agree.',
    de: 'Mehr als die Hälfte aller Hände muss dafür sein.',
    pl: 'Za musi być ponad połowa wszystkich rąk.',
  },
  closed: {
    en: 'The count stays hidden from the big screen.',
    de: 'Die Leinwand zeigt die Zählung nicht.',
    pl: 'Na dużym ekranie liczenia nie widać.',
  },
  times: {
    en: 'Refused, somebody proposes again; refusals in a row until it ends: {n}.',
    de: 'Nach einer Ablehnung folgt der nächste Vorschlag; Ablehnungen in Folge, bis Schluss ist: {n}.',
    pl: 'Po odmowie kolejna propozycja; odmów z rzędu do końca: {n}.',
  },
} as const satisfies PhrasesOf

export const proposal = dayEntry({
  about: 'Whoever leads proposes players, and everybody votes on it.',
  schema: Proposal,
  isNewer: true,
  step: 'day.propose',
  moments: { proposal: ['day.propose', 'day.approve'] },
  condition: within,
  office: noOffice,
  lead: leadIn,
  condemns: false,
  handsSeen: ({ vote }) => vote?.shown !== 'closed',
  phrases: PHRASES,
  lines({ leader, choose, vote, times }, { who, number: said, name }, phrases) {
    const most = literal(times) ?? 1
    const isNext = typeof leader !== 'string'
    const lines: Said[] = [
      [isNext ? phrases.next : phrases.leader, { x: name(isNext ? leader.next : leader) }],
      [
        phrases.of,
        { min: said(choose.min), max: said(choose.max), of: who(choose.of ?? 'everyone') },
      ],
      [phrases.agreed],
    ]
    if (literal(vote?.shown) === 'closed') lines.push([phrases.closed])
    if (most !== 1) lines.push([phrases.times, { n: String(most) }])
    return lines
  },
})
