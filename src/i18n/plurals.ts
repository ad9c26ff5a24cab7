/**
 * Which form of its words a number takes. A text writes all forms of its language, in this order: zero, one, two, few,
 * many, other; those that the language has not are left out. English and German have one and other; Polish has one (1),
 * few (2, 3, 4, 22 …), many (5, 12, 25 …) and other (1,5).
 */
import { BASE_LANGUAGE } from './languages'

type Form = Intl.LDMLPluralRule

const ORDER: readonly Form[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/** What is counted here: people, cards, seconds, and halves of them. Languages have more forms for millions. */
const COUNTED: readonly number[] = [...Array(113).keys(), 0.5, 1.5, 2.5, 10.5]

interface Plurals {
  readonly forms: readonly Form[]
  readonly formOf: (n: number) => Form
}

const known = new Map<string, Plurals>()

function pluralsOf(language: string): Plurals {
  const before = known.get(language)
  if (before) return before
  // A language that no browser knows counts as the base language does, and not as this computer's.
  const rules = new Intl.PluralRules([language, BASE_LANGUAGE])
  const formOf = (n: number) => rules.select(n)
  const taken = new Set(COUNTED.map(formOf))
  const plurals = { forms: ORDER.filter((form) => taken.has(form)), formOf }
  known.set(language, plurals)
  return plurals
}

/** The forms that texts of a language write, in order. */
export const pluralForms = (language: string): readonly Form[] => pluralsOf(language).forms

/**
 * Which of these forms a number takes, from 0.
 * @param written how many forms the text has; where one is missing, the last stands for it
 */
export function pluralIndex(language: string, n: number, written: number): number {
  const own = pluralsOf(language)
  // A text with more forms than its language has is one that is not translated.
  const { forms, formOf } = written > own.forms.length ? pluralsOf(BASE_LANGUAGE) : own
  const index = forms.indexOf(formOf(n))
  return index < 0 ? written - 1 : Math.min(index, written - 1)
}
