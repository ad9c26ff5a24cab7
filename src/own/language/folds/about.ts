/** What the words of expressions and traits are for, by where they stand: `who.lastDead`. */
import { COMPARING } from '../base/comparators'
import { CONDITIONS } from '../conditions/conditions'
import { EFFECTS } from '../effects/effects'
import { NUMBERS } from '../number/numbers'
import { TRAITS } from '../../schema/traits'
import { SETS } from '../who/sets'

type Sentences = Readonly<Record<string, string>>

const under = (place: string, tables: readonly Sentences[]): [string, string][] =>
  tables.flatMap((table) =>
    Object.entries(table).map(([word, about]): [string, string] => [`${place}.${word}`, about]),
  )

/** The sentences of entries that have one each. */
const aboutOf = (table: Readonly<Record<string, { readonly about: string }>>): Sentences =>
  Object.fromEntries(Object.entries(table).map(([word, { about }]) => [word, about]))

/** One sentence for each word. A word that a condition shares with its comparison is told of once. */
export const OF_LANGUAGE: Sentences = Object.fromEntries([
  ...under(
    'who',
    Object.values(SETS).map(({ about }) => about),
  ),
  ...under(
    'number',
    Object.values(NUMBERS).map(({ about }) => about),
  ),
  ...under('condition', [
    ...Object.values(NUMBERS).map(({ compared }) => compared),
    ...Object.values(CONDITIONS).map(({ about }) => about),
    aboutOf(COMPARING),
  ]),
  ...under('effect', [aboutOf(EFFECTS)]),
  ...under('traits', [aboutOf(TRAITS)]),
])
