/** What evenings that are over came to, for the page of a group. */

/** Somebody in an evening that is over. */
export interface RecordedPlayer {
  /** Null for somebody who wants to be left out. */
  readonly name: string | null
  /** A side of the game; the one they were on at the end. */
  readonly side: string
  readonly won: boolean
  /** Whether they were in the game at its end. */
  readonly stayed: boolean
  /** How many nights they lived to see the end of. */
  readonly nights: number
  /** How often a raised hand of theirs fell on another side, of how many times. */
  readonly right: number
  readonly cast: number
}

/** A vote that one hand decided, or none. */
export interface ClosestVote {
  /** e.g. `day 2`, as in log lines. */
  readonly phase: string
  /** Whoever had most hands, and whoever came after that; null for somebody who wants to be left out. */
  readonly names: readonly [string | null, string | null]
  readonly counts: readonly [number, number]
}

export interface EveningRecord {
  readonly id: string
  readonly nights: number
  /** Sides, or somebody's seat, as the rules name who has won. */
  readonly winners: readonly string[]
  readonly players: readonly RecordedPlayer[]
  readonly closest: ClosestVote | null
}

/** What `records.read` replies. */
export interface ReadRecords {
  readonly evenings: readonly EveningRecord[]
  /** Those that cannot be read, each with the code of why. */
  readonly unread: readonly { readonly id: string; readonly code: string }[]
}

/** What `records.begin` replies. */
export interface RecordsBegun {
  /** Groups that are remembered. */
  readonly groups: readonly { readonly name: string; readonly players: readonly string[] }[]
  /** How many people asked to be left out. */
  readonly leftOut: number
}
