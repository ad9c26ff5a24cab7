/** Phrases as sentences, and conditions of which house rules have decided a part. */
import type { Condition } from '../language/expressions'
import type { Phrasing as OfLanguage } from '../language/folds/say'
import type { PreviewWords } from './words/words'

/** What phrases are made with: a language, its words, and what the document calls things. */
export interface Phrasing extends OfLanguage {
  readonly words: PreviewWords
}

/** With a capital at its beginning and a full stop at its end. */
export const asSentence = (said: string): string =>
  said === ''
    ? ''
    : `${said.charAt(0).toUpperCase()}${said.slice(1)}${/[.!?]$/.test(said) ? '' : '.'}`

/** A condition without the parts that its house rules have decided. */
export function decided(given: Condition | boolean): Condition | boolean {
  if (typeof given === 'boolean') return given
  const list = 'all' in given ? given.all : 'any' in given ? given.any : null
  if (list === null) return given
  const isAll = 'all' in given
  const parts = list.map((part) => decided(part))
  if (parts.includes(!isAll)) return !isAll
  const open = parts.filter((part) => typeof part !== 'boolean')
  const [only] = open
  if (only === undefined) return isAll
  if (open.length === 1) return only
  return isAll ? { all: open } : { any: open }
}
