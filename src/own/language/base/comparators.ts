/** How a number, or the value of a house rule, is compared: exactly one of these words stands with a number. */
import type { Phrase } from './entry'

interface ComparingWord {
  readonly about: string
  readonly phrase: Phrase
  /** The same of two sets, by how many they are. */
  readonly counted: Phrase
  readonly holds: (one: unknown, other: unknown) => boolean
}

const WORDS = {
  is: {
    about: 'Equal, or within this set.',
    phrase: { en: '{a} is {b}', de: '{a} ist {b}', pl: '{a} to {b}' },
    counted: {
      en: 'the number of {a} is the number of {b}',
      de: 'es gibt genauso viele ({a}) wie ({b})',
      pl: 'liczba ({a}) to liczba ({b})',
    },
    holds: (one, other) => one === other,
  },
  not: {
    about: 'True if this is false, or if the number is a different one.',
    phrase: { en: '{a} is not {b}', de: '{a} ist nicht {b}', pl: '{a} to nie {b}' },
    counted: {
      en: 'the number of {a} is not the number of {b}',
      de: 'es gibt nicht genauso viele ({a}) wie ({b})',
      pl: 'liczba ({a}) to nie liczba ({b})',
    },
    holds: (one, other) => one !== other,
  },
  atLeast: {
    about: 'At least this many.',
    phrase: {
      en: '{a} is at least {b}',
      de: '{a} ist mindestens {b}',
      pl: '{a} – co najmniej {b}',
    },
    counted: {
      en: 'the number of {a} is at least the number of {b}',
      de: 'es gibt mindestens so viele ({a}) wie ({b})',
      pl: 'liczba ({a}) – co najmniej liczba ({b})',
    },
    holds: (one, other) => Number(one) >= Number(other),
  },
  atMost: {
    about: 'At most this many.',
    phrase: { en: '{a} is at most {b}', de: '{a} ist höchstens {b}', pl: '{a} – najwyżej {b}' },
    counted: {
      en: 'the number of {a} is at most the number of {b}',
      de: 'es gibt höchstens so viele ({a}) wie ({b})',
      pl: 'liczba ({a}) – najwyżej liczba ({b})',
    },
    holds: (one, other) => Number(one) <= Number(other),
  },
  over: {
    about: 'More than this.',
    phrase: {
      en: '{a} is more than {b}',
      de: '{a} ist größer als {b}',
      pl: '{a} – więcej niż {b}',
    },
    counted: {
      en: 'the number of {a} is more than the number of {b}',
      de: 'es gibt mehr ({a}) als ({b})',
      pl: 'liczba ({a}) – więcej niż liczba ({b})',
    },
    holds: (one, other) => Number(one) > Number(other),
  },
  under: {
    about: 'Less than this.',
    phrase: {
      en: '{a} is less than {b}',
      de: '{a} ist kleiner als {b}',
      pl: '{a} – mniej niż {b}',
    },
    counted: {
      en: 'the number of {a} is less than the number of {b}',
      de: 'es gibt weniger ({a}) als ({b})',
      pl: 'liczba ({a}) – mniej niż liczba ({b})',
    },
    holds: (one, other) => Number(one) < Number(other),
  },
} as const satisfies Readonly<Record<string, ComparingWord>>

export type Comparator = keyof typeof WORDS
export const COMPARING: Readonly<Record<Comparator, ComparingWord>> = WORDS
export const COMPARATORS = Object.keys(WORDS) as readonly Comparator[]
export type Comparison<T> = { [C in Comparator]?: T }

/** The word by which something is compared. */
export const comparatorOf = (form: object): Comparator | undefined =>
  COMPARATORS.find((word) => Object.hasOwn(form, word))

/** The same words as a schema, for what they compare with. */
export const comparison = <const S>(schema: S): Record<Comparator, S> =>
  Object.fromEntries(COMPARATORS.map((word) => [word, schema])) as Record<Comparator, S>
