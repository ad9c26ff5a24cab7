/** How a document says who, how many, and whether. */
import * as v from 'valibot'
import { coded, exactlyOne, marked, named, someNamed } from './marks'
import type { WhoWord } from './reserved'
import { WHO_WORDS } from './reserved'
import type {
  Causes as CausesValue,
  FromOption as FromOptionValue,
  Ids,
  Literal as LiteralValue,
  Nights as NightsValue,
  Value,
} from './scalars'
import { Causes, FromOption, Literal, Nights, Yes, integer, number, oneOf } from './scalars'

/** A set of players. */
export type Who =
  | WhoWord
  | { role: Ids }
  | { team: Ids }
  | { kind: Ids }
  | { card: Ids }
  | { topCard: Ids }
  | { dealt: Ids }
  | { was: Ids }
  | { status: Ids }
  | { link: Ids; of?: Who }
  | { holds: Ids }
  | { chosenBy: Ids }
  | { attackedBy: CausesValue }
  | { doomed: CausesValue }
  | { visitedBy: Who }
  | { visitorsOf: Who }
  | { neighbours: Who; side?: Value<'both' | 'left' | 'right'> }
  | { dead: Who }
  | { lastDead: true }
  | { both: Who[] }
  | { any: Who[] }
  | { not: Who }
  | { if: Condition; then: Who; else?: Who }
  | { random: Who; n?: Num }

/** A number that is worked out while playing. */
export type NumberForm =
  | { count: Who }
  | { counter: string; of?: Who }
  | { lives: Who }
  | { stacks: string; of?: Who }
  | { players: true }
  | { night: true }
  | { half: Num; up?: Value<boolean> }
  | { sum: Num[] }
  | { minus: [Num, Num] }
export type Num = Value<number> | NumberForm

/** What a number is held against: exactly one of them stands. */
export const COMPARATORS = ['is', 'not', 'atLeast', 'atMost', 'over', 'under'] as const
export type Comparator = (typeof COMPARATORS)[number]
export type Comparison<T> = { [C in Comparator]?: T }

/** Whether something is so. */
export type Condition =
  | (NumberForm & Comparison<Num>)
  | ({ option: string } & Comparison<LiteralValue>)
  | { some: Who }
  | { none: Who }
  | { the: Who; is?: Who; isNot?: Who }
  | { same: Value<'team' | 'role'>; of: Who }
  | { inDeck: Ids }
  | { nights: NightsValue }
  | { phase: Value<'night' | 'dawn' | 'day'> }
  | { cause: CausesValue }
  | { used: Value<boolean> }
  | { act: string }
  | { word: string }
  | { chance: string }
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }

const who: v.GenericSchema<Who> = v.lazy(() => Who)
const num: v.GenericSchema<Num> = v.lazy(() => Num)
const condition: v.GenericSchema<Condition> = v.lazy(() => Condition)
const listOf = <const S extends v.GenericSchema>(schema: S) =>
  v.pipe(v.array(schema), v.minLength(1))

export const Who: v.GenericSchema<Who> = marked(
  v.union([
    v.picklist(WHO_WORDS),
    v.strictObject({ role: someNamed('role') }),
    v.strictObject({ team: someNamed('team') }),
    v.strictObject({ kind: someNamed('kind') }),
    v.strictObject({ card: someNamed('card') }),
    v.strictObject({ topCard: someNamed('card') }),
    v.strictObject({ dealt: someNamed('card', 'role') }),
    v.strictObject({ was: someNamed('role') }),
    v.strictObject({ status: someNamed('status') }),
    v.strictObject({ link: someNamed('link'), of: v.exactOptional(who) }),
    v.strictObject({ holds: someNamed('object') }),
    v.strictObject({ chosenBy: someNamed('call') }),
    v.strictObject({ attackedBy: Causes }),
    v.strictObject({ doomed: Causes }),
    v.strictObject({ visitedBy: who }),
    v.strictObject({ visitorsOf: who }),
    v.strictObject({ neighbours: who, side: v.exactOptional(oneOf('both', 'left', 'right')) }),
    v.strictObject({ dead: who }),
    v.strictObject({ lastDead: v.literal(true) }),
    v.strictObject({ both: listOf(who) }),
    v.strictObject({ any: listOf(who) }),
    v.strictObject({ not: who }),
    v.strictObject({ if: condition, then: who, else: v.exactOptional(who) }),
    v.strictObject({ random: who, n: v.exactOptional(num) }),
  ]),
  { expression: 'who' },
)

/** The words of each form of a number. */
const NUMBERS = {
  count: { count: who },
  counter: { counter: named('counter'), of: v.exactOptional(who) },
  lives: { lives: who },
  stacks: { stacks: named('status'), of: v.exactOptional(who) },
  players: { players: v.literal(true) },
  night: { night: v.literal(true) },
  half: { half: num, up: v.exactOptional(Yes) },
  sum: { sum: listOf(num) },
  minus: { minus: v.tuple([num, num]) },
}

export const Num: v.GenericSchema<Num> = marked(
  v.union([
    integer(-999, 999),
    FromOption,
    v.strictObject(NUMBERS.count),
    v.strictObject(NUMBERS.counter),
    v.strictObject(NUMBERS.lives),
    v.strictObject(NUMBERS.stacks),
    v.strictObject(NUMBERS.players),
    v.strictObject(NUMBERS.night),
    v.strictObject(NUMBERS.half),
    v.strictObject(NUMBERS.sum),
    v.strictObject(NUMBERS.minus),
  ]),
  { expression: 'number' },
)

const NEEDS = COMPARATORS
const against = v.exactOptional(num)
const compare = {
  is: against,
  not: against,
  atLeast: against,
  atMost: against,
  over: against,
  under: against,
}
const literal = v.exactOptional(Literal)
const literals = {
  is: literal,
  not: literal,
  atLeast: literal,
  atMost: literal,
  over: literal,
  under: literal,
}

/** `1/3`: one chance in three. */
const Chance = coded(
  'badChance',
  v.pipe(
    v.string(),
    v.regex(/^([1-9]\d?)\/([1-9]\d?|100)$/),
    v.check((chance) => {
      const [first, second] = chance.split('/').map(Number)
      return (first ?? 0) < (second ?? 0)
    }),
  ),
)

export const Condition: v.GenericSchema<Condition> = marked(
  v.union([
    exactlyOne(v.strictObject({ ...NUMBERS.count, ...compare }), NEEDS),
    exactlyOne(v.strictObject({ ...NUMBERS.counter, ...compare }), NEEDS),
    exactlyOne(v.strictObject({ ...NUMBERS.lives, ...compare }), NEEDS),
    exactlyOne(v.strictObject({ ...NUMBERS.stacks, ...compare }), NEEDS),
    exactlyOne(v.strictObject({ ...NUMBERS.players, ...compare }), NEEDS),
    exactlyOne(v.strictObject({ ...NUMBERS.night, ...compare }), NEEDS),
    exactlyOne(v.strictObject({ ...NUMBERS.half, ...compare }), NEEDS),
    exactlyOne(v.strictObject({ ...NUMBERS.sum, ...compare }), NEEDS),
    exactlyOne(v.strictObject({ ...NUMBERS.minus, ...compare }), NEEDS),
    v.strictObject({ option: named('option'), ...literals }),
    v.strictObject({ some: who }),
    v.strictObject({ none: who }),
    exactlyOne(
      v.strictObject({ the: who, is: v.exactOptional(who), isNot: v.exactOptional(who) }),
      ['is', 'isNot'],
    ),
    v.strictObject({ same: oneOf('team', 'role'), of: who }),
    v.strictObject({ inDeck: someNamed('card', 'role', 'kind') }),
    v.strictObject({ nights: Nights }),
    v.strictObject({ phase: oneOf('night', 'dawn', 'day') }),
    v.strictObject({ cause: Causes }),
    v.strictObject({ used: Yes }),
    v.strictObject({ act: named('act') }),
    v.strictObject({ word: named('word', 'role', 'card') }),
    v.strictObject({ chance: Chance }),
    v.strictObject({ all: listOf(condition) }),
    v.strictObject({ any: listOf(condition) }),
    v.strictObject({ not: condition }),
  ]),
  { expression: 'condition' },
)

export const Flag = v.union([v.boolean(), Condition])
/** A boolean, or a condition that is looked at when it matters. `{ option }` is read as the house rule. */
export type Flag = boolean | FromOptionValue | Condition
export const Uses = number(0, 999)
