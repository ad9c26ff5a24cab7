/** What an entry of the language has: everything that the program knows of one word. An entry that lacks a part does not compile. */
import type { ConditionOf, NumberOf, WhoOf } from '../../state/asking'
import type { ConditionWithin, FormOf, NumberWithin, SetWithin, Shape } from '../../schema/fields'
import type { Level, Levels } from './level'

/** The languages that have a phrase for every word. */
export const PHRASED = ['en', 'de', 'pl'] as const
export type Phrased = (typeof PHRASED)[number]
/** One phrase in each language; what stands in braces is filled. */
export type Phrase = Readonly<Record<Phrased, string>>

/** What a phrase is made with. */
export interface Saying {
  readonly set: (set: SetWithin) => string
  readonly number: (number: NumberWithin) => string
  readonly condition: (condition: ConditionWithin) => string
  /** What the document calls these, as a choice: `A, B or C`. */
  readonly names: (ids: unknown) => string
  /** Words that are nobody's names, as a choice. */
  readonly listed: (parts: readonly string[]) => string
  /** Several as one, by a phrase with `{a}` and `{b}`. */
  readonly joined: (phrase: Phrase, parts: readonly string[]) => string
}

/** A phrase, and what is filled into it; or what is already said. */
export type Said = string | readonly [Phrase, Readonly<Record<string, string>>?]

/** Makes closures of the expressions within an expression. */
export interface Inner {
  readonly who: (set: SetWithin) => WhoOf
  readonly number: (number: NumberWithin) => NumberOf
  readonly condition: (condition: ConditionWithin) => ConditionOf
}

/** What an evening can bring about, by its deck. */
export interface Reach {
  /** Whether one of these can come into the evening. */
  readonly roles: (ids: unknown) => boolean
  readonly teams: (ids: unknown) => boolean
  readonly cards: (ids: unknown) => boolean
  readonly set: (set: SetWithin) => boolean
}

/** Where a form may stand: wherever an expression may, or only where a place knows it. */
export type Stands = 'everywhere' | 'whereKnown'

export type PhrasesOf = Readonly<Record<string, Phrase>>

interface MapEntry<S extends Shape, P extends PhrasesOf, Form> {
  /** Whether only documents that say `needs: 2` may write it; without it there was no time before it. */
  readonly isNewer?: true
  /** Its words, the one it is known by first. */
  readonly shape: S
  /** What each of its words is for, in one sentence, for editors and for the reference. */
  readonly about: Readonly<Record<keyof ReturnType<S>, string>>
  /** How secret it is to know it. */
  readonly level: (form: Form, levels: Levels) => Level
  /** What it is called in each language, one phrase a way of writing it. */
  readonly phrases: P
  /** The phrase for what is written, and what is filled in. */
  readonly phrase: (form: Form, saying: Saying, phrases: P) => Said
}

/** A word that means players by itself. */
export interface PlayerWord {
  readonly about: string
  readonly phrase: Phrase
  /** How secret it is where nothing else is known of the place. */
  readonly level: Level
  readonly evaluate: WhoOf
}

/** A form of a set of players. */
export interface SetForm<
  S extends Shape = Shape,
  P extends PhrasesOf = PhrasesOf,
  Form = FormOf<S>,
> extends MapEntry<S, P, Form> {
  readonly stands: Stands
  /** Whether a call that speaks of it follows what happened this night, and comes last in it. */
  readonly trail: boolean
  /** Whether it can be about the dead. */
  readonly dead: boolean
  /** Whether anybody could ever be among these, with what the deck brings into an evening. */
  readonly reach: (form: Form, reach: Reach) => boolean
  readonly evaluate: (form: Form, inner: Inner) => WhoOf
}

/** A form of a number that is worked out while playing. */
export interface NumberForm<
  S extends Shape = Shape,
  P extends PhrasesOf = PhrasesOf,
  Form = FormOf<S>,
> extends MapEntry<S, P, Form> {
  /** What the same words are for in a condition, which compares the number. */
  readonly compared: Readonly<Record<keyof ReturnType<S>, string>>
  readonly evaluate: (form: Form, inner: Inner) => NumberOf
}

/** A form of a condition. */
export interface ConditionForm<
  S extends Shape = Shape,
  P extends PhrasesOf = PhrasesOf,
  Form = FormOf<S>,
> extends MapEntry<S, P, Form> {
  readonly stands: Stands
  /** Exactly one of these words has to stand in it; null where there is no choice. */
  readonly one: readonly string[] | null
  readonly evaluate: (form: Form, inner: Inner) => ConditionOf
}

/** Says what a form of a set is. */
export const setForm = <S extends Shape, P extends PhrasesOf>(form: SetForm<S, P>): SetForm<S, P> =>
  form
/** Says what a form of a number is. */
export const numberForm = <S extends Shape, P extends PhrasesOf>(
  form: NumberForm<S, P>,
): NumberForm<S, P> => form
/** Says what a form of a condition is. */
export const conditionForm = <S extends Shape, P extends PhrasesOf>(
  form: ConditionForm<S, P>,
): ConditionForm<S, P> => form

/** Nobody may know it before it is told. */
export const secret = (): Level => 'secret'
/** The same from the first evening's minute to the last. */
export const fixed = (): Level => 'fixed'
/** Everybody sees it. */
export const open = (): Level => 'open'
/** Anybody may be among these. */
export const anybody = (): boolean => true
