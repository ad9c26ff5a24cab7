/** How secret an expression of a document is. */
import type { Condition, Num, Who } from '../expressions'
import type { FormOf, Shape } from '../../schema/fields'
import { conditionOf, numberOf, setOf } from './find'
import { worst, type Level, type Levels } from '../base/level'
import { COMPARATORS } from '../base/comparators'
import { PLAYER_WORDS } from '../who/words'

/** The document as far as secrecy asks of it. */
export interface Public {
  readonly statuses?: Readonly<Record<string, { readonly public?: unknown }>>
  readonly objects?: Readonly<Record<string, { readonly public?: unknown }>>
  readonly day?: readonly unknown[]
  readonly dayZero?: readonly unknown[]
}

/** Words of a place that mean somebody the room sees there, such as whoever raises his hands. */
export type Seen = ReadonlySet<string>
const NOBODY_SEEN: Seen = new Set()
/** Where something is asked of a player before everybody. */
export const SELF_SEEN: Seen = new Set(['self', 'others'])

/** Statuses the room knows of: those that are told when they are given. */
export function isPublic(document: Public, status: string): boolean {
  const open = document.statuses?.[status]?.public
  return open === 'dawn' || open === 'atOnce'
}

const CLOSED = new WeakMap<Public, boolean>()
const NOT_LIVE = /"shown":(?!"live")/

/** Whether the hands of some count of the days can be up behind closed eyes. */
export function isAnyCountClosed(document: Public): boolean {
  const known = CLOSED.get(document)
  if (known !== undefined) return known
  const { day = [], dayZero = [] } = document
  const found = NOT_LIVE.test(JSON.stringify([day, dayZero]))
  CLOSED.set(document, found)
  return found
}

/** Whether the room hears what was answered in a ballot, and not only what follows from it. */
function isTold({ day = [], dayZero = [] }: Public, ballot: string): boolean {
  const held = [...dayZero, ...day].flatMap((part) => {
    const { ballot: body } = part as { readonly ballot?: { id: unknown; tells?: unknown } }
    return body?.id === ballot ? [body] : []
  })
  return (
    held.length > 0 && held.every(({ tells = 'totals' }) => tells === 'totals' || tells === 'names')
  )
}

/** The level of any expression. What is not known to be open is secret. */
export function levelOf(
  document: Public,
  expression: Who | Num | Condition,
  seen: Seen = NOBODY_SEEN,
): Level {
  const levels: Levels = {
    of: (...parts) => worst(parts.map(level)),
    isPublicStatus: (id) => isPublic(document, id),
    isPublicObject: (id) => document.objects?.[id]?.public === 'atOnce',
    hands: () => (isAnyCountClosed(document) ? 'secret' : 'open'),
    answers: (id) => (isTold(document, id) ? 'open' : 'secret'),
  }
  function level(part: unknown): Level {
    if (typeof part === 'number' || typeof part === 'boolean') return 'fixed'
    if (typeof part === 'string') {
      if (seen.has(part)) return 'open'
      return Object.hasOwn(PLAYER_WORDS, part)
        ? PLAYER_WORDS[part as keyof typeof PLAYER_WORDS].level
        : 'secret'
    }
    if (typeof part !== 'object' || part === null) return 'secret'
    if ('option' in part) return 'fixed'
    const number = numberOf(part)
    if (number) return worst([number.level(part as FormOf<Shape>, levels), ...comparedWith(part)])
    const found = setOf(part) ?? conditionOf(part)
    return found ? found.level(part as FormOf<Shape>, levels) : 'secret'
  }
  const comparedWith = (part: object): Level[] =>
    COMPARATORS.flatMap((word) =>
      Object.hasOwn(part, word) ? [level((part as Record<string, unknown>)[word])] : [],
    )
  return level(expression)
}
