/** What the ring draws: seats and arrows between them. It knows no game. */
import type { SeatId } from '../../bridge'

/** What somebody did or suffered, in a few letters on the seat. */
export interface SeatToken {
  readonly kind: 'choice' | 'target'
  readonly text: string
  /** The whole of it, for those who point at it or hear the window. */
  readonly spoken: string
}

/** One seat as the ring draws it. */
export interface RingEntry {
  readonly id: SeatId
  readonly name: string
  readonly key: string | null
  readonly alive: boolean
  /** Small line under the name, e.g. the role. */
  readonly line: string
  /** Cards or lives still held; null where the game has none. */
  readonly cards: number | null
  /** The colour of the team that marks the seat; null: none. */
  readonly team: string | null
  readonly statuses: readonly string[]
  /** A click records something now. */
  readonly target: boolean
  /** The open step concerns this player. */
  readonly asked: boolean
  /** Whose answer is being recorded. */
  readonly selected: boolean
  /** Whether this one has a phone; absent: none. */
  readonly phone?: 'here' | 'away' | 'without'
  /** A figure at the seat, e.g. the votes so far. */
  readonly figure: string | null
  readonly tokens: readonly SeatToken[]
  /** What the eye sees by colour and drawing, for those who hear the window. */
  readonly spoken: string
}

/** Who points at whom, and what it stands for. */
export interface Arrow {
  readonly from: SeatId
  readonly to: SeatId
  readonly count: number
  /** What an arrow means that nobody clicked: a direction at the table, a consequence to keep in mind. */
  readonly label?: string
}
