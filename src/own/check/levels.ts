/** How secret an expression is: fixed for the evening, open to the room, or secret. */
import type { Condition, Num, Who } from '../format/expressions'
import type { OwnDocument } from '../format/document'

export type Level = 'fixed' | 'open' | 'secret'
const ORDER: readonly Level[] = ['fixed', 'open', 'secret']

const worst = (levels: readonly Level[]): Level =>
  ORDER[Math.max(0, ...levels.map((level) => ORDER.indexOf(level)))] ?? 'secret'

/** Statuses the room knows of: those that are told when they are given. */
export function isPublic(document: OwnDocument, status: string): boolean {
  const open = document.statuses?.[status]?.public
  return open === 'dawn' || open === 'atOnce'
}

/** The words by which one form of expression differs from another. */
const FIXED = new Set(['option', 'inDeck', 'nights', 'phase', 'players', 'night'])
const OPEN = new Set(['lastDead', 'lives'])
/** Words of which a form is as secret as what is in them. */
const BUILT = new Set([
  'both',
  'any',
  'all',
  'not',
  'if',
  'then',
  'else',
  'some',
  'none',
  'the',
  'is',
  'isNot',
  'count',
  'sum',
  'minus',
  'half',
  'of',
  'neighbours',
  'dead',
  'atLeast',
  'atMost',
  'over',
  'under',
])

/** Words of a place that mean somebody the room sees there, such as whoever raises his hands. */
export type Seen = ReadonlySet<string>
const NOBODY_SEEN: Seen = new Set()
/** Where something is asked of a player before everybody. */
export const SELF_SEEN: Seen = new Set(['self', 'others'])

/** The level of any expression. What is not known to be open is secret. */
export function levelOf(
  document: OwnDocument,
  expression: Who | Num | Condition,
  seen: Seen = NOBODY_SEEN,
): Level {
  return level(document, expression, seen)
}

function level(document: OwnDocument, part: unknown, seen: Seen): Level {
  if (typeof part === 'number' || typeof part === 'boolean') return 'fixed'
  // Where something is looked for at the table, what is looked for decides.
  if (part === 'table') return 'fixed'
  if (seen.has(part as string)) return 'open'
  if (part === 'everyone' || part === 'nobody' || part === 'candidates') return 'open'
  if (Array.isArray(part)) return worst(part.map((each) => level(document, each, seen)))
  if (typeof part !== 'object' || part === null) return 'secret'
  const words = Object.entries(part)
  if (words.some(([word]) => word === 'option' || word === 'inDeck' || word === 'nights'))
    return 'fixed'
  return worst(words.map(([word, inside]) => levelOfWord(document, word, inside, seen)))
}

function levelOfWord(document: OwnDocument, word: string, inside: unknown, seen: Seen): Level {
  if (FIXED.has(word)) return 'fixed'
  if (OPEN.has(word))
    return word === 'lives' ? worst(['open', levelOfLives(document, inside, seen)]) : 'open'
  if (word === 'side' || word === 'up') return 'fixed'
  if (word === 'status' || word === 'stacks') {
    const ids = Array.isArray(inside) ? inside : [inside]
    return ids.every((id) => isPublic(document, String(id))) ? 'open' : 'secret'
  }
  if (word === 'holds') {
    const ids = Array.isArray(inside) ? inside : [inside]
    return ids.every((id) => document.objects?.[String(id)]?.public === 'atOnce')
      ? 'open'
      : 'secret'
  }
  return BUILT.has(word) ? level(document, inside, seen) : 'secret'
}

/** How many lives a player has left is told with each loss; who is meant by a word of the place is known there. */
function levelOfLives(document: OwnDocument, who: unknown, seen: Seen): Level {
  return who === 'self' ? 'open' : level(document, who, seen)
}
