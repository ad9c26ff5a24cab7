/** What can be shown in silence to who is awake: one entry a kind. */
import * as v from 'valibot'
import type { SeatId, Signal } from '../../../engine'
import { coded, exactlyOne, named, newer } from '../../schema/marks'
import { LIMITS } from '../../schema/limits'
import { FromOption, Yes, integer, type Value } from '../../schema/scalars'
import type { Env, WhoOf } from '../../state/asking'
import type { Inner } from '../base/entry'
import type { ConditionWithin, Fields, NumberWithin, SetWithin } from '../../schema/fields'
import { CHOSEN, chosenRoles, chosenWord } from '../base/middle'
import { literal } from '../base/scalars'
import { seenRoles, seenTeam } from '../base/sets'
import { rolesNotDealt } from '../../state/deck'
import { learnsWrongly } from '../../state/learning'
import { drawsBy, LUCK } from '../../state/luck'
import { INSTEAD, someOf, type Misleading } from './wrong'

/** Works out a sign in a moment; `plain`: whom it is about is never a matter of how players appear. */
type SignalOf = (env: Env, plain: Env) => Signal

/** Who is shown something by day: whoever is asked or uses it, or whoever was chosen. */
export type Receiver = 'self' | 'target'

/** Roles, or those of a side; or a pile. */
type Of = string | readonly string[]

/** Where there is no answer to show again. */
const NOBODY: Signal = []

interface ShownThing<V> {
  /** Whether it may be shown before a question, too: anything but yes and no. */
  readonly asFirst: boolean
  readonly schema: (fields: Fields) => v.GenericSchema<V>
  readonly evaluate: (value: V, inner: Inner, of: Of | undefined) => SignalOf
}

const shown = <V>(thing: ShownThing<V>): ShownThing<V> => thing

/** Of one player his, of several all. */
const facesOf =
  (who: WhoOf, face: (env: Env, seat: SeatId) => string): SignalOf =>
  (env, plain) =>
    oneOrAll(who(plain).map((seat) => face(env, seat)))

const oneOrAll = (faces: readonly string[]): Signal =>
  faces.length === 1 ? (faces[0] as string) : [...faces]

const answer = (yes: Signal, no: Signal) =>
  shown<ConditionWithin>({
    asFirst: false,
    schema: ({ condition }) => condition,
    evaluate: (given, inner) => {
      const condition = inner.condition(given)
      return (env) => (condition(env) ? yes : no)
    },
  })

const set = (signal: (who: WhoOf) => SignalOf) =>
  shown<SetWithin>({
    asFirst: true,
    schema: ({ who }) => who,
    evaluate: (given, inner) => signal(inner.who(given)),
  })

/** Of players, or of what was chosen in the middle. */
const face = (
  ofSeat: (env: Env, seat: SeatId) => string,
  ofRole: (env: Env, role: string) => string,
) =>
  shown<SetWithin | typeof CHOSEN>({
    asFirst: true,
    schema: ({ who }) => v.union([chosenWord, who]),
    evaluate: (given, inner) => {
      if (given !== CHOSEN) return facesOf(inner.who(given), ofSeat)
      return (env) => oneOrAll(chosenRoles(env).map((role) => ofRole(env, role)))
    },
  })

export const SHOWN = {
  thumb: answer('thumbUp', 'thumbDown'),
  nod: answer('yes', 'no'),
  role: face(
    (env, seat) => seenRoles(env, seat)[0] ?? 'none',
    (_, role) => role,
  ),
  team: face(seenTeam, ({ plan }, role) => plan.doc.roles[role]?.team ?? 'none'),
  seats: set((who) => (_env, plain) => [...who(plain)]),
  fingers: shown<NumberWithin>({
    asFirst: true,
    schema: ({ number }) => number,
    evaluate: (given, inner) => {
      const number = inner.number(given)
      return (_env, plain) => String(Math.max(0, Math.min(10, number(plain))))
    },
  }),
  notDealt: shown<Value<number>>({
    asFirst: true,
    schema: () => newer('notDealt', v.union([integer(1, 9), FromOption])),
    evaluate: (given, _inner, of) => {
      const most = literal(given)
      const isMeant = (team: string | undefined, role: string) =>
        of === undefined || (typeof of === 'string' ? team === of : of.includes(role))
      return (env) => {
        const { plan, state, step = '' } = env
        const roles = rolesNotDealt(env).filter((role) => isMeant(plan.doc.roles[role]?.team, role))
        return someOf(roles, most, drawsBy(state.game.luck, `not dealt ${step}`))
      }
    },
  }),
  answerOf: shown<string>({
    asFirst: true,
    schema: () => newer('answerOf', v.union([named('call')])),
    evaluate: (call) => (env) => {
      const { answers, round } = env.state.game
      const last = answers[call]
      return last && last.night >= round - 1 ? (last.signal as Signal) : NOBODY
    },
  }),
  top: shown<Value<number>>({
    asFirst: true,
    schema: () => newer('top', v.union([integer(1, LIMITS.hand), FromOption])),
    evaluate: (given, _inner, of) => {
      const most = literal(given)
      return ({ state }) => oneOrAll(state.game.piles[String(of)]?.draw.slice(0, most) ?? [])
    },
  }),
  sign: shown<string>({
    asFirst: true,
    schema: () => named('sign'),
    evaluate: (sign) => () => sign,
  }),
} as const

type Things = typeof SHOWN
/** What is shown to a visitor who was let in by nobody: a raised hand, after the answer. No id is written so. */
export const TURNED_AWAY = 'hand.up'

export type ShownWord = keyof Things
type Values = { [K in ShownWord]?: Things[K] extends ShownThing<infer V> ? V : never }
/** What is shown: exactly one thing, as it is or as it appears. */
export type ShowWithin = Values & {
  truly?: v.InferOutput<typeof Yes>
  range?: v.InferOutput<typeof Range>
  of?: Of
  to?: Receiver
}

const WORDS = Object.keys(SHOWN) as ShownWord[]
const AS_FIRST = WORDS.filter((word) => SHOWN[word].asFirst)

/** Between which numbers of fingers something wrong stays. */
const Range = coded(
  'badRange',
  v.pipe(
    v.tuple([integer(0, 10), integer(0, 10)]),
    v.check(([least, most]) => least <= most),
  ),
)

const showing = (fields: Fields, words: readonly ShownWord[], more: v.ObjectEntries = {}) =>
  exactlyOne(
    v.strictObject({
      ...Object.fromEntries(
        words.map((word) => [word, v.exactOptional(SHOWN[word].schema(fields))]),
      ),
      truly: v.exactOptional(Yes),
      range: v.exactOptional(newer('range', v.union([Range]))),
      of: v.exactOptional(newer('of', v.union([named('team', 'pile'), v.array(named('role'))]))),
      ...more,
    }),
    words,
  ) as unknown as v.GenericSchema<ShowWithin>

/** What is shown to who is awake: exactly one thing. */
export const showIn = (fields: Fields) =>
  showing(fields, WORDS, { to: v.exactOptional(newer('to', v.picklist(['self', 'target']))) })
/** What is shown before a question: anything but yes and no. */
export const firstIn = (fields: Fields) => showing(fields, AS_FIRST)

/** Which thing is shown. */
export const shownWord = (show: { readonly [W in ShownWord]?: unknown }): ShownWord =>
  WORDS.find((word) => show[word] !== undefined) ?? 'sign'

/** Works out what is shown in a moment; without a way to mislead, what is so. */
export type Showing = (env: Env, misleading?: Misleading) => Signal

/** What is shown as a closure over the moment it is shown in. */
export function signalOf(show: ShowWithin, inner: Inner): Showing {
  const truly = literal(show.truly) ?? false
  const word = shownWord(show)
  // Each reads the value under its own word.
  const signal = (SHOWN[word] as ShownThing<unknown>).evaluate(show[word], inner, show.of)
  return (env, misleading) => {
    const luck = env.plan.drawsLooks.each ? misleading?.draw(LUCK) : undefined
    const is = signal(
      { ...env, appears: !truly, luck, step: misleading?.call },
      { ...env, appears: false },
    )
    if (truly || !misleading) return is
    const { to } = misleading
    const learner = to ? { ...env, self: undefined, holders: to } : env
    if (!learnsWrongly(learner, misleading.draw)) return is
    return INSTEAD[word]({ ...misleading, env: learner, is, range: show.range, of: show.of })
  }
}
