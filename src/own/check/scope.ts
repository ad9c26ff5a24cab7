/** Which words of chapter "who" mean somebody at which place. */
import { WHO_WORDS } from '../language/expressions'
import { knownSomewhere } from '../language/folds/find'
import type { Checked } from './context'
import { say } from './context'

/** What may be said at a place beside what may be said everywhere. */
export interface Scope {
  readonly words: ReadonlySet<string>
  /** Forms that only some places know: `chance`, `cause`, `act` … */
  readonly forms: ReadonlySet<string>
}

const EVERYWHERE = ['everyone', 'nobody']
const WORDS: ReadonlySet<string> = new Set(WHO_WORDS)
const SOMEWHERE: ReadonlySet<string> = new Set(knownSomewhere())
/** Where the table itself may stand for a player. */
const OF_TABLE: ReadonlySet<string> = new Set(['to', 'of', 'from'])
/** What is read, not played. */
const TEXTS: ReadonlySet<string> = new Set(['name', 'words', 'map'])

export const scope = (words: readonly string[], forms: readonly string[] = []): Scope => ({
  words: new Set([...EVERYWHERE, ...words]),
  forms: new Set(forms),
})

/** The scope with more words in it. */
export const wider = (
  of: Scope,
  words: readonly string[],
  forms: readonly string[] = [],
): Scope => ({
  words: new Set([...of.words, ...words]),
  forms: new Set([...of.forms, ...forms]),
})

/** Reports each word within what stands under a key that means nobody there. */
export function checkWords(
  checked: Checked,
  holder: object,
  key: string | number,
  at: Scope,
): void {
  const value = (holder as Record<string | number, unknown>)[key]
  if (typeof value === 'string') {
    if (!WORDS.has(value) || at.words.has(value)) return
    if (value === 'table' && OF_TABLE.has(String(key))) return
    say(checked, 'wordNotHere', holder, key, { word: value })
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    value.forEach((_, index) => checkWords(checked, value, index, at))
    return
  }
  for (const word of Object.keys(value)) {
    if (TEXTS.has(word)) continue
    const inside = (value as Record<string, unknown>)[word]
    if (word === 'team' && (inside === 'own' || inside === 'other') && !at.words.has('own')) {
      say(checked, 'wordNotHere', value, word, { word: inside })
    } else if (SOMEWHERE.has(word) && !at.forms.has(word) && !isChoice(value)) {
      say(checked, 'wordNotHere', value, word, { word }, 'key')
    } else checkWords(checked, value, word, at)
  }
}

/** A `cause` within an attack and the `word` of a question are no conditions. */
function isChoice(part: object): boolean {
  if ('random' in part) return false
  return (
    ['on', 'sure', 'takes', 'must', 'self', 'by', 'again'].some((word) => word in part) ||
    Object.keys(part).length > 1 ||
    typeof Object.values(part)[0] === 'object'
  )
}
