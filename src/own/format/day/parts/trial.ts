/** Somebody is put on trial. */
import * as v from 'valibot'
import type { PhrasesOf, Said } from '../../../language/base/entry'
import { literal } from '../../../language/base/scalars'
import { Seconds, Yes, integer, oneOf, value } from '../../../schema/scalars'
import { ROOM, dayEntry, inRoom, noOffice, ofWho, roomOf, when, within } from '../base/entry'
import { STANDS, Stand, standLine } from '../base/stands'
import { TIES, Tie, tieLine } from '../base/ties'
import { DEFENCES, Defence, Vote, defenceLines } from '../base/votes'

const Trial = v.strictObject({
  if: when,
  ...ofWho,
  stand: v.exactOptional(Stand),
  alone: v.exactOptional(oneOf('yesNo', 'falls', 'skip')),
  defence: v.exactOptional(Defence),
  vote: v.exactOptional(Vote),
  confirm: v.exactOptional(Yes),
  needs: v.exactOptional(v.union([value(v.picklist(['most', 'majority'])), integer(1, 999)])),
  tie: v.exactOptional(v.array(Tie)),
  lastWords: v.exactOptional(Seconds),
})
type Trial = v.InferOutput<typeof Trial>

const PHRASES = {
  ...STANDS,
  ...DEFENCES,
  ...TIES,
  of: ROOM,
  yesNo: {
    en: 'A single candidate: for or against.',
    de: 'Nur eine Person: dafür oder dagegen.',
    pl: 'Jedna osoba: za albo przeciw.',
  },
  falls: {
    en: 'A single candidate is condemned at once.',
    de: 'Nur eine Person: sofort verurteilt.',
    pl: 'Jedna osoba: wyrok od razu.',
  },
  skip: {
    en: 'With a single candidate there is no vote.',
    de: 'Nur eine Person: keine Abstimmung.',
    pl: 'Jedna osoba: bez głosowania.',
  },
  most: {
    en: 'The most hands condemn.',
    de: 'Die meisten Hände verurteilen.',
    pl: 'Decyduje największa liczba rąk.',
  },
  majority: {
    en: 'More than half of all hands condemn.',
    de: 'Mehr als die Hälfte aller Hände verurteilt.',
    pl: 'Decyduje ponad połowa wszystkich rąk.',
  },
  number: {
    en: 'Hands needed: {n} or more.',
    de: 'Es braucht mindestens {n} Hände.',
    pl: 'Potrzebnych rąk: {n}.',
  },
  closed: {
    en: 'The count stays hidden from the big screen.',
    de: 'Die Leinwand zeigt die Zählung nicht.',
    pl: 'Na dużym ekranie liczenia nie widać.',
  },
  lastWords: {
    en: 'Last words, {n} s.',
    de: 'Letzte Worte, {n} s.',
    pl: 'Ostatnie słowo, {n} s.',
  },
} as const satisfies PhrasesOf

const isOpen = (shown: unknown): boolean => shown !== undefined && shown !== 'closed'

function handsSeen({ vote, tie = [] }: Trial): boolean {
  const runoffs = tie.flatMap((way) =>
    typeof way === 'object' && 'runoff' in way ? way.runoff : [],
  )
  return vote?.shown !== 'closed' || runoffs.some(({ shown }) => isOpen(shown))
}

const needed = (given: Trial['needs'], phrases: typeof PHRASES): Said => {
  const needs = literal(given) ?? 'most'
  return typeof needs === 'number' ? [phrases.number, { n: String(needs) }] : [phrases[needs]]
}

export const trial = dayEntry({
  about: 'Somebody is put on trial.',
  schema: Trial,
  step: 'day.vote',
  moments: {
    trial: ['day.suspects', 'day.nominate', 'day.accuse', 'day.defence', 'day.confirm'],
    vote: ['day.vote', 'day.runoff', 'day.tieBreak', 'day.lot'],
  },
  condition: within,
  office: noOffice,
  room: roomOf,
  condemns: true,
  handsSeen,
  phrases: PHRASES,
  lines: ({ stand, alone, defence, needs, vote, tie, lastWords, ...body }, saying, phrases) => [
    ...inRoom(body, phrases.of, saying),
    standLine(stand ?? 'everyone', phrases),
    ...(stand === undefined || stand === 'everyone'
      ? []
      : ([[phrases[literal(alone) ?? 'yesNo']]] as const)),
    ...defenceLines(defence, phrases, saying),
    needed(needs, phrases),
    ...(literal(vote?.shown) === 'closed' ? ([[phrases.closed]] as const) : []),
    tieLine(tie ?? ['none'], saying, phrases),
    ...(lastWords === undefined
      ? []
      : ([[phrases.lastWords, { n: String(literal(lastWords)) }]] as const)),
  ],
})
