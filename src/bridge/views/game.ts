/** The open game at the desk. */
import type {
  DeckCard,
  DeskStep,
  DeskView,
  OptionValues,
  Phase,
  PublicSeat,
  SeatId,
} from '../../engine'
import type { Deed, LogLine, Tonight } from '../deeds'
import type { NOTE_MARKS } from '../commands'
import type { Handbook } from '../asked/handbook'
import type { StoryText, ChronicleEntry } from './room'

/** What the host has noted of a player. */
export interface SeatNote {
  readonly text: string
  readonly marks: readonly (typeof NOTE_MARKS)[number][]
}

/** What `game.foresee` replies. */
export interface RulingPreview {
  /** As they would stand in the log, the ruling itself aside. */
  readonly lines: readonly ChronicleEntry[]
  /** Who would have won by the rules; null: nobody. */
  readonly reached: readonly string[] | null
  /** How many recorded entries of the open step would be lost. */
  readonly dropped: number
}

export interface GameView extends DeskView {
  readonly names: Readonly<Record<SeatId, string>>
  /** What the room sees of each seat, for the ring's own marks. */
  readonly publicSeats: readonly PublicSeat[]
  readonly teams: readonly string[]
  readonly roles: Readonly<Record<string, { readonly team: string }>>
  /** Those that the host may give to a player, or take. */
  readonly statuses: readonly string[]
  readonly cards: readonly DeckCard[]
  /** Whether players have more lives than one. */
  readonly hasLives: boolean
  readonly rulings: readonly string[]
  /** Things that the host may put into somebody's hands, where each has to be named. */
  readonly objects: readonly string[]
  readonly options: OptionValues
  readonly dealt: Readonly<Record<SeatId, readonly string[]>>
  /** What lay in the middle from the beginning, where the game has such cards and the host may know them. */
  readonly middle?: readonly string[]
  readonly handbook: Handbook
  /** Only of players of whom there is one. */
  readonly notes: Readonly<Record<SeatId, SeatNote>>
  /** Whether the big screen shows a ruling of this night by itself, once the dawn has been told. */
  readonly showsAtDawn: boolean
  /**
   * The next announcement's story, before the room hears it; null when none is next. `seat` is null (and
   * the lead empty) when it tells that nobody died.
   */
  readonly story:
    | (StoryText & {
        readonly seat: SeatId | null
        readonly shown: boolean
        readonly edited: boolean
      })
    | null
  /** What is read out with what was just announced by day, a sentence each or two. */
  readonly tales: readonly string[]
  /** The last signal given by an answer, to be shown back now. `serial` grows with each one. */
  readonly signal: {
    readonly serial: number
    readonly step: string
    readonly signal: unknown
  } | null
  /** The offered step that asks a question again, where the game has one. */
  readonly asksAgain: string | null
  /** The questions it asks, in order, and the one that counts; until the next answer. */
  readonly asked: { readonly question: string; readonly all: readonly string[] } | null
  /** How long a call nobody can answer should be kept up, in seconds: as long as living ones take. */
  readonly pauseSeconds: number
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** What undo takes back, newest last: the last twenty acts. */
  readonly deeds: readonly Deed[]
  readonly tonight: Tonight
  /** The old answer that is being given anew, and how many acts wait for it; null: none. */
  readonly correcting: { readonly deed: Deed; readonly waiting: number } | null
  /** Acts that the last changed answer left no room for; they have to be done anew. */
  readonly fell: readonly Deed[]
  readonly logLength: number
  /** The newest lines of the log, newest last; older ones are paged. */
  readonly log: readonly LogLine[]
  readonly revealed: boolean
}

/** What `game.ahead` replies: the step that going on would open, and its phase; null: the end of the game. */
export interface Ahead {
  readonly step: DeskStep | null
  readonly phase: Phase
}
