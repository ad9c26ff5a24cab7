/** What can be looked up while a game runs, and put on the big screen. */
import type { CommandOf } from '../commands'

/** One thing that stands in the handbook of an evening. */
export type HandbookEntry = CommandOf<'show.rule'>['rule'] & object

/** What can be looked up in a running evening: ids of the game's texts. Everybody may know all of it. */
export interface Handbook {
  /** The roles of the deck. */
  readonly roles: readonly string[]
  /** The same, page by page; none where the house keeps them to itself. */
  readonly deck: readonly (readonly string[])[]
  /** House rules that are not as usual tonight. */
  readonly changed: readonly string[]
  /** The calls of the first night and of the later ones, in order, as long as nobody is out. */
  readonly nights: { readonly first: readonly string[]; readonly later: readonly string[] }
}

/** A rule as the room reads it. */
export interface RuleText {
  readonly about: HandbookEntry['kind']
  /** Empty where the window has a heading of its own. */
  readonly title: string
  readonly lines: readonly string[]
  /** The role that it is about, for its drawing; of a page of the deck, those of its lines. */
  readonly role?: string
  readonly roles?: readonly string[]
}
