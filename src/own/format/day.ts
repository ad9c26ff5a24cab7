/** The course of the day, and when the game is over. */
import * as v from 'valibot'
import { Condition, Num, Who, type Condition as ConditionValue } from '../language/expressions'
import { LIMITS } from '../schema/limits'
import { named, part, partOf } from '../schema/marks'
import { Seconds, SpokenLine, Yes, integer, number, oneOf, value } from '../schema/scalars'

const when = v.exactOptional(Condition)
const seconds = v.exactOptional(Seconds)

const Defence = v.union([
  Seconds,
  v.strictObject({ seconds: Seconds, accuser: v.exactOptional(Yes) }),
])
export type Defence = v.InferOutput<typeof Defence>

const count = {
  use: v.exactOptional(oneOf('any', 'each', 'all')),
  hands: v.exactOptional(Num),
  self: v.exactOptional(Yes),
  turn: v.exactOptional(oneOf('voter', 'candidate')),
  shown: v.exactOptional(oneOf('live', 'closed')),
}

const Vote = v.strictObject({
  ...count,
  voters: v.exactOptional(Who),
  /** May stand at the trial as well. */
  confirm: v.exactOptional(Yes),
})
export type Vote = v.InferOutput<typeof Vote>

const Runoff = v.strictObject({
  runoff: v.strictObject({
    ...count,
    defence: v.exactOptional(Defence),
    voters: v.exactOptional(oneOf('others', 'all')),
  }),
})
const Holder = v.strictObject({ holder: named('status') })

const Tie = v.union([
  value(v.picklist(['runoff', 'lot', 'lastDead', 'all', 'none'])),
  Runoff,
  Holder,
  v.strictObject({ falls: Who }),
])
export type Tie = v.InferOutput<typeof Tie>

const ElectionTie = v.union([
  value(v.picklist(['runoff', 'lot', 'lastDead', 'none'])),
  Runoff,
  Holder,
])

const Stand = v.union([
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

const Trial = v.strictObject({
  if: when,
  stand: v.exactOptional(Stand),
  alone: v.exactOptional(oneOf('yesNo', 'falls', 'skip')),
  defence: v.exactOptional(Defence),
  vote: v.exactOptional(Vote),
  confirm: v.exactOptional(Yes),
  needs: v.exactOptional(v.union([value(v.picklist(['most', 'majority'])), integer(1, 999)])),
  tie: v.exactOptional(v.array(Tie)),
  lastWords: seconds,
})
export type Trial = v.InferOutput<typeof Trial>

const Election = v.strictObject({
  if: when,
  office: named('status'),
  again: v.exactOptional(Yes),
  closed: v.exactOptional(Yes),
  seconds,
  tie: v.exactOptional(v.array(ElectionTie)),
})
export type Election = v.InferOutput<typeof Election>

const Talk = v.strictObject({ if: when, seconds })
const Speeches = v.strictObject({
  if: when,
  who: v.exactOptional(Who),
  from: v.exactOptional(oneOf('rotating', 'first', 'afterLastOut')),
  seconds,
})
const LastWords = v.strictObject({
  if: when,
  of: v.exactOptional(oneOf('night', 'day', 'all')),
  first: v.exactOptional(number(1, 99)),
  seconds,
})

/** The parts of a day by their words, in the order in which they are tried and told of. */
const DAY_PARTS = {
  talk: Talk,
  speeches: Speeches,
  lastWords: LastWords,
  election: Election,
  trial: Trial,
  notice: SpokenLine,
} as const
export type DayWord = keyof typeof DAY_PARTS
export type BodyOf<W extends DayWord> = v.InferOutput<(typeof DAY_PARTS)[W]>

/** One part of the day. Its `if` stands in it or beside it. */
export type DayPart = {
  [W in DayWord]: { [K in W]: BodyOf<W> } & { if?: ConditionValue }
}[DayWord]
const DayPart = part(
  'dayPart',
  v.union(
    Object.entries(DAY_PARTS).map(([word, body]) => v.strictObject({ [word]: body, if: when })),
  ),
) as unknown as v.GenericSchema<DayPart>
export const Day = v.pipe(v.array(DayPart), v.maxLength(LIMITS.dayParts))

/** The word of a part of the day, and what stands under it. */
export function wordOf(part: DayPart): { word: DayWord; body: BodyOf<DayWord> } {
  const word = (Object.keys(DAY_PARTS) as DayWord[]).find((known) => known in part) ?? 'notice'
  return { word, body: (part as Readonly<Record<DayWord, BodyOf<DayWord>>>)[word] }
}

type Conditional = { readonly if?: ConditionValue }
/** All that has to hold for a part of the day to take place, with where it stands. */
export function conditionsIn(part: DayPart): (readonly [Conditional, ConditionValue])[] {
  const { word, body } = wordOf(part)
  const holders: readonly Conditional[] = word === 'notice' ? [part] : [part, body as Conditional]
  return holders.flatMap((holder) =>
    holder.if === undefined ? [] : [[holder, holder.if] as const],
  )
}
export const conditionsOf = (part: DayPart): ConditionValue[] =>
  conditionsIn(part).map(([, condition]) => condition)

const Check = v.picklist(['dawn', 'day', 'nightEnds', 'always'])
const VictoryEntry = partOf('victory', {
  /** A team, teams (none: nobody has won), or players. */
  wins: v.union([Who, named('team'), v.array(named('team'))]),
  if: Condition,
  check: v.exactOptional(v.union([value(Check), v.array(Check)])),
})
export type VictoryEntry = v.InferOutput<typeof VictoryEntry>
export const Victory = v.pipe(v.array(VictoryEntry), v.maxLength(LIMITS.victory))
