/** Which entry a form of a document is of. */
import type { ConditionForm, NumberForm, Reach, SetForm } from '../base/entry'
import type { FormOf, Shape } from '../../schema/fields'
import { CONDITIONS } from '../conditions/conditions'
import type { CallClass } from '../base/classes'
import type { Brought, EffectForm, OfStatuses } from '../effects/base/effect'
import { EFFECTS } from '../effects/effects'
import { NUMBERS } from '../number/numbers'
import { SETS } from '../who/sets'

type Table<T> = Readonly<Record<string, T>>

const finder =
  <T>(table: Table<T>) =>
  (form: object): T | undefined => {
    for (const word in form) if (Object.hasOwn(table, word)) return table[word]
    return undefined
  }

// An entry reads its own form alone; which one that is, is found by its word.
export const setOf = finder(SETS as unknown as Table<SetForm>)
export const numberOf = finder(NUMBERS as unknown as Table<NumberForm>)
export const conditionOf = finder(CONDITIONS as unknown as Table<ConditionForm>)

// A map that is no effect has none of their words.
export const effectOf = finder(EFFECTS as unknown as Table<EffectForm>)

/** What a call with this effect is for; null: that is told by what is in it. */
export const classOfEffect = (effect: object, statuses: OfStatuses): CallClass | null =>
  (effectOf(effect) ?? unknownForm(effect)).class(effect as FormOf<Shape>, statuses)

/** What an effect brings into an evening. */
export const bringsOf = (effect: object): readonly Brought[] =>
  effectOf(effect)?.brings(effect as FormOf<Shape>) ?? []

/** Whether anybody could ever be among these, with what the deck brings into an evening. */
export function canReach(set: unknown, reach: Reach): boolean {
  const form = typeof set === 'object' && set !== null ? setOf(set) : undefined
  return form ? form.reach(set as FormOf<Shape>, reach) : true
}

/** The words of all forms of a set of which this is true. */
export const formsWith = (is: (form: SetForm) => boolean): readonly string[] =>
  Object.entries(SETS as unknown as Table<SetForm>).flatMap(([word, form]) =>
    is(form) ? [word] : [],
  )

/** The words of all forms that stand only where a place knows them: `chance`, `cause`, `random` … */
export const knownSomewhere = (): readonly string[] =>
  [...Object.entries(SETS), ...Object.entries(CONDITIONS)].flatMap(([word, { stands }]) =>
    stands === 'whereKnown' ? [word] : [],
  )

/** Stops at a form that no entry is of: such a document is refused before it is played. */
export function unknownForm(form: unknown): never {
  throw new Error(`no word of the language: ${JSON.stringify(form)}`)
}
