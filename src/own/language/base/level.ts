/** How secret what is read is: fixed for the evening, open to the room, or secret (OG-29). */

export type Level = 'fixed' | 'open' | 'secret'

const ORDER: readonly Level[] = ['fixed', 'open', 'secret']

/** The most secret of several; nothing at all is fixed. */
export const worst = (levels: readonly Level[]): Level =>
  ORDER[Math.max(0, ...levels.map((level) => ORDER.indexOf(level)))] ?? 'secret'

/** What a word asks to say how secret it is. */
export interface Levels {
  /** The level of an expression within it, or of several. */
  readonly of: (...parts: readonly unknown[]) => Level
  /** Whether the room is told who has this status, or who holds this object. */
  readonly isPublicStatus: (id: string) => boolean
  readonly isPublicObject: (id: string) => boolean
  /** How secret it is whose hands were up in a count. */
  readonly hands: () => Level
  /** How secret it is how often something was answered in a ballot. */
  readonly answers: (ballot: string) => Level
}
