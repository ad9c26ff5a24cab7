/** Sets, numbers and conditions of a document as phrases, for whoever reads what was written. */
import { COMPARING, comparatorOf } from '../base/comparators'
import type { Phrase, Phrased, Said, Saying } from '../base/entry'
import type { Condition, Num, Who } from '../expressions'
import type { FormOf, Shape } from '../../schema/fields'
import { conditionOf, numberOf, setOf, unknownForm } from './find'
import { fill } from '../base/fill'
import { ALWAYS, NEVER } from '../base/joined'
import { listed } from '../base/lists'
import { listOf } from '../base/scalars'
import { PLAYER_WORDS } from '../who/words'

/** What phrases are made with: a language, and what the document calls things. */
export interface Phrasing {
  readonly language: Phrased
  readonly nameOf: (id: string) => string
}

type Form = FormOf<Shape>

function sayingIn(phrasing: Phrasing): Saying {
  const { language, nameOf } = phrasing
  return {
    set: (set) => whoPhrase(phrasing, set as unknown as Who),
    number: (number) => numberPhrase(phrasing, number as unknown as Num),
    condition: (condition) => conditionPhrase(phrasing, condition as unknown as Condition),
    listed: (parts) => listed(parts, language, 'or'),
    names: (ids) => listed(listOf(ids as string | readonly string[]).map(nameOf), language, 'or'),
    joined: (phrase: Phrase, [first = '', ...others]) =>
      others.reduce((a, b) => fill(phrase[language], { a, b }), first),
  }
}

/** What is said, with what is filled into it. */
export function said({ language }: Phrasing, given: Said): string {
  if (typeof given === 'string') return given
  const [phrase, params = {}] = given
  return fill(phrase[language], params)
}

/** A set of players; the id of a team is its name. */
export function whoPhrase(phrasing: Phrasing, who: Who | string): string {
  if (typeof who !== 'string') {
    const form = setOf(who) ?? unknownForm(who)
    return said(phrasing, form.phrase(who as Form, sayingIn(phrasing), form.phrases))
  }
  return Object.hasOwn(PLAYER_WORDS, who)
    ? PLAYER_WORDS[who as keyof typeof PLAYER_WORDS].phrase[phrasing.language]
    : phrasing.nameOf(who)
}

/** A number that is worked out while playing. */
export function numberPhrase(phrasing: Phrasing, number: Num): string {
  if (typeof number !== 'object') return String(number)
  const form = numberOf(number) ?? unknownForm(number)
  return said(phrasing, form.phrase(number as Form, sayingIn(phrasing), form.phrases))
}

/** The set that a number counts; none where it is no count. */
const countedIn = (number: object | number | string): Who | undefined =>
  typeof number === 'object' && 'count' in number ? (number.count as Who) : undefined

/** Whether something is so. House rules are taken as folded. */
export function conditionPhrase(phrasing: Phrasing, given: Condition | boolean): string {
  if (typeof given === 'boolean') return (given ? ALWAYS : NEVER)[phrasing.language]
  if (numberOf(given)) {
    const word = comparatorOf(given) ?? unknownForm(given)
    const b = (given as Readonly<Record<string, Num>>)[word] ?? unknownForm(given)
    const counted = [countedIn(given), countedIn(b)].map((set) => set && whoPhrase(phrasing, set))
    if (counted.every((set) => set !== undefined))
      return said(phrasing, [COMPARING[word].counted, { a: counted[0] ?? '', b: counted[1] ?? '' }])
    return said(phrasing, [
      COMPARING[word].phrase,
      { a: numberPhrase(phrasing, given as Num), b: numberPhrase(phrasing, b) },
    ])
  }
  const form = conditionOf(given) ?? unknownForm(given)
  return said(phrasing, form.phrase(given as Form, sayingIn(phrasing), form.phrases))
}
