/** Filling the placeholders of a text, and listing names. */

import { pluralIndex } from './plurals'

export type TextParams = Readonly<Record<string, string | number>>

const SLOT = /\{(\w+)(?:\|([^{}]*))?\}/g

/**
 * Puts parameters into a template: `{name}` is the parameter, `{count|card|cards}` the form of a word that the number
 * `count` takes (see `plurals.ts`). One without a parameter stays as it is, to be seen.
 */
export const format = (template: string, params: TextParams, language: string): string =>
  template.replace(SLOT, (whole, key: string, forms: string | undefined, at: number) => {
    const value = params[key]
    if (value === undefined) return whole
    if (forms === undefined) {
      const words = inWords(value, language)
      // A name may end with a full stop (`Ann M.`); with one more a sentence would have two.
      const stops = words.endsWith('.') && template.charAt(at + whole.length) === '.'
      return stops ? words.slice(0, -1) : words
    }
    if (typeof value !== 'number') return whole
    const written = forms.split('|')
    return written[pluralIndex(language, value, written.length)] ?? whole
  })

const numbers = new Map<string, Intl.NumberFormat>()

/** A parameter as it stands in a sentence; numbers as the language writes them (`2,5`), never in groups (`1000`). */
export function inWords(value: string | number, language: string): string {
  if (typeof value === 'string') return value
  const known = numbers.get(language)
  const writer = known ?? new Intl.NumberFormat(language, { useGrouping: false })
  if (!known) numbers.set(language, writer)
  return writer.format(value)
}

const lists = new Map<string, Intl.ListFormat>()

/** Whose lists a language has: our English sets no comma before its last name. */
const LISTS_OF: Readonly<Record<string, string>> = { en: 'en-GB' }

/** `Ann`, `Ann and Ben`, `Ann, Ben and Cid` in the words of a language. */
export function listNames(names: readonly string[], language: string): string {
  const known = lists.get(language)
  const writer =
    known ?? new Intl.ListFormat(LISTS_OF[language] ?? language, { type: 'conjunction' })
  if (!known) lists.set(language, writer)
  return writer.format(names)
}
