/** What an entry for a part of a day has: everything that is said of it. An entry that lacks a part does not compile. */
import * as v from 'valibot'
import {
  Condition,
  Clock,
  type Condition as ConditionValue,
  Who,
  type Num,
} from '../../../language/expressions'
import { newer } from '../../../schema/marks'
import type { Phrase, PhrasesOf, Said } from '../../../language/base/entry'

/** Where the condition of a part may stand. */
export interface Conditional {
  readonly if?: ConditionValue
}

/** What the lines of a part are made with. */
export interface DaySaying {
  readonly who: (who: Who) => string
  readonly number: (number: Num) => string
  /** What the document calls this. */
  readonly name: (id: string) => string
  readonly said: (said: Said) => string
}

/** A part of a day; how it is held and what is said in it, `play/day` and `words/texts/day` know by its word. */
export interface DayEntry<
  S extends v.GenericSchema = v.GenericSchema,
  P extends PhrasesOf = PhrasesOf,
  Body = v.InferOutput<S>,
> {
  /** What it is for, in one sentence, for editors and for the reference. */
  readonly about: string
  /** What stands under its word. */
  readonly schema: S
  /** Only documents that say `needs: 2` may write it. */
  readonly isNewer?: true
  /** The step whose words it begins with. */
  readonly step: string
  /** The same where each part of its kind has a step of its own. */
  readonly ownStep?: (body: Body) => string
  /** The moments in which powers may be used in it, each with its steps. */
  readonly moments: Readonly<Record<string, readonly string[]>>
  /** What under its word may hold its condition, besides the part itself. */
  readonly condition: (body: Body) => Conditional | null
  /** The status that it gives to whoever is elected. */
  readonly office: (body: Body) => string | null
  /** For whom alone it is; absent: for everybody. */
  readonly room?: (body: Body) => Who | undefined
  /** The status of whoever leads it, where somebody does. */
  readonly lead?: (body: Body) => string
  /** Whether it can put somebody out: the result of the day follows it, and there is one a day. */
  readonly condemns: boolean
  /** Whether everybody watches hands being counted in it. */
  readonly handsSeen: (body: Body) => boolean
  /** What a preview says of it in each language, one phrase a way of writing it. */
  readonly phrases: P
  /** The lines of a preview, in their order. */
  readonly lines: (body: Body, saying: DaySaying, phrases: P) => readonly Said[]
}

/** Says what a part of a day is. */
export const dayEntry = <S extends v.GenericSchema, P extends PhrasesOf>(
  entry: DayEntry<S, P>,
): DayEntry<S, P> => entry

/** Its condition may stand among its words. */
export const within = (body: Conditional): Conditional => body
/** Nobody is elected. */
export const noOffice = (): null => null
/** No hands are counted. */
export const noHands = (): boolean => false

/** The words that most parts have. */
export const when = v.exactOptional(Condition)
export const seconds = v.exactOptional(Clock)

/** For whom alone it is. */
export const ofWho = { of: v.exactOptional(newer('of', v.union([Who]))) }
export const roomOf = ({ of }: { readonly of?: Who }): Who | undefined => of

export const ROOM = {
  en: 'Only for: {of}.',
  de: 'Nur für: {of}.',
  pl: 'Tylko dla: {of}.',
} as const satisfies Phrase

/** A line for whom it is, where it is not for everybody. */
export const inRoom = (
  { of }: { readonly of?: Who },
  phrase: Phrase,
  { who }: DaySaying,
): readonly Said[] => (of === undefined ? [] : [[phrase, { of: who(of) }]])

/** How long something lasts. */
export const LENGTH = { en: '{n} s', de: '{n} s', pl: '{n} s' } as const satisfies Phrase

/** A line for a length, where there is one. */
export const lasting = (
  given: Num | undefined,
  phrase: Phrase,
  { number }: DaySaying,
): readonly Said[] => (given === undefined || given === 0 ? [] : [[phrase, { n: number(given) }]])
