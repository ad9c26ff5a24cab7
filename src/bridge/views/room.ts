/** What the big screen is sent, and what of it the desk gets, too. */
import type { Phase, PublicItem, PublicSeat, RoomCount, SeatId, Stage } from '../../engine'
import type { Settings } from '../commands'
import type { RuleText } from '../asked/handbook'
import type { RoomMusic } from '../music'
import type { ProjectorScene } from '../scenes'
import type { RoomHosting } from './hosting'

/** A clock as drawn by a window: from the end, never counted down. Times are the host's milliseconds. */
export type ClockView = {
  readonly totalMs: number
  /** What is timed: a key of the texts such as `discussion` or `speech`. */
  readonly about: string
} & (
  | { readonly state: 'running'; readonly endsAt: number }
  | { readonly state: 'paused'; readonly leftMs: number }
  | { readonly state: 'over' }
)

export interface StoryText {
  readonly body: readonly string[]
  /** The last words before the name. */
  readonly lead: string
  /** Which piece of the game's stories it begins with, where the host has not written it: where it plays follows from that. */
  readonly begins?: string
}

/** A sound to play once: serials only grow, a window never plays one it has seen. */
export interface Cue {
  readonly serial: number
  readonly sound: string
}

export interface ProjectorSeat extends PublicSeat {
  readonly name: string
  /** Which of the cast's figures this one chose, from 0; absent: none, and it follows from the name. */
  readonly look?: number
  /** Whether this one has a phone; absent: none. */
  readonly phone?: true
}

/** The evening as it really was, told once everything is over. */
export interface EndView {
  readonly winners: readonly string[]
  /** Null until the host turns the roles over. */
  readonly revealed: null | {
    readonly seats: readonly {
      readonly id: SeatId
      readonly team: string
      readonly dealt: readonly string[]
    }[]
    /** Cards that lay in the middle from the beginning, where the game has such. */
    readonly middle?: readonly string[]
    readonly chronicle: readonly ChronicleEntry[]
  }
}

/** One line of an evening's story: a text key of the ruleset or the shared texts, with its parameters. */
export interface ChronicleEntry {
  readonly phase: string
  readonly key: string
  readonly seats: Readonly<Record<string, readonly SeatId[]>>
  readonly params: Readonly<Record<string, string | number>>
}

/** Everything the public window is ever sent. Built by allow-list; nothing else reaches it. */
export interface ProjectorView {
  readonly revision: number
  readonly scene: ProjectorScene
  readonly ruleset: string | null
  readonly phase: Phase | null
  readonly seats: readonly ProjectorSeat[]
  /** Announcements told in this phase, in order; the last one is news. */
  readonly items: readonly PublicItem[]
  readonly stage: Stage | null
  readonly count: RoomCount | null
  readonly clock: ClockView | null
  /** The story being told; its name follows with the announcement. */
  readonly story: StoryText | null
  /** With which pieces the next story may begin, whoever it tells of: where they play is painted before. Absent where none is to come. */
  readonly comingStories?: readonly string[]
  readonly end: EndView | null
  readonly cue: Cue | null
  /** What the host has looked up for everybody; absent where nothing is. */
  readonly rule?: RuleText
  /** Who looks at the own cards while they are dealt; absent while nobody has the laptop. */
  readonly peeking?: Peeking
  /** Who has looked at the own cards by now; absent where nobody does so at the laptop. */
  readonly looked?: readonly SeatId[]
  /** Where players' phones find their page; absent where the room is not shown it. */
  readonly phoneAddress?: string
  /** When the count of three for a vote began, by the host's clock; absent once it is over. */
  readonly beat?: number
  /** How near that is which the game lets come nearer (a ship), from 0 to 1; absent where nothing does. */
  readonly nearer?: number
  /** An evening that the program hosts; absent where a person does. */
  readonly hosting?: RoomHosting
  /** The host's own music; absent where there is none. */
  readonly music?: RoomMusic
  readonly show: Pick<
    Settings,
    | 'language'
    | 'master'
    | 'ambience'
    | 'effects'
    | 'muted'
    | 'soundOutput'
    | 'reducedMotion'
    | 'safeMargin'
    | 'speech'
    | 'voice'
  >
}

/** What everybody can see of the laptop going round. */
export interface Peeking {
  readonly seat: SeatId
  /** Who gets the laptop then; null: the host. */
  readonly next: SeatId | null
  /** Which one this is, and of how many. */
  readonly number: number
  readonly of: number
}
