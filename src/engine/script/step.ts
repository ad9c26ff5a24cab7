/** One thing the host is walked through, and the scripts that are made of them. */
import type { Answer, Form } from '../answers/answers'
import type { Json, SeatId } from '../base/ids'
import type { Refusal } from '../base/refusal'

/** What the big screen can be asked to show of a step. */
export const STAGE_SCENES = ['discussion', 'speech', 'vote', 'lot', 'stand', 'notice'] as const

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
  /** Who may raise a hand, where everybody at the table knows it; what nobody may know never follows from it. */
  readonly voters?: readonly SeatId[]
  /** What the rules, which everybody knows, want of whoever is voted on. Absent: a vote that fills places, or decides nothing. */
  readonly needs?: Needs
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
