import { describe, expect, it } from 'vitest'
import { CONDITIONS } from '../../src/own/language/conditions/conditions'
import { EFFECTS } from '../../src/own/language/effects/effects'
import { fields } from '../../src/own/language/expressions'
import { PHRASED, type Phrase, type PhrasesOf } from '../../src/own/language/base/entry'
import type { Shape } from '../../src/own/schema/fields'
import { NUMBERS } from '../../src/own/language/number/numbers'
import { SETS } from '../../src/own/language/who/sets'

const TABLES = { set: SETS, number: NUMBERS, condition: CONDITIONS, effect: EFFECTS }
const entries = Object.entries(TABLES).flatMap(([kind, table]) =>
  Object.entries<{ shape: Shape }>(table).map(([word, { shape }]) => ({
    kind,
    word,
    words: Object.keys(shape(fields)),
  })),
)
const phrased = [SETS, NUMBERS, CONDITIONS].flatMap((table) =>
  Object.entries<{ phrases: PhrasesOf }>(table).flatMap(([word, { phrases }]) =>
    Object.entries(phrases).map(([key, phrase]) => ({ at: `${word}.${key}`, phrase })),
  ),
)

const slotsIn = (phrase: Phrase, language: (typeof PHRASED)[number]) =>
  [...new Set(phrase[language].match(/\{\w+\}/g))].sort()

describe('An entry of the language', () => {
  it.each(entries)('is found by the first of its own words: $kind $word', ({ word, words }) => {
    expect(words[0]).toBe(word)
  })

  it.each(phrased)('is filled with the same in every language: $at', ({ phrase }) => {
    for (const language of PHRASED) {
      expect(slotsIn(phrase, language), language).toEqual(slotsIn(phrase, 'en'))
    }
  })

  it('is of one table alone, where the place does not say which table is meant: both mean the same there', () => {
    const shared = Object.keys(SETS).filter((word) => word in CONDITIONS || word in NUMBERS)
    // `any` and `not` put together what is within, of sets as of conditions.
    expect(shared).toEqual(['any', 'not'])
  })
})
