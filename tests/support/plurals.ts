/** Looks for the forms of numbers that a text lacks, by reading it with every number it may get. */
import { format } from '../../src/i18n/format'
import { pluralForms } from '../../src/i18n/plurals'
import { textsIn } from './placeholders'

/** All that is counted at a table, and parts of it. */
export const NUMBERS: readonly number[] = [...Array(113).keys(), 0.5, 1.5, 2.5, 10.5]

/** How a text counts: a window's by forms of the whole (`a | b`), a game's or a code's by forms of a word (`{n|a|b}`). */
export type Kind = 'window' | 'game'

/** A noun right behind a number, which another number would change; `Night {count} falls` only numbers the nights. */
const BARE = /(?<!\p{Lu}\p{Ll}+ )\{(count|wanted|players|votes|max|min|supply)\} (?!is\b)\p{L}+s\b/u

/**
 * What is wrong with the numbers in a table.
 * @param base the same texts in the base language: where these have forms, a language with several has them too
 */
export function pluralFaults(table: unknown, language: string, kind: Kind, base = table): string[] {
  const inBase = new Map<string, string>()
  for (const [path, text] of textsIn(base)) inBase.set(path, `${inBase.get(path) ?? ''}${text}\n`)
  return textsIn(table).flatMap(([path, text]) => {
    const bare = table === base && kind === 'game' && BARE.test(text)
    return [
      ...faultsIn(text, inBase.get(path) ?? '', language, kind),
      ...(bare ? ['a number before a word of one form'] : []),
    ].map((fault) => `${path}: ${fault}`)
  })
}

const SLOTS = /\{(\w+)\|([^{}]*)\}/g

function faultsIn(text: string, base: string, language: string, kind: Kind): string[] {
  const { length } = pluralForms(language)
  if (kind === 'window') {
    const written = text.split('|')
    const counts = text.includes('{count}') || base.includes('|')
    return counts && written.length !== length ? [`${written.length} of ${length} forms`] : []
  }
  const faults: string[] = []
  for (const [, name = '', forms = ''] of text.matchAll(SLOTS)) {
    const written = forms.split('|').filter((form) => form.trim() !== '').length
    if (written !== length) faults.push(`${written} of ${length} forms for {${name}}`)
  }
  for (const [, name = ''] of base.matchAll(SLOTS)) {
    const isCounted = new RegExp(`\\{${name}\\} \\p{L}`, 'u').test(text)
    if (length > 1 && isCounted && !text.includes(`{${name}|`))
      faults.push(`no forms for {${name}}`)
  }
  const names = new Set([...text.matchAll(SLOTS)].map(([, name = '']) => name))
  for (const n of names.size > 0 ? NUMBERS : []) {
    const params = Object.fromEntries([...names].map((name) => [name, n]))
    const said = format(text, params, language)
    if (/\|/.test(said)) faults.push(`with ${n}: ${said}`)
  }
  return faults
}
