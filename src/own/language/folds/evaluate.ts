/** Expressions whose house rules are folded, as closures over the moment they are asked in. */
import type { ConditionOf, NumberOf, WhoOf } from '../../state/asking'
import type { EffectPlan, Making } from '../effects/base/effect'
import { signalOf, type Showing, type ShowWithin } from '../shows/shows'
import { COMPARING, comparatorOf } from '../base/comparators'
import type { Inner } from '../base/entry'
import type { Condition, Effect, Num, Show, Who } from '../expressions'
import type {
  ConditionWithin,
  EffectsWithin,
  FormOf,
  NumberWithin,
  SetWithin,
  Shape,
} from '../../schema/fields'
import { conditionOf, effectOf, numberOf, setOf, unknownForm } from './find'
import { PLAYER_WORDS } from '../who/words'

type Form = FormOf<Shape>

const hold = (value: number): number => Math.max(-999, Math.min(999, Math.trunc(value) || 0))

function who(set: Who): WhoOf {
  if (typeof set === 'string') return PLAYER_WORDS[set].evaluate
  return (setOf(set) ?? unknownForm(set)).evaluate(set as Form, within)
}

function number(given: Num | boolean): NumberOf {
  if (typeof given !== 'object') return () => Number(given) || 0
  const evaluated = (numberOf(given) ?? unknownForm(given)).evaluate(given as Form, within)
  return (env) => hold(evaluated(env))
}

function condition(given: Condition | boolean): ConditionOf {
  if (typeof given !== 'object') return () => given === true
  if (numberOf(given)) return compared(given)
  return (conditionOf(given) ?? unknownForm(given)).evaluate(given as Form, within)
}

function compared(given: object): ConditionOf {
  const word = comparatorOf(given) ?? unknownForm(given)
  const { holds } = COMPARING[word]
  const one = number(given as Num)
  const other = number((given as Readonly<Record<string, Num>>)[word] ?? unknownForm(given))
  return (env) => holds(one(env), other(env))
}

const effects = (list: readonly Effect[] | undefined): readonly EffectPlan[] =>
  (list ?? []).map((effect) =>
    (effectOf(effect) ?? unknownForm(effect)).evaluate(effect as Form, making),
  )

const show = (shown: Show): Showing => signalOf(shown as unknown as ShowWithin, within)

/** Makes closures of expressions and effects; those within others included. */
export const evaluate = { who, number, condition, effects, show }

/** The same for the expressions within an entry. */
export const within: Inner = {
  who: (set: SetWithin) => who(set as unknown as Who),
  number: (within: NumberWithin) => number(within as unknown as Num),
  condition: (within: ConditionWithin) => condition(within as unknown as Condition),
}

const making: Making = {
  ...within,
  effects: (list: EffectsWithin) => effects(list as unknown as readonly Effect[]),
}
