/** What can be shown in silence to who is awake: one entry a kind. */
import * as v from 'valibot'
import type { SeatId, Signal } from '../../../engine'
import { exactlyOne, named } from '../../schema/marks'
import { Yes } from '../../schema/scalars'
import type { Env, WhoOf } from '../../state/asking'
import type { Inner } from '../base/entry'
import type { ConditionWithin, Fields, NumberWithin, SetWithin } from '../../schema/fields'
import { literal } from '../base/scalars'
import { seenRoles, seenTeam } from '../base/sets'

/** Works out a sign in a moment; `plain`: whom it is about is never a matter of how players appear. */
type SignalOf = (env: Env, plain: Env) => Signal

interface ShownThing<V> {
  /** Whether it may be shown before a question, too: anything but yes and no. */
  readonly asFirst: boolean
  readonly schema: (fields: Fields) => v.GenericSchema<V>
  readonly evaluate: (value: V, inner: Inner) => SignalOf
}

const shown = <V>(thing: ShownThing<V>): ShownThing<V> => thing

/** Of one player his, of several all. */
const facesOf =
  (who: WhoOf, face: (env: Env, seat: SeatId) => string): SignalOf =>
  (env, plain) => {
    const faces = who(plain).map((seat) => face(env, seat))
    return faces.length === 1 ? (faces[0] as string) : faces
  }

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

export const SHOWN = {
  thumb: answer('thumbUp', 'thumbDown'),
  nod: answer('yes', 'no'),
  role: set((who) => facesOf(who, (env, seat) => seenRoles(env, seat)[0] ?? 'none')),
  team: set((who) => facesOf(who, seenTeam)),
  seats: set((who) => (_env, plain) => [...who(plain)]),
  fingers: shown<NumberWithin>({
    asFirst: true,
    schema: ({ number }) => number,
    evaluate: (given, inner) => {
      const number = inner.number(given)
      return (_env, plain) => String(Math.max(0, Math.min(10, number(plain))))
    },
  }),
  sign: shown<string>({
    asFirst: true,
    schema: () => named('sign'),
    evaluate: (sign) => () => sign,
  }),
} as const

type Things = typeof SHOWN
export type ShownWord = keyof Things
type Values = { [K in ShownWord]?: Things[K] extends ShownThing<infer V> ? V : never }
/** What is shown: exactly one thing, as it is or as it appears. */
export type ShowWithin = Values & { truly?: v.InferOutput<typeof Yes> }

const WORDS = Object.keys(SHOWN) as ShownWord[]
const AS_FIRST = WORDS.filter((word) => SHOWN[word].asFirst)

const showing = (fields: Fields, words: readonly ShownWord[]) =>
  exactlyOne(
    v.strictObject({
      ...Object.fromEntries(
        words.map((word) => [word, v.exactOptional(SHOWN[word].schema(fields))]),
      ),
      truly: v.exactOptional(Yes),
    }),
    words,
  ) as unknown as v.GenericSchema<ShowWithin>

/** What is shown to who is awake: exactly one thing. */
export const showIn = (fields: Fields) => showing(fields, WORDS)
/** What is shown before a question: anything but yes and no. */
export const firstIn = (fields: Fields) => showing(fields, AS_FIRST)

/** Which thing is shown. */
export const shownWord = (show: { readonly [W in ShownWord]?: unknown }): ShownWord =>
  WORDS.find((word) => show[word] !== undefined) ?? 'sign'

/** What is shown as a closure over the moment it is shown in. */
export function signalOf(show: ShowWithin, inner: Inner): (env: Env) => Signal {
  const truly = literal(show.truly) ?? false
  const word = shownWord(show)
  // Each reads the value under its own word.
  const signal = (SHOWN[word] as ShownThing<unknown>).evaluate(show[word], inner)
  return (env) => signal({ ...env, appears: !truly }, { ...env, appears: false })
}
