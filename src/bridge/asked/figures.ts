/** The evening in figures, for the desk once everything is over. */
import type { SeatId } from '../../engine'

/** A vote by raised hands, as it was closed. */
export interface HeldVote {
  /** e.g. `day 2`, as in log lines. */
  readonly phase: string
  /** What it was about: a key of the game's headings; null where it has none. */
  readonly about: string | null
  /** Who raised a hand for whom. */
  readonly hands: Readonly<Record<SeatId, readonly SeatId[]>>
  /** As the rules counted them; null where no count was told. */
  readonly totals: Readonly<Record<SeatId, number>> | null
  /** Whose hands all fell on the other sides; null where a hand is raised for somebody, as in an election. */
  readonly right: readonly SeatId[] | null
}

/** What `game.figures` replies. */
export interface EveningFigures {
  readonly nights: number
  readonly days: number
  /** Milliseconds of play, pauses left out. */
  readonly played: number
  readonly votes: readonly HeldVote[]
}
