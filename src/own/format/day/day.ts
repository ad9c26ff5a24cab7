/** The course of the day: its parts, in the order in which they are tried and told of. */
import * as v from 'valibot'
import type { Condition as ConditionValue, Who } from '../../language/expressions'
import type { Phrased, PhrasesOf } from '../../language/base/entry'
import { unknownForm } from '../../language/folds/find'
import { LIMITS } from '../../schema/limits'
import { newer, part } from '../../schema/marks'
import { when, type Conditional, type DayEntry } from './base/entry'
import { ballot, type Ballot } from './parts/ballot'
import { election } from './parts/election'
import { handOn } from './parts/handOn'
import { lastWords } from './parts/lastWords'
import { notice } from './parts/notice'
import { proposal } from './parts/proposal'
import { speeches } from './parts/speeches'
import { talk } from './parts/talk'
import { trial } from './parts/trial'

export const DAY_PARTS = {
  talk,
  speeches,
  lastWords,
  election,
  trial,
  notice,
  proposal,
  ballot,
  handOn,
} as const
export type DayWord = keyof typeof DAY_PARTS
export type BodyOf<W extends DayWord> = v.InferOutput<(typeof DAY_PARTS)[W]['schema']>

const WORDS = Object.keys(DAY_PARTS) as readonly DayWord[]
const ENTRIES = Object.values(DAY_PARTS) as unknown as readonly DayEntry[]

/** One part of the day. Its `if` stands in it or beside it. */
export type DayPart = {
  [W in DayWord]: { [K in W]: BodyOf<W> } & { if?: ConditionValue }
}[DayWord]
const formOf = (word: DayWord) => {
  const { schema, isNewer } = DAY_PARTS[word] as unknown as DayEntry
  const form = v.strictObject({ [word]: schema, if: when })
  return isNewer ? newer(word, form) : form
}
const DayPart = part('dayPart', v.union(WORDS.map(formOf))) as unknown as v.GenericSchema<DayPart>
export const Day = v.pipe(v.array(DayPart), v.maxLength(LIMITS.dayParts))

/** The moments in which powers may be used by day, each with its steps. */
export const MOMENTS_OF_DAY: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ENTRIES.flatMap(({ moments }) => Object.entries(moments)),
)
/** Those of them that came later. */
export const NEWER_MOMENTS: readonly string[] = ENTRIES.flatMap(({ isNewer, moments }) =>
  isNewer ? Object.keys(moments) : [],
)

/** A part of the day by its word, with what stands under it, which fits what the word is asked with. */
interface Known {
  readonly word: DayWord
  readonly entry: DayEntry
  readonly body: never
}

/** What a part of the day is; null where it has no known word, as only a document that is refused has. */
export function knownPart(part: DayPart): Known | null {
  const word = WORDS.find((each) => each in part)
  if (word === undefined) return null
  const entry = DAY_PARTS[word] as unknown as DayEntry
  return { word, entry, body: (part as Readonly<Record<DayWord, never>>)[word] }
}

/** The word of a part of the day, its entry, and what stands under it. */
export const wordOf = (part: DayPart): Known => knownPart(part) ?? unknownForm(part)

/** All that has to hold for a part of the day to take place, with where it stands. */
export function conditionsIn(part: DayPart): (readonly [Conditional, ConditionValue])[] {
  const found = knownPart(part)
  const holders = [part, found?.entry.condition(found.body) ?? {}]
  return holders.flatMap((holder) =>
    holder.if === undefined ? [] : [[holder, holder.if] as const],
  )
}
export const conditionsOf = (part: DayPart): ConditionValue[] =>
  conditionsIn(part).map(([, condition]) => condition)

/** The status that this part gives to whoever is elected in it. */
export function officeIn(part: DayPart): string | null {
  const found = knownPart(part)
  return found && found.entry.office(found.body)
}

/** For whom alone a part is; null: for everybody. */
export function roomIn(part: DayPart): Who | null {
  const found = knownPart(part)
  return found?.entry.room?.(found.body) ?? null
}

/** The status of whoever leads it. */
export function leadIn(part: DayPart): string | null {
  const found = knownPart(part)
  return found?.entry.lead?.(found.body) ?? null
}

/** All ballots of the days. */
export const ballotsIn = (days: {
  readonly day?: readonly unknown[]
  readonly dayZero?: readonly unknown[]
}): readonly Ballot[] =>
  [...(days.dayZero ?? []), ...(days.day ?? [])].flatMap((part) =>
    typeof part === 'object' && part !== null && 'ballot' in part ? [part.ballot as Ballot] : [],
  )

/** The step whose words a part begins with. */
export function stepIn(part: DayPart): string {
  const { entry, body } = wordOf(part)
  return entry.ownStep?.(body) ?? entry.step
}

/** Whether somebody can be put out in it, so that the result of the day follows. */
export const condemns = (part: DayPart): boolean => knownPart(part)?.entry.condemns ?? false

const inOne = (language: Phrased, phrases: PhrasesOf): Record<string, string> =>
  Object.fromEntries(Object.entries(phrases).map(([key, phrase]) => [key, phrase[language]]))

/** All that a preview says of parts of the day in one language, for whoever reads every text. */
export const dayPhrasesIn = (language: Phrased): object =>
  Object.fromEntries(
    Object.entries(DAY_PARTS).map(([word, { phrases }]) => [word, inOne(language, phrases)]),
  )
