/** Reads every text of a language with names and numbers in it, as host and room would hear and see it. */
import { format } from '../../src/i18n/format'
import { BASE_LANGUAGE } from '../../src/i18n/languages'
import { ENGLISH, languageRules } from './languageRules'
import { textsIn } from './placeholders'
import type { Kind } from './plurals'

/** What is counted at a table, as far as a sentence may sound different. */
const NUMBERS = [0, 1, 2, 5] as const

/** What stands for a number, though no word follows it in the text that counts. */
export const COUNTED = new Set([
  ...['at', 'all', 'count', 'done', 'good', 'high', 'line', 'low', 'max', 'min', 'most', 'n'],
  ...['number', 'of', 'players', 'supply', 'used', 'votes', 'wanted'],
])

/** What stands for a story's own word, which may be anything but a name. */
const WORD = '1½'

const SLOTS = /\{(\w+)(\|[^{}]*)?\}/g

/** A text with one name and one number wherever it has a place for them. */
export function filled(text: string, language: string, name: string, number: number): string {
  const params = Object.fromEntries(
    [...text.matchAll(SLOTS)].map(([, slot = '', forms]) => [
      slot,
      forms !== undefined || COUNTED.has(slot) ? number : slot === 'word' ? WORD : name,
    ]),
  )
  return format(text, params, language)
}

/** What is wrong with one text as it is said. */
export function faultsIn(said: string, language: string): string[] {
  const rules = languageRules[language]
  if (!rules) return [`no rules for ${language}`]
  const [open, close] = rules.quotes
  const faults: Record<string, boolean> = {
    'a slot that is not filled': /[{}|]|undefined/.test(said),
    'two spaces': /\s\s/.test(said),
    'two commas': /,\s*,/.test(said),
    'two full stops': /(?<!\.)\.\.(?!\.)/.test(said),
    'space at an end': said !== said.trim(),
    'space before a mark': /\s[,.;:!?](?=\s|$)/.test(said),
    'a straight quotation mark': /["']/.test(said),
    'a mark that does not close': said.split(open).length !== said.split(close).length,
    'an English word': language !== BASE_LANGUAGE && ENGLISH.test(said),
    ...Object.fromEntries(
      Object.entries(rules.never).map(([what, pattern]) => [what, pattern.test(said)]),
    ),
  }
  return Object.keys(faults).filter((what) => faults[what])
}

/** A name with a letter or a mark grown to it: “{name}s”, “{name}’s”, “{name}-”. */
const GLUED = /\}[\p{L}’'-]|[\p{L}’']\{/u

/**
 * All that is wrong with a table of texts when it is read aloud, with every name and number.
 * @param kind a window's forms of a number stand for whole texts (`a | b`), a game's for words
 */
export function readingFaults(table: unknown, language: string, kind: Kind): string[] {
  const { names = ['Ann'] } = languageRules[language] ?? {}
  return textsIn(table).flatMap(([path, text]) => {
    const wholes = kind === 'window' ? text.split(' | ') : [text]
    const found = new Set<string>()
    for (const whole of wholes) {
      if (GLUED.test(whole)) found.add(`${path}: something sticks to a slot: ${whole}`)
      for (const name of names)
        for (const number of NUMBERS) {
          const said = filled(whole, language, name, number)
          for (const fault of faultsIn(said, language)) found.add(`${path}: ${fault}: ${said}`)
        }
    }
    return [...found]
  })
}
