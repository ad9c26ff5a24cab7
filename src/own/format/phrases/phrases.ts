/**
 * The sentences of the phrase book by their keys, with the placeholders that each may hold. A document may replace any of
 * them in any language; `words/phrases` has them in the languages of the program.
 */
import { DAYTIME, STAGES } from './day'
import { ALOUD, HOST, MANY, READINGS, RECORDS, SIGNS, SPOKEN } from './night'
import { ITEMS, REMARKS, STORY, WORDS } from './told'

/** Every sentence, with the placeholders it may hold. */
export const PHRASES = {
  ...SPOKEN,
  ...MANY,
  ...ALOUD,
  ...HOST,
  ...RECORDS,
  ...READINGS,
  ...SIGNS,
  ...DAYTIME,
  ...STAGES,
  ...ITEMS,
  ...REMARKS,
  ...STORY,
  ...WORDS,
} as const

export type PhraseKey = keyof typeof PHRASES
/** A sentence of a call that is said to one or, as `…Many`, to several. */
export type SpokenKey = keyof typeof SPOKEN
/** A whole phrase book. */
export type Phrases = Readonly<Record<PhraseKey, string>>
/** What of it belongs to dawn and day. */
export type DayPhrases = Readonly<Record<keyof typeof DAYTIME | keyof typeof STAGES, string>>
