/** One scenario as read: checked for form, not yet for sense. */
import type { Value, ValueMap } from './value'

export type Entry = { readonly line: number; readonly text: string } &
  /** `skips`: what has to be chosen on the way is skipped by a ruling; no file can say so. */
  (
    | { readonly kind: 'phase'; readonly phase: string; readonly skips?: boolean }
    | { readonly kind: 'answer' | 'refuse'; readonly step: string; readonly answer: Value }
    | { readonly kind: 'unavailable'; readonly step: string }
    | { readonly kind: 'override'; readonly ruling: string; readonly value: Value }
    | { readonly kind: 'undo'; readonly count: number }
    | { readonly kind: 'expect'; readonly keys: ValueMap }
  )

export interface Scenario {
  readonly title: string
  readonly line: number
  readonly ruleset: string
  /** Where `ruleset` is the file of an own game: looked for beside the scenarios first. */
  readonly isOwn: boolean
  /** The numbers it cites. */
  readonly rules: readonly string[]
  readonly options: ValueMap
  readonly seed: number
  readonly players: ValueMap
  /** Cards in the middle, that nobody holds. */
  readonly pool: readonly string[]
  readonly free: boolean
  readonly play: readonly Entry[]
}

/** A document of a file: a scenario, or why it is none. */
export type Reading =
  | { readonly scenario: Scenario }
  | { readonly title: string; readonly line: number; readonly problem: string }

export const EXPECT_KEYS: ReadonlySet<string> = new Set([
  'alive',
  'dead',
  'phase',
  'open',
  'called',
  'shown',
  'public',
  'notPublic',
  'roles',
  'status',
  'cards',
  'holder',
  'tally',
  'casting',
  'winner',
  'reached',
])

export const RULINGS: ReadonlySet<string> = new Set([
  'kill',
  'revive',
  'leave',
  'holder',
  'role',
  'status',
  'clear',
  'skip',
  'cards',
  'end',
  'playOn',
])
