import type { Answer, DeskStep, DraftEntry, Form, SeatId } from '../../../../bridge'
import type { Arrow } from '../../../ring/types'
import type { WordKey } from '../../../words/useWords'

/** What a click on a seat or a word means while a step is open. Built anew from form and draft. */
export interface Answering {
  /** Who answers, in order, where the host records one after the other. */
  readonly members: readonly SeatId[]
  /** Whose answer the next click records; null: everybody's, or nobody is chosen yet. */
  readonly selected: SeatId | null
  /** Seats that a click would take now. */
  readonly targets: readonly SeatId[]
  /** What the next click records, in words. */
  readonly prompt: Prompt
  /** Who points at whom so far. */
  readonly given: readonly Arrow[]
  readonly totals: Readonly<Record<SeatId, number>> | null
  /** How the hands of a vote can be counted without names; null where they cannot, or nothing is voted on. */
  readonly hands: HandCount | null
  /** Words accepted in place of a seat. */
  readonly words: readonly AnswerWord[]
  /** What Enter does: the one way on, or null while a click on a seat is wanted. */
  readonly primary: Primary | null
  readonly pass: (() => void) | null
  /** @param one gives one of several votes where a click would give all */
  readonly press: (seat: SeatId, one?: boolean) => void
  readonly select: (seat: SeatId | null) => void
  /** Takes back what was recorded for the selected member. */
  readonly clear: (() => void) | null
}

/** Counting by number. */
export interface HandCount {
  /** Whether the host counts so now. */
  readonly on: boolean
  /** Votes that nobody has got yet. */
  readonly left: number
  /** Voters with a name whose hands lose it as soon as one is counted without. */
  readonly lost: number
  /** What is counted: candidates, or words. */
  readonly rows: readonly CountedRow[]
  /** Whose hand has to be noted besides. */
  readonly named: readonly NamedHand[]
  /** How many of these are not noted yet. */
  readonly unsaid: number
  readonly most: (id: string) => number
  readonly set: (id: string, hands: number) => void
  readonly toggle: () => void
}

export interface CountedRow {
  readonly id: string
  readonly total: number
  /** As many as there can be now, with those that are left. */
  readonly most: number
  /** As many as there could be, had nobody else any. */
  readonly highest: number
}

/** Somebody whose hand a rule asks about. */
export interface NamedHand {
  readonly seat: SeatId
  readonly votes: number
  /** Whom it was up for, an empty list for nobody; null: not noted yet. */
  readonly given: readonly SeatId[] | null
  /** For whom it may be up. */
  readonly open: readonly SeatId[]
  readonly note: (hands: readonly SeatId[]) => void
}

export interface Prompt {
  readonly key: WordKey | null
  readonly seat?: SeatId
  readonly count?: number
}

export interface AnswerWord {
  readonly id: string
  /** Shift and this digit, from 1; null beyond the ninth. */
  readonly digit: number | null
  readonly chosen: boolean
  /** Says it for everybody at once. */
  readonly forAll?: boolean
  readonly run: () => void
}

export interface Primary {
  /** `next`: not the end of the step, but the next of several to be asked about. */
  readonly kind: 'ok' | 'record' | 'next'
  /** Who is next. */
  readonly seat?: SeatId
  /** Why it would be refused now; it may be pressed all the same, and the host says so. */
  readonly missing: number
  readonly run: () => void
}

/** What was clicked in this window and is not an entry of the draft yet. */
export interface Choice {
  /** Seats picked for one entry, e.g. the accuser. */
  readonly seats: readonly SeatId[]
  readonly act: string | null
  /** Whether members are recorded one by one though they could answer together. */
  readonly apart: boolean
  /** Whether hands are counted without names. */
  readonly counting: boolean
}

export const NO_CHOICE: Choice = { seats: [], act: null, apart: false, counting: false }

/** What a form works with. */
export interface Bench<F extends Form = Form> {
  readonly step: DeskStep
  readonly form: F
  readonly draft: Answer | null
  readonly draftLength: number
  /** Who is being voted on, where candidates take turns. */
  readonly upForVote: SeatId | null
  readonly choice: Choice
  readonly choose: (choice: Partial<Choice>) => void
  readonly answer: (answer: Answer) => void
  readonly record: (entry: DraftEntry) => void
  readonly close: () => void
}

export type FormOf<K extends Form['kind']> = Extract<Form, { kind: K }>

/** An answering in which nothing can be clicked; forms state only where they differ. */
export const still: Answering = {
  members: [],
  selected: null,
  targets: [],
  prompt: { key: null },
  given: [],
  totals: null,
  hands: null,
  words: [],
  primary: null,
  pass: null,
  press: () => undefined,
  select: () => undefined,
  clear: null,
}

/** Numbers words for the keyboard. */
export const numbered = (
  ids: readonly string[],
  run: (id: string) => void,
  chosen: (id: string) => boolean = () => false,
): AnswerWord[] =>
  ids.map((id, index) => ({
    id,
    digit: index < 9 ? index + 1 : null,
    chosen: chosen(id),
    run: () => run(id),
  }))
