/**
 * The expressions within an expression, as an entry of the language knows them: it hands them on and never looks inside.
 * What they are is told where all entries are put together, in `expressions.ts`.
 */
import * as v from 'valibot'

declare const within: unique symbol

export interface SetWithin {
  readonly [within]: 'set'
}
export interface NumberWithin {
  readonly [within]: 'number'
}
export interface ConditionWithin {
  readonly [within]: 'condition'
}

export interface EffectsWithin {
  readonly [within]: 'effects'
}

/** The schemas of expressions, for the words that contain some. */
export interface Fields {
  readonly who: v.GenericSchema<SetWithin>
  readonly number: v.GenericSchema<NumberWithin>
  readonly condition: v.GenericSchema<ConditionWithin>
  readonly effects: v.GenericSchema<EffectsWithin>
}

/** The words of a form by their names, as a schema. */
export type Shape = (fields: Fields) => v.ObjectEntries

/** What a document writes in such a form. */
export type FormOf<S extends Shape> = v.InferOutput<v.StrictObjectSchema<ReturnType<S>, undefined>>

/** At least one of these. */
export const listAs = <const S extends v.GenericSchema>(schema: S) =>
  v.pipe(v.array(schema), v.minLength(1))
