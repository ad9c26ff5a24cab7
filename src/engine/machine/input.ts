/** What can be said to a running game, and what becomes of it. */
import type { Answer, DraftEntry } from '../answers/answers'
import type { GameEvent } from '../state/events'
import type { Refusal } from '../base/refusal'
import type { Ruling } from '../ruleset/ruleset'

/** Everything that can move a game on. Plain JSON: the journal holds exactly these. */
export type Input =
  | { readonly type: 'answer'; readonly step: string; readonly answer: Answer }
  | { readonly type: 'interrupt'; readonly step: string; readonly answer: Answer }
  | { readonly type: 'draft'; readonly step: string; readonly entry: DraftEntry }
  /** Releases the next announcement of the dawn. */
  | { readonly type: 'tell' }
  | {
      readonly type: 'ruling'
      readonly ruling: Ruling
      /** Why, in the host's own words; decides nothing. */
      readonly reason?: string
      /** Whether the room is shown what came of it once the dawn has been told. */
      readonly atDawn?: true
    }
  /** Lets the town square show what rulings changed. */
  | { readonly type: 'publish' }
  /** Goes on although somebody has won by the rules after a ruling: until they look for it themselves. */
  | { readonly type: 'playOn' }

/** What became of an input. A refused one changed nothing. */
export type Outcome =
  | {
      readonly ok: true
      readonly events: readonly GameEvent[]
      /** Entries of the open draft that a ruling or an interrupt made illegal. */
      readonly dropped: readonly DraftEntry[]
    }
  | { readonly ok: false; readonly refusal: Refusal }
