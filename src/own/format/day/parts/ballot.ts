/** Everybody who is asked answers one question in secret. */
import * as v from 'valibot'
import type { PhrasesOf, Said } from '../../../language/base/entry'
import { literal } from '../../../language/base/scalars'
import { Effects, Who } from '../../../language/expressions'
import { exactlyOne, marked } from '../../../schema/marks'
import { Name, OtherText, byId, makesStep, oneOf } from '../../../schema/scalars'
import { AskedWords } from '../../calls'
import { LENGTH, dayEntry, lasting, noHands, noOffice, seconds, when, within } from '../base/entry'

/** The answers to a question of yes and no, the one first that silence counts as. */
const NO_AND_YES = ['no', 'yes'] as const

const entries = {
  if: when,
  id: makesStep('ballot'),
  name: v.exactOptional(Name),
  of: v.exactOptional(Who),
  word: v.exactOptional(v.pipe(byId('answer', OtherText, 6), v.minEntries(2))),
  yes: v.exactOptional(v.literal(true)),
  only: v.exactOptional(v.record(marked(v.string(), { names: ['answer'] }), Who)),
  tells: v.exactOptional(oneOf('totals', 'names', 'outcome')),
  seconds,
  do: v.exactOptional(Effects),
  words: v.exactOptional(AskedWords),
}
const Ballot = exactlyOne(v.strictObject(entries), ['word', 'yes'], 'oneChoice')
export type Ballot = v.InferOutput<typeof Ballot>

/** What can be answered, in the order of the document. */
export const answersTo = ({ word }: Ballot): readonly string[] =>
  word ? Object.keys(word) : NO_AND_YES

const PHRASES = {
  seconds: LENGTH,
  of: {
    en: 'Asked: {of}.',
    de: 'Gefragt sind: {of}.',
    pl: 'Pytani: {of}.',
  },
  totals: {
    en: 'The room hears how often each answer was given.',
    de: 'Alle hören, wie oft jede Antwort kam.',
    pl: 'Sala usłyszy, ile razy padła każda odpowiedź.',
  },
  names: {
    en: 'The room hears who answered what.',
    de: 'Alle hören, wer was geantwortet hat.',
    pl: 'Sala usłyszy, kto co odpowiedział.',
  },
  outcome: {
    en: 'The room hears only what follows from it.',
    de: 'Alle hören nur, was daraus folgt.',
    pl: 'Sala usłyszy tylko, co z tego wynikło.',
  },
  only: {
    en: '“{x}” counts only from: {who}.',
    de: '„{x}“ zählt nur von: {who}.',
    pl: '„{x}” liczy się tylko od: {who}.',
  },
} as const satisfies PhrasesOf

export const ballot = dayEntry({
  about: 'Everybody who is asked answers one question in secret.',
  schema: Ballot,
  isNewer: true,
  step: 'day.ballot',
  ownStep: ({ id }) => id,
  moments: {},
  condition: within,
  office: noOffice,
  condemns: false,
  handsSeen: noHands,
  phrases: PHRASES,
  lines(body, saying, phrases) {
    const tells = literal(body.tells)
    const lines: Said[] = []
    if (body.of !== undefined) lines.push([phrases.of, { of: saying.who(body.of) }])
    lines.push(...lasting(body.seconds, phrases.seconds, saying))
    for (const [answer, who] of Object.entries(body.only ?? {}))
      lines.push([phrases.only, { x: saying.name(answer), who: saying.who(who) }])
    if (tells === undefined || typeof tells === 'string') lines.push([phrases[tells ?? 'totals']])
    return lines
  },
})
