/** One thing the host is walked through, and the scripts that are made of them. */
import type { Answer, Form } from '../answers/answers'
import type { Json, SeatId } from '../base/ids'
import type { Refusal } from '../base/refusal'
import type { Cover } from './cover'

/** What the big screen can be asked to show of a step. */
export const STAGE_SCENES = ['discussion', 'speech', 'vote', 'lot', 'stand', 'notice'] as const

/** Somebody who is asked before everybody, and for how many hands. */
export interface AskedSeat {
  readonly seat: SeatId
  /** From 1; of a word or a name it is always one. */
  readonly hands: number
}

/**
 * What a step takes from players before everybody, as everybody at the table knows it: whoever is asked without a hand that
 * counts is asked all the same. What nobody may know never follows from it.
 */
export interface Asks {
  /** `hands`: for candidates; `word`: one of these words; `names`: names for a list; `choice`: so many players of these. */
  readonly for: 'hands' | 'word' | 'names' | 'choice'
  readonly of: readonly AskedSeat[]
  /** The players whom a hand, a name or a choice can be for. */
  readonly among: readonly SeatId[]
  /** Words that can be said, alone or instead of a player: keys of the step's texts. */
  readonly words?: readonly string[]
  /** How many players a choice takes, where it is not one. */
  readonly count?: { readonly min: number; readonly max: number }
  /** Whether somebody’s hands may go to several candidates, and whether each has to be for somebody else. */
  readonly split?: boolean
  readonly distinct?: boolean
  /** Whether somebody may raise a hand for himself, or name himself. */
  readonly self?: boolean
  /** Whether everybody who is asked has to say something. */
  readonly must?: boolean
  /** How the rules have it asked: all at the same time, one voter after the other, or one candidate after the other. */
  readonly order: 'together' | 'voters' | 'candidates'
  /** Whether a name on a list wants a second, and can be taken back. */
  readonly second?: boolean
  readonly withdraw?: boolean
  /** Whether what somebody has said stands, so that nobody changes it. */
  readonly final?: boolean
  /** Whether the room never hears what somebody said, only that something was said. */
  readonly secret?: boolean
}

/** What the big screen may know of an open step. A step without a stage changes nothing for the room. */
export interface Stage {
  readonly scene: (typeof STAGE_SCENES)[number]
  /** What kind of speech or vote it is; a key of the ruleset's texts, e.g. `funeral`, `runoff`. */
  readonly about?: string
  readonly speaker?: SeatId
  /** Who speaks after that, in order. */
  readonly queue?: readonly SeatId[]
  readonly candidates?: readonly SeatId[]
  /** `live`: the room watches the count grow, hands included. `closed`: only totals, after the count. */
  readonly count?: 'live' | 'closed'
  /** What the rules, which everybody knows, want of whoever is voted on. Absent: a vote that fills places, or decides nothing. */
  readonly needs?: Needs
  /** What it takes from players; absent: nothing, or something that nobody else may know of. */
  readonly asks?: Asks
}

/** The most votes, more than half of all there could be, or so many. */
export type Needs = 'most' | 'majority' | number

/** One thing the host is walked through. Recomputed from the state for as long as it is open. */
export interface StepSpec {
  /** `<who>.<what>`, the same id in scenarios, locale tables and the journal. */
  readonly id: string
  readonly form: Form
  /** Whom the call concerns; empty when it concerns the table or only the host. */
  readonly asked: readonly SeatId[]
  /** What the scenario runner and a rehearsal give when nobody decides; null: somebody has to. */
  readonly neutral: Answer | null
  /** Which of the step's texts is read, e.g. `gone` when nobody can answer. */
  readonly variant?: string
  /** Length of the step's clock in seconds; 0 or absent: no clock. */
  readonly seconds?: number
  /**
   * What is asked of the whole table where it is answered on phones: the same for a call whoever is there for it. Absent: it is
   * no call, or belongs to the one before it.
   */
  readonly cover?: Cover
  /** Whose timed speech it is. */
  readonly speaker?: SeatId
  readonly stage?: Stage
  /** Whether the dawn's announcements are released one by one while this step is open. */
  readonly tells?: boolean
  /** Words of the ruleset for the texts, e.g. who holds how many votes. */
  readonly params?: Readonly<Record<string, Json>>
  /** A check the form cannot express. It must not change anything. */
  readonly check?: (answer: Answer) => Refusal | null
  /** The part of that check which every entry of a list has to pass at once, together with those before it. */
  readonly checkSoFar?: (answer: Answer) => Refusal | null
  /** What a facilitator's skip means here; absent: nothing happens. */
  readonly skipped?: Answer
}

/** Asks for a step; returns null when it has become pointless, then the script goes on with `pass`. */
export type StepRequest = () => StepSpec | null

/** A piece of a game's course: it yields steps and is sent their answers. */
export type Script<T = void> = Generator<StepRequest, T, Answer>
