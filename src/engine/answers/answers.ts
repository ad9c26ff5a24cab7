/** What a step can ask and what can be said to it: forms, answers, and the clicks that build an answer. */
import type { SeatId } from '../base/ids'

/** One accusation or nomination; `withdraw` takes an earlier entry of `by` off the list. */
export interface Nomination {
  readonly by: SeatId
  readonly target?: SeatId
  readonly second?: SeatId
  readonly withdraw?: SeatId
}

/** What the host records for a step. Plain JSON, so that it can be journaled and sent. */
export type Answer =
  | { readonly kind: 'ok' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'seat'; readonly seat: SeatId }
  | { readonly kind: 'seats'; readonly seats: readonly SeatId[] }
  | { readonly kind: 'option'; readonly option: string }
  | { readonly kind: 'act'; readonly act: string; readonly seat?: SeatId }
  | { readonly kind: 'points'; readonly points: Readonly<Record<SeatId, SeatId | null>> }
  | {
      readonly kind: 'ballots'
      readonly ballots: Readonly<Record<SeatId, readonly SeatId[]>>
      /** Whose hands were up and count for nothing, or not all of them: nobody has to hear of it. */
      readonly uncounted?: readonly SeatId[]
    }
  /** A vote counted by hands, without saying whose they were; seats without a hand are left out. */
  | {
      readonly kind: 'totals'
      readonly totals: Readonly<Record<SeatId, number>>
      /** Of these the hands that a rule asks about, by whose they are; an empty list: not raised. */
      readonly hands?: Readonly<Record<SeatId, readonly SeatId[]>>
      readonly uncounted?: readonly SeatId[]
    }
  | { readonly kind: 'marks'; readonly marks: Readonly<Record<SeatId, string>> }
  /** How many said which word, without saying who. */
  | { readonly kind: 'counts'; readonly counts: Readonly<Record<string, number>> }
  | { readonly kind: 'nominations'; readonly list: readonly Nomination[] }

export const OK: Answer = { kind: 'ok' }
export const PASS: Answer = { kind: 'pass' }

/** One click of an answer that is built from many (a hand raised, a finger pointed). */
export type DraftEntry =
  | { readonly kind: 'point'; readonly by: SeatId; readonly at: SeatId | null }
  /** The host now asks for the hands against this candidate. */
  | { readonly kind: 'upForVote'; readonly candidate: SeatId }
  | {
      readonly kind: 'ballot'
      readonly by: SeatId
      readonly votes: readonly SeatId[]
      /** Whether more hands were up than count. */
      readonly uncounted?: true
    }
  /** So many hands were counted for this candidate. */
  | { readonly kind: 'total'; readonly candidate: SeatId; readonly hands: number }
  | { readonly kind: 'mark'; readonly by: SeatId; readonly option: string }
  /** So many said each word. */
  | { readonly kind: 'counts'; readonly counts: Readonly<Record<string, number>> }
  | { readonly kind: 'pick'; readonly seat: SeatId; readonly on: boolean }
  | { readonly kind: 'nominate'; readonly nomination: Nomination }

/** Somebody with votes; one who is optional may be left out even where all others have to vote. */
export interface Voter {
  readonly seat: SeatId
  readonly votes: number
  readonly optional?: boolean
  /** A hand that counts, and that a majority is not reckoned by. */
  readonly beyond?: boolean
  /** Candidates whom this one may not name. */
  readonly except?: readonly SeatId[]
}

/** Something that can be done; with targets, to one of them. */
export interface Act {
  readonly id: string
  readonly targets?: readonly SeatId[]
}

/** How a step wants to be answered; who and what is eligible is listed, never implied. */
export type Form =
  | { readonly kind: 'ok' }
  | {
      readonly kind: 'seat'
      readonly targets: readonly SeatId[]
      readonly pass: boolean
      /** Words accepted instead of a seat, such as `draw`. */
      readonly options?: readonly string[]
    }
  | {
      readonly kind: 'seats'
      readonly targets: readonly SeatId[]
      readonly min: number
      readonly max: number
      readonly pass: boolean
      /** Words accepted instead of seats. */
      readonly options?: readonly string[]
    }
  | { readonly kind: 'option'; readonly options: readonly string[]; readonly pass: boolean }
  | {
      readonly kind: 'act'
      readonly acts: readonly Act[]
      readonly pass: boolean
    }
  | {
      readonly kind: 'points'
      readonly members: readonly SeatId[]
      readonly targets: readonly SeatId[]
      readonly notSelf: boolean
      /** Whether every member has to point at somebody. */
      readonly must: boolean
      readonly pass: boolean
      /** What somebody may do instead, which ends the pointing. */
      readonly acts?: readonly Act[]
    }
  | {
      readonly kind: 'ballots'
      readonly voters: readonly Voter[]
      readonly candidates: readonly SeatId[]
      /** `all`: every voter has to use every vote; `each`: every voter is named, with or without a hand. */
      readonly use: 'any' | 'all' | 'each'
      /** One candidate after the other is voted on, not one voter after the other; each has one vote. */
      readonly inTurn?: boolean
      /** Nobody raises a hand for himself. */
      readonly notSelf?: boolean
      /** Each of a voter's hands is for somebody else. */
      readonly distinct?: boolean
      /** Whoever likes raises a hand when he likes, in no order. */
      readonly freely?: boolean
      /** No rule asks whose the hands were, so that they may be counted without names; but for those who are `named`. */
      readonly unnamed?: boolean
      /** Whose hand a rule asks about: it is noted besides the count, raised or not. */
      readonly named?: readonly SeatId[]
    }
  | {
      readonly kind: 'marks'
      readonly members: readonly SeatId[]
      readonly options: readonly string[]
      readonly all: boolean
      /** No rule asks who said what, so that words may be counted. */
      readonly unnamed?: boolean
    }
  | {
      readonly kind: 'nominations'
      readonly by: readonly SeatId[]
      readonly targets: readonly SeatId[]
      readonly second: boolean
      readonly max: number
      readonly withdraw: boolean
      readonly pass: boolean
    }
