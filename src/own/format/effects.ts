/** What happens: the effects, and what is shown to who is awake. */
import * as v from 'valibot'
import type {
  Condition as ConditionValue,
  Num as NumValue,
  Who as WhoValue,
} from '../language/expressions'
import { Condition, Num, Who } from '../language/expressions'
import { LIMITS } from './limits'
import { exactlyOne, named } from './marks'
import type { Value } from './scalars'
import { Yes, integer, oneOf, value } from './scalars'

/** Moments a status may end at. */
export const Moment = v.picklist(['dawn', 'dusk', 'nightEnd', 'giverOut', 'never'])
const UntilOne = v.union([
  Moment,
  v.strictObject({ dawns: integer(1, 99) }),
  v.strictObject({ dusks: integer(1, 99) }),
])
export const Until = v.union([value(UntilOne), v.array(UntilOne)])
export type UntilOne = v.InferOutput<typeof UntilOne>
export type Until = v.InferOutput<typeof Until>

const SHOWN = ['thumb', 'nod', 'role', 'team', 'seats', 'fingers', 'sign'] as const
const first = {
  role: v.exactOptional(Who),
  team: v.exactOptional(Who),
  seats: v.exactOptional(Who),
  fingers: v.exactOptional(Num),
  sign: v.exactOptional(named('sign')),
  truly: v.exactOptional(Yes),
}
/** What is shown before a question: anything but yes and no. */
export const First = exactlyOne(
  v.strictObject(first),
  SHOWN.filter((word) => word !== 'thumb' && word !== 'nod'),
)
export type First = v.InferOutput<typeof First>
/** What is shown to who is awake: exactly one thing. */
export const Show = exactlyOne(
  v.strictObject({
    thumb: v.exactOptional(Condition),
    nod: v.exactOptional(Condition),
    ...first,
  }),
  SHOWN,
)
export type Show = v.InferOutput<typeof Show>

type SameAs = string | { sameAs: WhoValue }
export type Effect =
  | {
      attack:
        | string
        | { cause: string; on?: WhoValue; sure?: Value<boolean>; takes?: Value<'one' | 'all'> }
    }
  | { give: string | { status: string; to?: WhoValue; until?: Until } }
  | { take: string | { status: string; from?: WhoValue } }
  | { show: Show }
  | { count: { counter: string; of?: WhoValue; add?: NumValue; set?: NumValue } }
  | { link: { link: string; from?: WhoValue; to: WhoValue } }
  | { unlink: { link: string; from?: WhoValue } }
  | { become: { role: SameAs; who?: WhoValue } }
  | { join: { team: SameAs; who?: WhoValue } }
  | { exchange: { between: [WhoValue, WhoValue | 'pool'] } }
  | { redirect: { acts: WhoValue; onto: WhoValue } }
  | { swap: [WhoValue, WhoValue] }
  | { move: { object: string; to: WhoValue } }
  | { revive: WhoValue }
  | { reveal: { who: WhoValue; what?: Value<'role' | 'team' | 'card'> } }
  | { announce: { notice: string; seats?: WhoValue } }
  /** `who`: players, or the id of a team. */
  | { win: { who: WhoValue | string; ends?: Value<boolean> } }
  | { leave: Value<'call' | 'trial' | 'day'> }
  | { if: ConditionValue; do: Effect[]; else?: Effect[] }

const effects: v.GenericSchema<Effect[]> = v.lazy(() => Effects)
const who = v.exactOptional(Who)
const like = (names: 'role' | 'team') => v.union([named(names), v.strictObject({ sameAs: Who })])

export const Effect: v.GenericSchema<Effect> = v.union([
  v.strictObject({
    attack: v.union([
      named('cause'),
      v.strictObject({
        cause: named('cause'),
        on: who,
        sure: v.exactOptional(Yes),
        takes: v.exactOptional(oneOf('one', 'all')),
      }),
    ]),
  }),
  v.strictObject({
    give: v.union([
      named('status'),
      v.strictObject({ status: named('status'), to: who, until: v.exactOptional(Until) }),
    ]),
  }),
  v.strictObject({
    take: v.union([named('status'), v.strictObject({ status: named('status'), from: who })]),
  }),
  v.strictObject({ show: Show }),
  v.strictObject({
    count: exactlyOne(
      v.strictObject({
        counter: named('counter'),
        of: who,
        add: v.exactOptional(Num),
        set: v.exactOptional(Num),
      }),
      ['add', 'set'],
    ),
  }),
  v.strictObject({ link: v.strictObject({ link: named('link'), from: who, to: Who }) }),
  v.strictObject({ unlink: v.strictObject({ link: named('link'), from: who }) }),
  v.strictObject({ become: v.strictObject({ role: like('role'), who }) }),
  v.strictObject({ join: v.strictObject({ team: like('team'), who }) }),
  v.strictObject({
    exchange: v.strictObject({ between: v.tuple([Who, v.union([v.literal('pool'), Who])]) }),
  }),
  v.strictObject({ redirect: v.strictObject({ acts: Who, onto: Who }) }),
  v.strictObject({ swap: v.tuple([Who, Who]) }),
  v.strictObject({ move: v.strictObject({ object: named('object'), to: Who }) }),
  v.strictObject({ revive: Who }),
  v.strictObject({
    reveal: v.strictObject({ who: Who, what: v.exactOptional(oneOf('role', 'team', 'card')) }),
  }),
  v.strictObject({ announce: v.strictObject({ notice: named('notice'), seats: who }) }),
  v.strictObject({
    win: v.strictObject({ who: v.union([Who, named('team')]), ends: v.exactOptional(Yes) }),
  }),
  v.strictObject({ leave: oneOf('call', 'trial', 'day') }),
  v.strictObject({ if: Condition, do: effects, else: v.exactOptional(effects) }),
])

export const Effects: v.GenericSchema<Effect[]> = v.pipe(
  v.array(Effect),
  v.maxLength(LIMITS.effects),
)
