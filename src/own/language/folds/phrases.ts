/** Every phrase of the language, in one table, for whoever reads them all. */
import { COMPARING } from '../base/comparators'
import { CONDITIONS } from '../conditions/conditions'
import type { Phrase, Phrased, PhrasesOf } from '../base/entry'
import * as joining from '../base/joined'
import { NUMBERS } from '../number/numbers'
import { SETS } from '../who/sets'
import { PLAYER_WORDS } from '../who/words'

type Words = Readonly<Record<string, { readonly phrase: Phrase }>>
type Forms = Readonly<Record<string, { readonly phrases: PhrasesOf }>>

const inOne = (language: Phrased, phrases: PhrasesOf): Record<string, string> =>
  Object.fromEntries(Object.entries(phrases).map(([key, phrase]) => [key, phrase[language]]))

const ofWords = (language: Phrased, words: Words) =>
  inOne(
    language,
    Object.fromEntries(Object.entries(words).map(([word, { phrase }]) => [word, phrase])),
  )

const ofForms = (language: Phrased, forms: Forms) =>
  Object.fromEntries(
    Object.entries(forms).map(([word, { phrases }]) => [word, inOne(language, phrases)]),
  )

/** All phrases of one language, by the words they are of. */
export function phrasesIn(language: Phrased): object {
  const { AND, OR, ALWAYS, NEVER, CHOSEN } = joining
  return {
    players: ofWords(language, PLAYER_WORDS),
    sets: ofForms(language, SETS),
    numbers: ofForms(language, NUMBERS),
    conditions: ofForms(language, CONDITIONS),
    compared: ofWords(language, COMPARING),
    joined: inOne(language, { AND, OR, ALWAYS, NEVER, CHOSEN }),
  }
}
