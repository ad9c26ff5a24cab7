/** What the words of a language for problems are made of. */
import type { Kind } from '../../../schema/marks'
import type { ProblemCode } from '../../../problems/codes'
import type { TreeKind } from '../../../read/alternatives'

/** What is wrong, why it matters, what to do. Words in braces are parameters of the problem. */
export type Sentences = readonly [what: string, why: string, todo: string]

/** Things that are counted or expected. */
export type Thing =
  | TreeKind
  | 'bytes'
  | 'lines'
  | 'nodes'
  | 'entries'
  | 'expression'
  | 'calls'
  | 'callsANight'
  | 'triggers'
  | 'powers'
  | 'stories'
  | 'expanded'

/** Well-known mistakes, each with a word of advice of its own. */
export type Hints = Readonly<
  Record<
    | 'comma'
    | 'tab'
    | 'colon'
    | 'quote'
    | 'bracket'
    | 'indent'
    | 'blank'
    | 'sign'
    | 'plainNumber'
    | 'list'
    | 'map'
    | 'nameLast'
    | 'ofTable'
    | 'ofGroup'
    | 'comment'
    | 'curly'
    | 'known',
    string
  >
>

/** Sentences of what is no mistake in a document's own words, kept by themselves. */
export type MoreSentences = Readonly<Partial<Record<ProblemCode, Sentences>>>

export interface ProblemWords {
  readonly sentences: Readonly<Record<ProblemCode, Sentences>>
  readonly kinds: Readonly<Record<Kind, string>>
  readonly things: Readonly<Record<Thing, string>>
  readonly levels: Readonly<Record<'error' | 'warning' | 'note', string>>
  /** Where: `{line}`, `{path}`. */
  readonly place: string
  /** Added where a word is near: `{nearest}`. */
  readonly nearest: string
  /** Added to an unknown word that is near to none: `{version}`, up to which words are known. */
  readonly newer: string
  /** Added where the mistake is a well-known one. */
  readonly hints: Hints
  /** Said in place of all three sentences, where the mistake is a well-known one and its code says little about it. */
  readonly instead: Readonly<Record<'comma' | 'curly', Sentences>>
  /** Added where not all problems are listed: `{count}`. */
  readonly more: string
}
