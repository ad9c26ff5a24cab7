/** How a document says who, how many, whether, and what happens: all entries put together as types and as schemas. */
import * as v from 'valibot'
import { LIMITS, MOST } from '../schema/limits'
import { exactlyOne, marked, named, newer, part } from '../schema/marks'
import {
  FromOption,
  Literal,
  integer,
  type FromOption as FromOptionValue,
  type Literal as LiteralValue,
  type Value,
} from '../schema/scalars'
import { COMPARATORS, comparison, type Comparison } from './base/comparators'
import { CONDITIONS } from './conditions/conditions'
import type {
  ConditionWithin,
  EffectsWithin,
  Fields,
  FormOf,
  NumberWithin,
  SetWithin,
  Shape,
} from '../schema/fields'
import { EFFECTS } from './effects/effects'
import { NUMBERS } from './number/numbers'
import { firstIn, type ShowWithin } from './shows/shows'
import { SETS } from './who/sets'
import { PLAYER_WORDS } from './who/words'

/** A form with the expressions in it as what they are. */
export type Opened<T> = T extends SetWithin
  ? Who
  : T extends NumberWithin
    ? Num
    : T extends ConditionWithin
      ? Condition
      : T extends EffectsWithin
        ? Effect[]
        : T extends object
          ? { [K in keyof T]: Opened<T[K]> }
          : T
type FormsOf<Table extends Readonly<Record<string, { readonly shape: Shape }>>> = {
  [K in keyof Table]: Opened<FormOf<Table[K]['shape']>>
}[keyof Table]

export type WhoWord = keyof typeof PLAYER_WORDS
export const WHO_WORDS = Object.keys(PLAYER_WORDS) as [WhoWord, ...WhoWord[]]

/** A set of players. */
export type Who = WhoWord | FormsOf<typeof SETS>
/** A number that is worked out while playing. */
export type WorkedOut = FormsOf<typeof NUMBERS>
export type Num = Value<number> | WorkedOut
/** Whether something is so. */
export type Condition =
  | (WorkedOut & Comparison<Num>)
  | ({ option: string } & Comparison<LiteralValue>)
  | FormsOf<typeof CONDITIONS>

/** What happens. */
export type Effect = FormsOf<typeof EFFECTS>
export type Show = Opened<ShowWithin>

/** Expressions within expressions, which are schemas before they are put together. */
export const fields: Fields = {
  who: v.lazy(() => Who) as unknown as Fields['who'],
  number: v.lazy(() => Num) as unknown as Fields['number'],
  condition: v.lazy(() => Condition) as unknown as Fields['condition'],
  effects: v.lazy(() => Effects) as unknown as Fields['effects'],
}

interface Shaped {
  readonly shape: Shape
  readonly isNewer?: true
}
type Table = Readonly<Record<string, Shaped>>

/** A form of a document: the words of an entry, and those that may stand beside them. */
const formOf = (word: string, { shape, isNewer }: Shaped, beside: v.ObjectEntries = {}) => {
  const form = v.strictObject({ ...shape(fields), ...beside })
  return isNewer ? newer(word, form) : form
}

const formsOf = (table: Table) => Object.entries(table).map(([word, entry]) => formOf(word, entry))

export const Who = marked(v.union([v.picklist(WHO_WORDS), ...formsOf(SETS)]), {
  expression: 'who',
}) as unknown as v.GenericSchema<Who>

export const Num = marked(v.union([integer(-999, 999), FromOption, ...formsOf(NUMBERS)]), {
  expression: 'number',
}) as unknown as v.GenericSchema<Num>

const compared = comparison(v.exactOptional(fields.number))

export const Condition = marked(
  v.union([
    ...Object.entries(NUMBERS as Table).map(([word, entry]) =>
      exactlyOne(formOf(word, entry, compared), COMPARATORS),
    ),
    v.strictObject({ option: named('option'), ...comparison(v.exactOptional(Literal)) }),
    ...Object.entries(CONDITIONS).map(([word, entry]) => {
      const form = formOf(word, entry as Shaped)
      return entry.one ? exactlyOne(form, entry.one) : form
    }),
  ]),
  { expression: 'condition' },
) as unknown as v.GenericSchema<Condition>

export const Effect = part(
  'effect',
  v.union(formsOf(EFFECTS)),
) as unknown as v.GenericSchema<Effect>

export const Effects: v.GenericSchema<Effect[]> = v.pipe(
  v.array(Effect),
  v.maxLength(LIMITS.effects),
)

/** What is shown before a question. */
export const First = firstIn(fields) as unknown as v.GenericSchema<Show>

export const Flag = v.union([v.boolean(), Condition])
/** A boolean, or a condition that is looked at when it matters. `{ option }` is read as the house rule. */
export type Flag = boolean | FromOptionValue | Condition

/** A number under a word that takes one that is worked out while playing, too, and is then held between these. */
export const held = (word: string, least: number, most: number): v.GenericSchema<Num> =>
  v.pipe(
    v.union([integer(least, most), FromOption, newer(word, v.union([Num]))]),
    v.check((given) => typeof given !== 'number' || (given >= least && given <= most)),
  )
export const Uses = held('uses', 0, MOST.uses)
/** How long something lasts, under `seconds`. */
export const Clock = held('seconds', 0, MOST.seconds)
